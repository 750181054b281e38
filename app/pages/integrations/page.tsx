import type { Content } from "content-model/source";
import { definePage } from "../../engine/page.ts";
import { Bands } from "../../parts/bands/Bands.tsx";
import { type BandContent, bandNeeds, listBandSources } from "../../parts/bands/band-needs.ts";
import { buildHead } from "../../parts/bands/build-head.ts";
import { site } from "../../parts/head/site-schema.ts";
import { integrations } from "../../parts/hub/schema.ts";
import type { Place } from "../../parts/sections/place.ts";
import { paths } from "../../routes.ts";
import { FitYourStack } from "./FitYourStack.tsx";
import { InterfaceHub } from "./InterfaceHub.tsx";
import { SystemTerminals } from "./SystemTerminals.tsx";
import { type IntegrationsBand, integrationsPage } from "./schema.ts";

export default definePage({
  address: { path: paths.integrations },
  needs: { words: integrationsPage, integrations, ...bandNeeds },
  sources: ({ words }) => [integrationsPage, integrations, site, ...listBandSources(words.bands)],
  head: ({ words }) => buildHead(words),
  render: ({ words, integrations, ...content }) => (
    <div data-parts className="dense-bands">
      <Bands
        page={words}
        content={content}
        rooms={["hub"]}
        drawOwn={(band, place) => (
          <OwnBand key={place.id} {...{ band, place, content, integrations }} />
        )}
      />
    </div>
  ),
});

interface OwnBandProps {
  band: IntegrationsBand<"systems" | "fit" | "hub">;
  place: Place;
  content: BandContent;
  integrations: Content<typeof integrations>;
}

function OwnBand({ band, place, content: { modules, site }, integrations }: OwnBandProps) {
  const { categories, hub } = integrations;
  switch (band.band) {
    case "systems":
      return <SystemTerminals {...{ band, place, categories }} product={site.name} />;
    case "fit":
      return <FitYourStack {...{ band, place }} product={site.name} />;
    case "hub":
      return <InterfaceHub {...{ band, place, hub, modules }} product={site.name} />;
  }
}
