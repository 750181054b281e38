import customers from "content:customers";
import industries from "content:industries";
import labels from "content:module-labels";
import modules from "content:modules";
import page from "content:pages/home";
import content from "content:personas";
import site from "content:site";
import stories from "content:stories";
import { buildMeta, getCanonicalUrl } from "../../parts/head/build-meta.ts";
import { buildPageGraph } from "../../parts/head/page-graph.ts";
import { StructuredData } from "../../parts/head/StructuredData.tsx";
import { buildOrganization, buildWebSite } from "../../parts/head/site-records.ts";
import { ModuleTiers } from "../../parts/modules/ModuleTiers.tsx";
import { ForPersona } from "../../parts/persona/ForPersona.tsx";
import { HeroScene } from "../../parts/persona/HeroScene.tsx";
import { PersonaPicker } from "../../parts/persona/PersonaPicker.tsx";
import { defaultPersona, usePersona } from "../../parts/persona/persona-store.ts";
import { ClosingCall } from "../../parts/sections/ClosingCall.tsx";
import { LastUpdated } from "../../parts/sections/LastUpdated.tsx";
import { formatDay } from "../../parts/ui/dates.ts";
import { getModulePath, type PersonaId, paths } from "../../routes.ts";
import { CustomerStrip } from "./CustomerStrip.tsx";
import { HomeModules } from "./HomeModules.tsx";
import { IndustryGrid } from "./IndustryGrid.tsx";
import { PersonaHero } from "./PersonaHero.tsx";
import { PersonaPanel } from "./PersonaPanel.tsx";
import { SuccessStories } from "./SuccessStories.tsx";
import { SuccessStory } from "./SuccessStory.tsx";
import { WhyChoose } from "./WhyChoose.tsx";
import { WhyNeeded } from "./WhyNeeded.tsx";

const { personas } = content;
const personaLabels = Object.fromEntries(personas.map(({ id, label }) => [id, label])) as Record<
  PersonaId,
  string
>;

const graph = buildPageGraph({
  path: paths.home,
  page,
  items: modules.map(({ id, name }) => ({ name, url: getCanonicalUrl(getModulePath(id)) })),
  others: [buildOrganization(), buildWebSite()],
});

export function meta() {
  return buildMeta({ title: page.title, description: page.description, path: paths.home });
}

export default function Home() {
  const persona = usePersona();
  return (
    <>
      <StructuredData graph={graph} />
      <PersonaHero
        page={page}
        personas={personas}
        scenes={personas.map((each) => (
          <HeroScene key={each.id} persona={each} priority={each.id === defaultPersona} />
        ))}
      />
      <PersonaPicker
        legend={page.hero.pickerLabel}
        announcement={page.hero.pickerAnnouncement}
        personas={personas}
      />
      {personas.map((each) => (
        <ForPersona key={each.id} only={each.id}>
          <PersonaPanel persona={each} labels={page.hero} />
        </ForPersona>
      ))}
      <LastUpdated
        pattern={page.lastUpdated}
        date={site.lastUpdated.home}
        shown={formatDay(site.lastUpdated.home)}
      />
      <HomeModules page={page}>
        <ModuleTiers {...{ modules, labels, persona, personaLabels }} />
      </HomeModules>
      <WhyChoose personas={personas} overall={content.default} page={page} />
      <IndustryGrid industries={industries} page={page} />
      <SuccessStories page={page}>
        {stories.map((story) => (
          <ForPersona key={story.persona} only={story.persona}>
            <SuccessStory
              story={story}
              page={page}
              modules={modules
                .filter(({ id }) => story.modules.includes(id))
                .map(({ id, name, tag }) => ({ name, tag, href: getModulePath(id) }))}
            />
          </ForPersona>
        ))}
      </SuccessStories>
      <CustomerStrip title={page.customers.title} customers={customers} />
      <section className="py-band" aria-label={page.whyNeeded.resultsTitle}>
        {personas.map((each) => (
          <ForPersona key={each.id} only={each.id}>
            <WhyNeeded persona={each} page={page} />
          </ForPersona>
        ))}
      </section>
      {personas.map((each) => (
        <ForPersona key={each.id} only={each.id}>
          <ClosingCall {...each.closing} />
        </ForPersona>
      ))}
    </>
  );
}
