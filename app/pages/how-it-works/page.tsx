import { definePage } from "../../engine/page.ts";
import { buildSoftwareApplication } from "../../parts/head/page-graph.ts";
import { site } from "../../parts/head/site-schema.ts";
import { HubDiagram } from "../../parts/hub/HubDiagram.tsx";
import { integrations } from "../../parts/hub/schema.ts";
import { industries } from "../../parts/industries/schema.ts";
import { listModules, modules } from "../../parts/modules/schema.ts";
import { ClosingCall } from "../../parts/sections/ClosingCall.tsx";
import { FaqList } from "../../parts/sections/FaqList.tsx";
import { PageHero } from "../../parts/sections/PageHero.tsx";
import { paths } from "../../routes.ts";
import { Foundation } from "./Foundation.tsx";
import { GrowthPath } from "./GrowthPath.tsx";
import { IndustryCards } from "./IndustryCards.tsx";
import { IntegrationCapabilities } from "./IntegrationCapabilities.tsx";
import { ModuleRegister } from "./ModuleRegister.tsx";
import { ModuleSequence } from "./ModuleSequence.tsx";
import { Outcomes } from "./Outcomes.tsx";
import { Shift } from "./Shift.tsx";
import { howItWorksPage } from "./schema.ts";

export default definePage({
  address: { path: paths.howItWorks },
  needs: { words: howItWorksPage, industries, integrations, modules, site },
  head: ({ words, modules, site }) => ({
    ...words,
    revised: site.lastUpdated.howItWorks,
    faq: words.faq.items,
    items: listModules(modules),
    others: () => [
      buildSoftwareApplication(site, {
        ...words.software,
        description: words.description,
        features: modules.map(({ name, summary }) => `${name}: ${summary}`),
      }),
    ],
  }),
  render({ words, industries, integrations, modules, site }) {
    const revised = site.lastUpdated.howItWorks;
    const tags = modules.map(({ tag }) => tag);
    return (
      <div data-parts className="dense-bands">
        <PageHero sheet={words.sheet} {...words.hero} />
        <Foundation page={words} date={revised} />
        <GrowthPath page={words} modules={modules} />
        <ModuleSequence page={words} modules={modules} />
        <ModuleRegister page={words} modules={modules} />
        <IndustryCards page={words} industries={industries} />
        <IntegrationCapabilities page={words}>
          <HubDiagram isBrief words={integrations.hub} name={site.name} tags={tags} />
        </IntegrationCapabilities>
        <Outcomes page={words} />
        <FaqList {...words.faq} label={[words.sheet, words.faq.eyebrow]} name="questions" />
        <Shift page={words} />
        <ClosingCall {...words.closing} />
      </div>
    );
  },
});
