import integrations from "content:integrations";
import modules from "content:modules";
import page from "content:pages/integrations";
import site from "content:site";
import { buildMeta } from "../../parts/head/build-meta.ts";
import { buildPageGraph } from "../../parts/head/page-graph.ts";
import { StructuredData } from "../../parts/head/StructuredData.tsx";
import { HubDiagram } from "../../parts/hub/HubDiagram.tsx";
import { ClosingCall } from "../../parts/sections/ClosingCall.tsx";
import { PageHero } from "../../parts/sections/PageHero.tsx";
import { paths } from "../../routes.ts";
import { ConnectedModules } from "./ConnectedModules.tsx";
import { ConnectionBenefits } from "./ConnectionBenefits.tsx";
import { FitYourStack } from "./FitYourStack.tsx";
import { HubSection } from "./HubSection.tsx";
import { SystemTerminals } from "./SystemTerminals.tsx";

const graph = buildPageGraph({ path: paths.integrations, page });

export function meta() {
  return buildMeta({ title: page.title, description: page.description, path: paths.integrations });
}

export default function IntegrationsPage() {
  const { eyebrow, ...hero } = page.hero;
  return (
    <>
      <StructuredData graph={graph} />
      <PageHero room label={[page.sheet, eyebrow]} {...hero} />
      <SystemTerminals page={page} categories={integrations.categories} />
      <FitYourStack page={page} />
      <HubSection page={page}>
        <HubDiagram copy={integrations.hub} name={site.name} tags={modules.map(({ tag }) => tag)} />
      </HubSection>
      <ConnectionBenefits page={page} />
      <ConnectedModules page={page} modules={modules} />
      <ClosingCall {...page.closing} />
    </>
  );
}
