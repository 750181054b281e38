import modules from "content:modules";
import page from "content:pages/about";
import site from "content:site";
import { ColumnElevation } from "../figures/ColumnElevation.tsx";
import { buildMeta } from "../head/build-meta.ts";
import { buildPageGraph } from "../head/page-graph.ts";
import { StructuredData } from "../head/StructuredData.tsx";
import { buildOrganization } from "../head/site-records.ts";
import { paths } from "../routes.ts";
import { Dimensions } from "../sections/about/Dimensions.tsx";
import { Pillars } from "../sections/about/Pillars.tsx";
import { Purpose } from "../sections/about/Purpose.tsx";
import { TeamDrawing } from "../sections/about/TeamDrawing.tsx";
import { ClosingCall } from "../sections/ClosingCall.tsx";
import { LastUpdated } from "../sections/home/LastUpdated.tsx";
import { PageHero } from "../sections/PageHero.tsx";
import { formatDay } from "../ui/dates.ts";

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
