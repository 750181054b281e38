import industries from "content:industries";
import integrations from "content:integrations";
import modules from "content:modules";
import page from "content:pages/how-it-works";
import site from "content:site";
import { GrowthPath } from "../features/growth/GrowthPath.tsx";
import { HubDiagram } from "../features/hub/HubDiagram.tsx";
import { LoopDrawing } from "../figures/LoopDrawing.tsx";
import { buildMeta, getCanonicalUrl } from "../head/build-meta.ts";
import { buildPageGraph } from "../head/page-graph.ts";
import { StructuredData } from "../head/StructuredData.tsx";
import { buildSoftwareApplication } from "../head/software-record.ts";
import { getModulePath, paths } from "../routes.ts";
import { ClosingCall } from "../sections/ClosingCall.tsx";
import { FaqList } from "../sections/FaqList.tsx";
import { Foundation } from "../sections/how-it-works/Foundation.tsx";
import { GrowthSection } from "../sections/how-it-works/GrowthSection.tsx";
import { IndustryCards } from "../sections/how-it-works/IndustryCards.tsx";
import { IntegrationCapabilities } from "../sections/how-it-works/IntegrationCapabilities.tsx";
import { ModuleRegister } from "../sections/how-it-works/ModuleRegister.tsx";
import { ModuleSequence } from "../sections/how-it-works/ModuleSequence.tsx";
import { Outcomes } from "../sections/how-it-works/Outcomes.tsx";
import { PageHero } from "../sections/PageHero.tsx";
import { formatDay } from "../ui/dates.ts";

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
