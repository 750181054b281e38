import { definePage } from "../../engine/page.ts";
import { screenSamples } from "../../parts/figures/ModuleScreen.tsx";
import { buildOrganization, buildWebSite } from "../../parts/head/page-graph.ts";
import { site } from "../../parts/head/site-schema.ts";
import { industries } from "../../parts/industries/schema.ts";
import { listModules, moduleLabels, modules } from "../../parts/modules/schema.ts";
import { defaultPersona } from "../../parts/persona/active-persona.ts";
import { HeroScene } from "../../parts/persona/HeroScene.tsx";
import { PersonaPicker } from "../../parts/persona/PersonaPicker.tsx";
import { getPersonaLabels, personas } from "../../parts/persona/schema.ts";
import { ClosingCall } from "../../parts/sections/ClosingCall.tsx";
import { Section } from "../../parts/sections/Section.tsx";
import { LastUpdated } from "../../parts/ui/Day.tsx";
import { paths } from "../../routes.ts";
import { CustomerStrip } from "./CustomerStrip.tsx";
import { customers } from "./customers-schema.ts";
import { IndustryGrid } from "./IndustryGrid.tsx";
import { ModuleTiers } from "./ModuleTiers.tsx";
import { PersonaHero } from "./PersonaHero.tsx";
import { PersonaPanel } from "./PersonaPanel.tsx";
import { ProductScreen } from "./ProductScreen.tsx";
import { SuccessStories } from "./SuccessStories.tsx";
import { homePage } from "./schema.ts";
import { stories } from "./stories-schema.ts";
import { WhyChoose } from "./WhyChoose.tsx";
import { WhyNeeded } from "./WhyNeeded.tsx";

export default definePage({
  address: { path: paths.home },
  needs: {
    words: homePage,
    // Early, because whoever edits the page is looking for the headline, which is there.
    personas,
    customers,
    industries,
    labels: moduleLabels,
    modules,
    site,
    stories,
    ...screenSamples,
  },
  head: ({ words, modules, site }) => ({
    ...words,
    revised: site.lastUpdated.home,
    items: listModules(modules),
    others: (language: string) => [buildOrganization(site), buildWebSite(site, language)],
  }),
  render({
    words,
    customers,
    industries,
    labels,
    modules,
    personas: { personas },
    site,
    stories,
    ...samples
  }) {
    const personaLabels = getPersonaLabels(personas);
    return (
      <>
        <PersonaPicker
          legend={words.hero.pickerLabel}
          announcement={words.hero.pickerAnnouncement}
          personas={personas}
        />
        <PersonaHero
          page={words}
          personas={personas}
          scenes={personas.map((each) => (
            <HeroScene key={each.id} persona={each} priority={each.id === defaultPersona} />
          ))}
        />
        <div className="border-b border-hairline bg-sheet">
          {personas.map((each) => (
            <PersonaPanel key={each.id} persona={each} labels={words.hero}>
              <ProductScreen persona={each.id} labels={words.screens} {...{ modules, samples }} />
            </PersonaPanel>
          ))}
        </div>
        <Section
          id="modules"
          className="dense-bands pt-3 pb-band md:pt-8"
          note={<LastUpdated pattern={words.lastUpdated} date={site.lastUpdated.home} />}
          headClass="mb-4 md:mb-10"
          sheet={words.sheet}
          {...words.modules}
        >
          <ModuleTiers {...{ modules, labels, personaLabels }} />
        </Section>
        <WhyChoose personas={personas} page={words} />
        <IndustryGrid industries={industries} page={words} />
        <SuccessStories stories={stories} modules={modules} page={words} />
        <CustomerStrip labels={words.customers} customers={customers} />
        <WhyNeeded personas={personas} page={words} />
        {personas.map((each) => (
          <ClosingCall key={each.id} {...each.closing} forPersona={each.id} />
        ))}
      </>
    );
  },
});
