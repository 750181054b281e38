import { definePage } from "../../engine/page.ts";
import { listModules, moduleLabels, modules } from "../../parts/modules/schema.ts";
import { defaultPersona } from "../../parts/persona/active-persona.ts";
import { HeroScene } from "../../parts/persona/HeroScene.tsx";
import { PersonaPicker } from "../../parts/persona/PersonaPicker.tsx";
import { getPersonaLabels, personas } from "../../parts/persona/schema.ts";
import { ClosingCall } from "../../parts/sections/ClosingCall.tsx";
import { PageHero } from "../../parts/sections/PageHero.tsx";
import { SectionHead } from "../../parts/sections/Section.tsx";
import { paths } from "../../routes.ts";
import { DaySection } from "./DaySection.tsx";
import { NotSure } from "./NotSure.tsx";
import { StartSection } from "./StartSection.tsx";
import { personasPage } from "./schema.ts";
import { TierRow } from "./TierRow.tsx";

export default definePage({
  address: { path: paths.personas },
  needs: { words: personasPage, labels: moduleLabels, modules, personas },
  head: ({ words, modules }) => ({ ...words, items: listModules(modules) }),
  render({ words, labels, modules, personas: { personas } }) {
    const personaLabels = getPersonaLabels(personas);
    return (
      <>
        <PageHero {...words} title={words.headline}>
          {/* Smaller than on the home page, so that the choice and its day come into view with the
              question. */}
          <div className="mx-auto w-full max-w-[15rem] max-md:-my-6 md:max-w-[30rem] lg:-my-12 lg:max-w-[27rem] 2xl:max-w-[32rem]">
            {personas.map((each) => (
              <HeroScene
                key={each.id}
                persona={{ ...each, callouts: [] }}
                priority={each.id === defaultPersona}
              />
            ))}
          </div>
        </PageHero>
        <PersonaPicker {...words.picker} personas={personas} />
        <DaySection personas={personas} page={words} />
        <section aria-label={words.start.title} className="py-band">
          {personas.map((each) => (
            <div key={each.id} data-for-persona={each.id}>
              <StartSection
                persona={each}
                modules={modules}
                labels={words.start}
                keyBenefit={labels.keyBenefit}
              />
            </div>
          ))}
        </section>
        <section aria-labelledby="tiers-title" className="border-t border-hairline py-band">
          <div className="page-column">
            <SectionHead
              id="tiers-title"
              label={[words.tiers.eyebrow]}
              title={words.tiers.title}
              text={words.tiers.text}
              className="mb-8 md:mb-12"
            />
            <div className="border-t border-ink">
              {labels.tiers.map((tier) => (
                <TierRow key={tier.number} {...{ tier, modules, labels, personaLabels }} />
              ))}
            </div>
          </div>
        </section>
        <NotSure personas={personas} labels={words.notSure} />
        {words.closing.map(({ persona: id, ...closing }) => (
          <ClosingCall
            key={id}
            forPersona={id}
            {...closing}
            secondary={words.closingLinks.contact}
            further={words.closingLinks.journey}
          />
        ))}
      </>
    );
  },
});
