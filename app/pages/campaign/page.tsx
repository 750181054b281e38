import { definePages } from "../../engine/page.ts";
import { getCampaignPath } from "../../routes.ts";
import { CampaignBand, campaignNeeds } from "./CampaignBand.tsx";
import { campaigns } from "./schema.ts";

export default definePages({
  needs: { campaigns, ...campaignNeeds },
  items: ({ campaigns }) => campaigns,
  address: ({ slug }) => ({ path: getCampaignPath(slug) }),
  head: (_, { title, description, modified, noindex, bands }) => ({
    title,
    description,
    isUnlisted: noindex,
    modified,
    faq: bands.flatMap((each) => (each.band === "faq" ? each.items : [])),
  }),
  render: ({ campaigns: _, ...content }, { slug, persona, bands, draft }) => (
    <>
      {draft && (
        <div className="page-column py-3">
          <p className="tag w-fit bg-signal px-2 py-1 text-signal-ink">{content.labels.draft}</p>
        </div>
      )}
      {bands.map((band, index) => (
        <CampaignBand
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is drawn once
          key={index}
          id={`band-${index + 1}`}
          path={getCampaignPath(slug)}
          {...{ band, content }}
        />
      ))}
      {persona && <div hidden data-written-for={persona} />}
    </>
  ),
});
