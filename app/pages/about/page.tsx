import { definePage } from "../../engine/page.ts";
import { Bands } from "../../parts/bands/Bands.tsx";
import { bandNeeds, listBandSources } from "../../parts/bands/band-needs.ts";
import { buildHead } from "../../parts/bands/build-head.ts";
import { buildOrganization } from "../../parts/head/site-entries.ts";
import { site } from "../../parts/head/site-schema.ts";
import { LastUpdated } from "../../parts/sections/LastUpdated.tsx";
import { paths } from "../../routes.ts";
import { aboutPage } from "./schema.ts";
import { TeamDiagram } from "./TeamDiagram.tsx";

export default definePage({
  address: { path: paths.about },
  needs: { words: aboutPage, ...bandNeeds },
  sources: ({ words }) => [aboutPage, site, ...listBandSources(words.bands)],
  head: ({ words, site }) => ({
    ...buildHead(words),
    type: "AboutPage",
    others: () => [buildOrganization(site)],
  }),
  render: ({ words, ...content }) => (
    <Bands
      page={words}
      content={content}
      drawOwn={(band, place) =>
        band.band === "team" ? (
          <TeamDiagram key={place.id} {...{ band, place }} site={content.site} />
        ) : (
          <div key={place.id} className="page-column py-4 md:text-right">
            <LastUpdated pattern={band.text} date={content.site.lastUpdated.structuredData} />
          </div>
        )
      }
    />
  ),
});
