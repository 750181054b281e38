import { definePage } from "../../engine/page.ts";
import { site } from "../../parts/head/site-schema.ts";
import { HubDiagram } from "../../parts/hub/HubDiagram.tsx";
import { integrations } from "../../parts/hub/schema.ts";
import { modules } from "../../parts/modules/schema.ts";
import { ClosingCall } from "../../parts/sections/ClosingCall.tsx";
import { PageHero } from "../../parts/sections/PageHero.tsx";
import { Section } from "../../parts/sections/Section.tsx";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import { paths } from "../../routes.ts";
import { ConnectedModules } from "./ConnectedModules.tsx";
import { ConnectionBenefits } from "./ConnectionBenefits.tsx";
import { FitYourStack } from "./FitYourStack.tsx";
import { SystemTerminals } from "./SystemTerminals.tsx";
import { integrationsPage } from "./schema.ts";
import { WhatItIsNot } from "./WhatItIsNot.tsx";

export default definePage({
  address: { path: paths.integrations },
  needs: { words: integrationsPage, integrations, modules, site },
  head: ({ words }) => words,
  render({ words, integrations, modules, site }) {
    const tags = modules.map(({ tag }) => tag);
    return (
      <>
        <div data-parts className="dense-bands">
          <PageHero room sheet={words.sheet} {...words.hero} />
          <SystemTerminals page={words} categories={integrations.categories} product={site.name} />
          <FitYourStack page={words} product={site.name} />
          <Section id="hub" room headClass="mb-6 md:mb-10" sheet={words.sheet} {...words.hub}>
            <HubDiagram words={integrations.hub} name={site.name} tags={tags} />
            <AppLink
              {...words.hub.security}
              className="mt-5 inline-flex min-h-11 items-center font-medium underline decoration-signal decoration-2 underline-offset-4 hover:decoration-white"
            />
          </Section>
          <WhatItIsNot page={words} />
          <ConnectionBenefits page={words} />
          <ConnectedModules page={words} modules={modules} />
        </div>
        <ClosingCall {...words.closing} />
      </>
    );
  },
});
