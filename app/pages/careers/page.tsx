import { definePage } from "../../engine/page.ts";
import { site } from "../../parts/chrome/site-schema.ts";
import { jobPage, jobs } from "../../parts/jobs/schema.ts";
import { ClosingCall } from "../../parts/sections/ClosingCall.tsx";
import { PageHero } from "../../parts/sections/PageHero.tsx";
import { paths } from "../../routes.ts";
import { NightShift } from "./NightShift.tsx";
import { OpenRoles } from "./OpenRoles.tsx";
import { Reasons } from "./Reasons.tsx";
import { careersPage } from "./schema.ts";
import { WorkInHand } from "./WorkInHand.tsx";

export default definePage({
  address: { path: paths.careers },
  needs: { words: careersPage, jobs, jobWords: jobPage, site },
  head: ({ words }) => words,
  render: ({ words, jobs, jobWords, site }) => (
    <>
      <PageHero {...words.hero}>
        <NightShift {...words.scene} />
      </PageHero>
      <WorkInHand {...words.building} />
      <OpenRoles {...{ jobs, jobWords }} roles={words.openRoles} mailbox={site.mailboxes.careers} />
      <Reasons {...words.reasons} />
      <ClosingCall {...words.closing} />
    </>
  ),
});
