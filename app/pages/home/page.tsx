import { definePage } from "../../engine/page.ts";
import { site } from "../../parts/chrome/site-schema.ts";
import { buildOrganization, buildWebSite } from "../../parts/head/site-entries.ts";
import { industries } from "../../parts/industries/schema.ts";
import { listModules } from "../../parts/modules/list-modules.ts";
import { ModuleTiers } from "../../parts/modules/ModuleTiers.tsx";
import { moduleLabels } from "../../parts/modules/module-labels-schema.ts";
import { modules } from "../../parts/modules/schema.ts";
import { defaultPersona } from "../../parts/persona/active-persona.ts";
import { HeroScene } from "../../parts/persona/HeroScene.tsx";
import { PersonaPicker } from "../../parts/persona/PersonaPicker.tsx";
import { getPersonaLabels } from "../../parts/persona/persona-labels.ts";
import { personas } from "../../parts/persona/schema.ts";
import { ClosingCall } from "../../parts/sections/ClosingCall.tsx";
import { LastUpdated } from "../../parts/sections/LastUpdated.tsx";
import { RuledHead } from "../../parts/sections/RuledHead.tsx";
import { Section } from "../../parts/sections/Section.tsx";
import { ButtonLink } from "../../parts/ui/ButtonLink.tsx";
import { getModulePath, paths } from "../../routes.ts";
import { CustomerStrip } from "./CustomerStrip.tsx";
import { customers } from "./customers-schema.ts";
import { IndustryGrid } from "./IndustryGrid.tsx";
import { PersonaHero } from "./PersonaHero.tsx";
import { PersonaPanel } from "./PersonaPanel.tsx";
import { SuccessStory } from "./SuccessStory.tsx";
import { homePage } from "./schema.ts";
import { stories } from "./stories-schema.ts";
import { WhyChoose } from "./WhyChoose.tsx";
import { WhyNeeded } from "./WhyNeeded.tsx";

export default definePage({
  address: { path: paths.home },
  needs: {
    words: homePage,
    customers,
    industries,
    labels: moduleLabels,
    modules,
    roles: personas,
    site,
    stories,
  },
  head: ({ words, modules, site }) => ({
    ...words,
    items: listModules(modules),
    others: (language: string) => [buildOrganization(site), buildWebSite(site, language)],
  }),
  render({ words, customers, industries, labels, modules, roles, site, stories }) {
    const { personas } = roles;
    return (
      <>
        <PersonaHero
          page={words}
          personas={personas}
          scenes={personas.map((each) => (
            <HeroScene key={each.id} persona={each} priority={each.id === defaultPersona} />
          ))}
        />
        <PersonaPicker
          legend={words.hero.pickerLabel}
          announcement={words.hero.pickerAnnouncement}
          personas={personas}
        />
        {personas.map((each) => (
          <PersonaPanel key={each.id} persona={each} labels={words.hero} />
        ))}
        <LastUpdated pattern={words.lastUpdated} date={site.lastUpdated.home} />
        <Section
          id="modules"
          className="pt-6 pb-band md:pt-10"
          headClass="mb-12 md:mb-16"
          sheet={words.sheet}
          {...words.modules}
        >
          <ModuleTiers {...{ modules, labels }} personaLabels={getPersonaLabels(personas)} />
          <div className="mt-8 flex justify-end">
            <ButtonLink tone="line" {...words.modules.viewAll} arrow />
          </div>
        </Section>
        <WhyChoose personas={personas} overall={roles.default} page={words} />
        <IndustryGrid industries={industries} page={words} />
        <section aria-labelledby="stories-title" className="py-band">
          <div className="page-column">
            <RuledHead
              id="stories-title"
              sheet={words.sheet}
              {...words.stories}
              className="mb-10 md:mb-14"
            />
            {stories.map((story) => (
              <SuccessStory
                key={story.persona}
                story={story}
                page={words}
                modules={modules
                  .filter(({ id }) => story.modules.includes(id))
                  .map(({ id, name, tag }) => ({ name, tag, href: getModulePath(id) }))}
              />
            ))}
          </div>
        </section>
        <CustomerStrip title={words.customers.title} customers={customers} />
        <section className="py-band" aria-label={words.whyNeeded.resultsTitle}>
          {personas.map((each) => (
            <WhyNeeded key={each.id} persona={each} page={words} />
          ))}
        </section>
        {personas.map((each) => (
          <ClosingCall key={each.id} {...each.closing} forPersona={each.id} />
        ))}
      </>
    );
  },
});
