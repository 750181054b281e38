import modules from "content:modules";
import page from "content:pages/unit-rate";
import { buildMeta } from "../../parts/head/build-meta.ts";
import { buildPageGraph } from "../../parts/head/page-graph.ts";
import { StructuredData } from "../../parts/head/StructuredData.tsx";
import { ClosingCall } from "../../parts/sections/ClosingCall.tsx";
import { PageHero } from "../../parts/sections/PageHero.tsx";
import { paths } from "../../routes.ts";
import { BusinessOutcomes } from "./BusinessOutcomes.tsx";
import { Differentiators } from "./Differentiators.tsx";
import { LineTrace } from "./LineTrace.tsx";
import { RateCatalog } from "./RateCatalog.tsx";
import { RateSum } from "./RateSum.tsx";
import { UnitRateModules } from "./UnitRateModules.tsx";

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
        label={[page.sheet, eyebrow]}
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
