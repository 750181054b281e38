import { definePages } from "../../engine/page.ts";
import { Bands, bandNeeds, buildHead, listBandSources } from "../../parts/bands/Bands.tsx";
import { OfflineNote } from "../../parts/preview/PreviewBar.tsx";
import { getCampaignPath, textPages as named } from "../../routes.ts";
import { campaigns, textPageFiles } from "./schema.ts";

const paths = Object.values(named);

const textPages = definePages({
  needs: { pages: textPageFiles, ...bandNeeds },
  items: ({ pages }) => pages.map((page, index) => ({ path: paths[index] ?? "", page })),
  sources: (_, { page }) => [textPageFiles, ...listBandSources(page.bands)],
  address: ({ path }) => ({ path }),
  head: (_, { page }) => buildHead(page),
  render: ({ pages: _, ...content }, { page }) => <Bands page={page} content={content} />,
});

const campaignPages = definePages({
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

/** The pages that are made of the kit's bands alone: the site's own, and campaigns. */
export default [textPages, campaignPages];
