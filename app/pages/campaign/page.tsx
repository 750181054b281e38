import { definePages } from "../../engine/page.ts";
import { Bands } from "../../parts/bands/Bands.tsx";
import { bandNeeds, listBandSources } from "../../parts/bands/band-needs.ts";
import { buildHead } from "../../parts/bands/build-head.ts";
import { OfflineNote } from "../../parts/preview/OfflineNote.tsx";
import { getCampaignPath } from "../../routes.ts";
import { campaigns } from "./schema.ts";

export default definePages({
  needs: { campaigns, ...bandNeeds },
  items: ({ campaigns }) => campaigns,
  sources: (_, { bands }) => [campaigns, ...listBandSources(bands)],
  address: ({ slug }) => ({ path: getCampaignPath(slug) }),
  head: (_, campaign) => ({ ...buildHead(campaign), isUnlisted: campaign.noindex }),
  render: ({ campaigns: _, ...content }, campaign) => (
    <>
      {campaign.draft && (
        <div className="page-column pb-3">
          <OfflineNote {...campaign} />
        </div>
      )}
      <Bands page={campaign} content={content} />
      {campaign.persona && <div hidden data-written-for={campaign.persona} />}
    </>
  ),
});
