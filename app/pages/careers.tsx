import page from "content:pages/careers";
import site from "content:site";
import { WorkingDay } from "../figures/WorkingDay.tsx";
import { buildMeta } from "../head/build-meta.ts";
import { buildPageGraph } from "../head/page-graph.ts";
import { StructuredData } from "../head/StructuredData.tsx";
import { paths } from "../routes.ts";
import { ClosingCall } from "../sections/ClosingCall.tsx";
import { OpenRoles } from "../sections/careers/OpenRoles.tsx";
import { Reasons } from "../sections/careers/Reasons.tsx";
import { WorkInHand } from "../sections/careers/WorkInHand.tsx";
import { PageHero } from "../sections/PageHero.tsx";

const graph = buildPageGraph({ path: paths.careers, page });

export function meta() {
  return buildMeta({ title: page.title, description: page.description, path: paths.careers });
}

export default function Careers() {
  return (
    <>
      <StructuredData graph={graph} />
      <PageHero {...page.hero}>
        <WorkingDay day={page.day} />
      </PageHero>
      <WorkInHand {...page.building} />
      <OpenRoles roles={page.openRoles} mailbox={site.mailboxes.careers} />
      <Reasons {...page.reasons} />
      <ClosingCall {...page.closing} />
    </>
  );
}
