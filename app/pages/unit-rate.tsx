import modules from "content:modules";
import page from "content:pages/unit-rate";
import { buildMeta } from "../head/build-meta.ts";
import { buildPageGraph } from "../head/page-graph.ts";
import { StructuredData } from "../head/StructuredData.tsx";
import { paths } from "../routes.ts";
import { ClosingCall } from "../sections/ClosingCall.tsx";
import { PageHero } from "../sections/PageHero.tsx";
import { BusinessOutcomes } from "../sections/unit-rate/BusinessOutcomes.tsx";
import { Differentiators } from "../sections/unit-rate/Differentiators.tsx";
import { LineTrace } from "../sections/unit-rate/LineTrace.tsx";
import { RateCatalog } from "../sections/unit-rate/RateCatalog.tsx";
import { RateSum } from "../sections/unit-rate/RateSum.tsx";
import { UnitRateModules } from "../sections/unit-rate/UnitRateModules.tsx";

const graph = buildPageGraph({ path: paths.unitRate, page });

export function meta() {
  return buildMeta({ title: page.title, description: page.description, path: paths.unitRate });
}

export default function UnitRate() {
  const { eyebrow, title, lead, primary, secondary, sum } = page.hero;
  return (
    <>
      <StructuredData graph={graph} />
      <PageHero
        label={[page.sheet.replace("{number}", "01"), eyebrow]}
        {...{ title, lead, primary, secondary }}
      >
        <RateSum sum={sum} />
      </PageHero>
      <Differentiators page={page} />
      <BusinessOutcomes page={page} />
      <UnitRateModules page={page} modules={modules} />
      <RateCatalog page={page} />
      <LineTrace page={page} modules={modules} />
      <ClosingCall {...page.closing} />
    </>
  );
}
