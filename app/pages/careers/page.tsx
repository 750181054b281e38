import { definePage } from "../../engine/page.ts";
import { Scene } from "../../parts/figures/Scene.tsx";
import { site } from "../../parts/head/site-schema.ts";
import { jobPage, jobs } from "../../parts/jobs/schema.ts";
import { ClosingCall } from "../../parts/sections/ClosingCall.tsx";
import { PageHero } from "../../parts/sections/PageHero.tsx";
import { paths } from "../../routes.ts";
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
        <div className="relative aspect-5/4 w-full max-lg:mx-auto max-lg:max-w-[46rem] lg:-ml-[4%] lg:w-[106%]">
          <Scene
            {...words.scene}
            sizes="(min-width: 100rem) 760px, (min-width: 64rem) 52vw, (min-width: 48rem) 46rem, 100vw"
            priority
          />
        </div>
      </PageHero>
      <WorkInHand {...words.building} />
      <OpenRoles {...{ jobs, jobWords }} roles={words.openRoles} mailbox={site.mailboxes.careers} />
      <Reasons {...words.reasons} />
      <ClosingCall {...words.closing} />
    </>
  ),
});
