import labels from "content:module-labels";
import modules from "content:modules";
import page from "content:pages/personas";
import content from "content:personas";
import { buildMeta, getCanonicalUrl } from "../../parts/head/build-meta.ts";
import { buildPageGraph } from "../../parts/head/page-graph.ts";
import { StructuredData } from "../../parts/head/StructuredData.tsx";
import { ModuleTiers } from "../../parts/modules/ModuleTiers.tsx";
import { ForPersona } from "../../parts/persona/ForPersona.tsx";
import { HeroScene } from "../../parts/persona/HeroScene.tsx";
import { PersonaPicker } from "../../parts/persona/PersonaPicker.tsx";
import { defaultPersona, usePersona } from "../../parts/persona/persona-store.ts";
import { ClosingCall } from "../../parts/sections/ClosingCall.tsx";
import { PageHero } from "../../parts/sections/PageHero.tsx";
import { SectionHead } from "../../parts/sections/SectionHead.tsx";
import { getModulePath, type PersonaId, paths } from "../../routes.ts";
import { DaySection } from "./DaySection.tsx";
import { NotSure } from "./NotSure.tsx";
import { StartSection } from "./StartSection.tsx";
import { TierCell } from "./TierCell.tsx";

const { personas } = content;
const personaLabels = Object.fromEntries(personas.map(({ id, label }) => [id, label])) as Record<
  PersonaId,
  string
>;

const graph = buildPageGraph({
  path: paths.personas,
  page,
  items: modules.map(({ id, name }) => ({ name, url: getCanonicalUrl(getModulePath(id)) })),
});

export function meta() {
  return buildMeta({ title: page.title, description: page.description, path: paths.personas });
}

export default function Personas() {
  const persona = usePersona();
  return (
    <>
      <StructuredData graph={graph} />
      <PageHero label={[page.eyebrow]} title={page.headline} lead={page.lead}>
        {/* Smaller than on the home page, so that the choice and its day come into view with the question. */}
        <div className="mx-auto w-full max-w-[30rem] lg:-my-12 lg:max-w-[27rem] 2xl:max-w-[32rem]">
          {personas.map((each) => (
            <HeroScene
              key={each.id}
              persona={{ ...each, callouts: [] }}
              priority={each.id === defaultPersona}
            />
          ))}
        </div>
      </PageHero>
      <PersonaPicker {...page.picker} personas={personas} />
      <DaySection personas={personas} page={page} />
      <section aria-label={page.start.title} className="py-band">
        {personas.map((each) => (
          <ForPersona key={each.id} only={each.id}>
            <StartSection
              persona={each}
              modules={modules}
              labels={page.start}
              keyBenefit={labels.keyBenefit}
            />
          </ForPersona>
        ))}
      </section>
      <section aria-labelledby="tiers-title" className="border-t border-hairline py-band">
        <div className="page-column">
          <SectionHead
            id="tiers-title"
            label={[page.tiers.eyebrow]}
            title={page.tiers.title}
            text={page.tiers.text}
            className="mb-12 md:mb-16"
          />
          <ModuleTiers
            {...{ modules, labels, persona, personaLabels }}
            renderCell={(module) => (
              <TierCell key={module.id} {...{ module, labels, personaLabels }} />
            )}
          />
        </div>
      </section>
      <NotSure personas={personas} labels={page.notSure} />
      {page.closing.map(({ persona: id, ...closing }) => (
        <ForPersona key={id} only={id}>
          <ClosingCall
            {...closing}
            secondary={page.closingLinks.contact}
            further={page.closingLinks.journey}
          />
        </ForPersona>
      ))}
    </>
  );
}
