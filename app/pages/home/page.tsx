import type { ReactNode } from "react";
import { definePage } from "../../engine/page.ts";
import { bidComparison } from "../../parts/figures/bid-comparison-schema.ts";
import type { FigureFrameData } from "../../parts/figures/figure-fields.ts";
import { kpiBoard } from "../../parts/figures/kpi-board-schema.ts";
import { shiftRoster } from "../../parts/figures/shift-roster-schema.ts";
import { taskBoard } from "../../parts/figures/task-board-schema.ts";
import { buildOrganization, buildWebSite } from "../../parts/head/site-entries.ts";
import { site } from "../../parts/head/site-schema.ts";
import { industries } from "../../parts/industries/schema.ts";
import { getModule } from "../../parts/modules/get-module.ts";
import { listModules } from "../../parts/modules/list-modules.ts";
import { moduleLabels } from "../../parts/modules/module-labels-schema.ts";
import { modules } from "../../parts/modules/schema.ts";
import { defaultPersona } from "../../parts/persona/active-persona.ts";
import { HeroScene } from "../../parts/persona/HeroScene.tsx";
import { PersonaPicker } from "../../parts/persona/PersonaPicker.tsx";
import { getPersonaLabels } from "../../parts/persona/persona-labels.ts";
import { personas } from "../../parts/persona/schema.ts";
import { ClosingCall } from "../../parts/sections/ClosingCall.tsx";
import { LastUpdated } from "../../parts/sections/LastUpdated.tsx";
import { Section } from "../../parts/sections/Section.tsx";
import { ButtonLink } from "../../parts/ui/ButtonLink.tsx";
import { type ModuleId, type PersonaId, paths } from "../../routes.ts";
import { BidScreen } from "./BidScreen.tsx";
import { CustomerStrip } from "./CustomerStrip.tsx";
import { customers } from "./customers-schema.ts";
import { IndustryGrid } from "./IndustryGrid.tsx";
import { KpiScreen } from "./KpiScreen.tsx";
import { ModuleTiers } from "./ModuleTiers.tsx";
import { PersonaHero } from "./PersonaHero.tsx";
import { PersonaPanel } from "./PersonaPanel.tsx";
import { ProductScreen } from "./ProductScreen.tsx";
import { RosterScreen } from "./RosterScreen.tsx";
import { SuccessStories } from "./SuccessStories.tsx";
import { homePage } from "./schema.ts";
import { stories } from "./stories-schema.ts";
import { TaskScreen } from "./TaskScreen.tsx";
import { WhyChoose } from "./WhyChoose.tsx";
import { WhyNeeded } from "./WhyNeeded.tsx";

export default definePage({
  address: { path: paths.home },
  needs: {
    words: homePage,
    // Early, because whoever edits the page is looking for the headline, which is there.
    roles: personas,
    bidComparison,
    customers,
    industries,
    kpiBoard,
    labels: moduleLabels,
    modules,
    shiftRoster,
    site,
    stories,
    taskBoard,
  },
  head: ({ words, modules, site }) => ({
    ...words,
    revised: site.lastUpdated.home,
    items: listModules(modules),
    others: (language: string) => [buildOrganization(site), buildWebSite(site, language)],
  }),
  render({ words, customers, industries, labels, modules, roles, site, stories, ...figures }) {
    const { bidComparison, kpiBoard, shiftRoster, taskBoard } = figures;
    const { personas } = roles;
    const personaLabels = getPersonaLabels(personas);
    /** The screen of each persona, and the module whose page has the whole of it. */
    const screens: Record<PersonaId, [ModuleId, FigureFrameData, ReactNode]> = {
      maintenance: ["timemanagement", shiftRoster, <RosterScreen key="s" {...shiftRoster} />],
      turnaround: ["projectmanagement", taskBoard, <TaskScreen key="s" {...taskBoard} />],
      operations: ["analytics", kpiBoard, <KpiScreen key="s" {...kpiBoard} />],
      procurement: ["sourcing", bidComparison, <BidScreen key="s" {...bidComparison} />],
    };
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
          {personas.map((each) => {
            const [moduleId, frame, screen] = screens[each.id];
            return (
              <PersonaPanel
                key={each.id}
                persona={each}
                labels={words.hero}
                screen={
                  <ProductScreen
                    frame={frame}
                    alt={words.screens.shown.find(({ persona }) => persona === each.id)?.alt ?? ""}
                    persona={each.id}
                    module={getModule(modules, moduleId)}
                    labels={words.screens}
                  >
                    {screen}
                  </ProductScreen>
                }
              />
            );
          })}
        </div>
        <LastUpdated pattern={words.lastUpdated} date={site.lastUpdated.home} />
        <Section
          id="modules"
          className="pt-4 pb-band md:pt-8"
          headClass="mb-6 md:mb-14"
          sheet={words.sheet}
          {...words.modules}
        >
          <ModuleTiers {...{ modules, labels, personaLabels }} />
          <div className="mt-6 flex justify-end">
            <ButtonLink tone="line" {...words.modules.viewAll} arrow />
          </div>
        </Section>
        <WhyChoose personas={personas} overall={roles.default} page={words} />
        <IndustryGrid industries={industries} modules={modules} page={words} />
        <SuccessStories stories={stories} modules={modules} page={words} />
        <CustomerStrip labels={words.customers} customers={customers} />
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
