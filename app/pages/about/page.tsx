import modules from "content:modules";
import page from "content:pages/about";
import site from "content:site";
import { ColumnElevation } from "../../parts/figures/ColumnElevation.tsx";
import { buildMeta } from "../../parts/head/build-meta.ts";
import { buildPageGraph } from "../../parts/head/page-graph.ts";
import { StructuredData } from "../../parts/head/StructuredData.tsx";
import { buildOrganization } from "../../parts/head/site-records.ts";
import { ClosingCall } from "../../parts/sections/ClosingCall.tsx";
import { LastUpdated } from "../../parts/sections/LastUpdated.tsx";
import { PageHero } from "../../parts/sections/PageHero.tsx";
import { formatDay } from "../../parts/ui/dates.ts";
import { paths } from "../../routes.ts";
import { Dimensions } from "./Dimensions.tsx";
import { Pillars } from "./Pillars.tsx";
import { Purpose } from "./Purpose.tsx";
import { TeamDrawing } from "./TeamDrawing.tsx";

const graph = buildPageGraph({
  type: "AboutPage",
  path: paths.about,
  page,
  others: [buildOrganization()],
});

export function meta() {
  return buildMeta({ title: page.title, description: page.description, path: paths.about });
}

export default function About() {
  const revised = site.lastUpdated.structuredData;
  return (
    <>
      <StructuredData graph={graph} />
      <PageHero {...page.hero}>
        <ColumnElevation
          tags={modules.map(({ tag }) => tag)}
          notes={page.elevation.notes}
          alt={page.elevation.alt}
        />
      </PageHero>
      <Pillars {...page.pillars} />
      <Dimensions {...page.metrics} />
      <Purpose {...page.purpose} />
      <TeamDrawing
        team={page.team}
        company={site.company}
        seat={`${site.address.city}, ${site.address.country}`}
      />
      <LastUpdated pattern={page.lastUpdated} date={revised} shown={formatDay(revised)} />
      <ClosingCall {...page.closing} />
    </>
  );
}
