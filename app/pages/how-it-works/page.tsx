import industries from "content:industries";
import integrations from "content:integrations";
import modules from "content:modules";
import page from "content:pages/how-it-works";
import site from "content:site";
import { LoopDrawing } from "../../parts/figures/LoopDrawing.tsx";
import { buildMeta, getCanonicalUrl } from "../../parts/head/build-meta.ts";
import { buildPageGraph } from "../../parts/head/page-graph.ts";
import { StructuredData } from "../../parts/head/StructuredData.tsx";
import { buildSoftwareApplication } from "../../parts/head/software-record.ts";
import { HubDiagram } from "../../parts/hub/HubDiagram.tsx";
import { ClosingCall } from "../../parts/sections/ClosingCall.tsx";
import { FaqList } from "../../parts/sections/FaqList.tsx";
import { PageHero } from "../../parts/sections/PageHero.tsx";
import { formatDay } from "../../parts/ui/dates.ts";
import { getModulePath, paths } from "../../routes.ts";
import { Foundation } from "./Foundation.tsx";
import { GrowthPath } from "./GrowthPath.tsx";
import { GrowthSection } from "./GrowthSection.tsx";
import { IndustryCards } from "./IndustryCards.tsx";
import { IntegrationCapabilities } from "./IntegrationCapabilities.tsx";
import { ModuleRegister } from "./ModuleRegister.tsx";
import { ModuleSequence } from "./ModuleSequence.tsx";
import { Outcomes } from "./Outcomes.tsx";

const graph = buildPageGraph({
  path: paths.howItWorks,
  page,
  faq: page.faq.items,
  items: modules.map(({ id, name }) => ({ name, url: getCanonicalUrl(getModulePath(id)) })),
  others: [
    buildSoftwareApplication({
      ...page.software,
      description: page.description,
      features: modules.map(({ name, summary }) => `${name}: ${summary}`),
    }),
  ],
});

const steps = page.growth.steps.map((step) => ({
  ...step,
  modules: modules.filter(({ id }) => step.modules.includes(id)),
  figure: (
    <LoopDrawing
      alt={step.alt}
      modules={modules}
      live={step.modules}
      systems={page.growth.systems}
      isConnected={step.connected === "yes"}
    />
  ),
}));

export function meta() {
  return buildMeta({ title: page.title, description: page.description, path: paths.howItWorks });
}

export default function HowItWorks() {
  const { eyebrow, ...hero } = page.hero;
  const getLabel = (number: string, name: string) => [page.sheet.replace("{number}", number), name];
  return (
    <>
      <StructuredData graph={graph} />
      <PageHero label={getLabel("01", eyebrow)} {...hero} />
      <Foundation
        page={page}
        date={site.lastUpdated.howItWorks}
        shown={formatDay(site.lastUpdated.howItWorks)}
      />
      <GrowthSection page={page}>
        <GrowthPath copy={page.growth} steps={steps} />
      </GrowthSection>
      <ModuleSequence page={page} modules={modules} />
      <ModuleRegister page={page} modules={modules} />
      <IndustryCards page={page} industries={industries} />
      <IntegrationCapabilities page={page}>
        <HubDiagram copy={integrations.hub} name={site.name} tags={modules.map(({ tag }) => tag)} />
      </IntegrationCapabilities>
      <Outcomes page={page} />
      <FaqList {...page.faq} label={getLabel("09", page.faq.eyebrow)} name="questions" />
      <ClosingCall {...page.closing} />
    </>
  );
}
