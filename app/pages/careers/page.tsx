import { definePage } from "../../engine/page.ts";
import { Bands } from "../../parts/bands/Bands.tsx";
import { bandNeeds, listBandSources } from "../../parts/bands/band-needs.ts";
import { buildHead } from "../../parts/bands/build-head.ts";
import { site } from "../../parts/head/site-schema.ts";
import { jobPage, jobs } from "../../parts/jobs/schema.ts";
import { paths } from "../../routes.ts";
import { OpenRoles } from "./OpenRoles.tsx";
import { Reasons } from "./Reasons.tsx";
import { careersPage } from "./schema.ts";

export default definePage({
  address: { path: paths.careers },
  needs: { words: careersPage, jobs, jobWords: jobPage, ...bandNeeds },
  sources: ({ words }) => [careersPage, jobs, jobPage, site, ...listBandSources(words.bands)],
  head: ({ words }) => buildHead(words),
  render: ({ words, jobs, jobWords, ...content }) => (
    <Bands
      page={words}
      content={content}
      rooms={["roles"]}
      drawOwn={(band, place) =>
        band.band === "roles" ? (
          <OpenRoles
            key={place.id}
            {...{ band, place, jobs, jobWords }}
            mailbox={content.site.mailboxes.careers}
          />
        ) : (
          <Reasons key={place.id} {...{ band, place }} />
        )
      }
    />
  ),
});
