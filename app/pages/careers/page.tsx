import page from "content:pages/careers";
import site from "content:site";
import { WorkingDay } from "../../parts/figures/WorkingDay.tsx";
import { buildMeta } from "../../parts/head/build-meta.ts";
import { buildPageGraph } from "../../parts/head/page-graph.ts";
import { StructuredData } from "../../parts/head/StructuredData.tsx";
import { ClosingCall } from "../../parts/sections/ClosingCall.tsx";
import { PageHero } from "../../parts/sections/PageHero.tsx";
import { paths } from "../../routes.ts";
import { OpenRoles } from "./OpenRoles.tsx";
import { Reasons } from "./Reasons.tsx";
import { WorkInHand } from "./WorkInHand.tsx";

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
