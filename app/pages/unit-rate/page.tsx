import { definePage } from "../../engine/page.ts";
import { modules } from "../../parts/modules/schema.ts";
import { ClosingCall } from "../../parts/sections/ClosingCall.tsx";
import { PageHero } from "../../parts/sections/PageHero.tsx";
import { paths } from "../../routes.ts";
import { BusinessOutcomes } from "./BusinessOutcomes.tsx";
import { Differentiators } from "./Differentiators.tsx";
import { LineTrace } from "./LineTrace.tsx";
import { RateCatalog } from "./RateCatalog.tsx";
import { RateSum } from "./RateSum.tsx";
import { unitRatePage } from "./schema.ts";
import { UnitRateModules } from "./UnitRateModules.tsx";

export default definePage({
  address: { path: paths.unitRate },
  needs: { words: unitRatePage, modules },
  head: ({ words }) => words,
  render({ words, modules }) {
    return (
      <>
        <PageHero sheet={words.sheet} {...words.hero}>
          <RateSum {...words.hero.sum} />
        </PageHero>
        <Differentiators page={words} />
        <BusinessOutcomes page={words} />
        <UnitRateModules page={words} modules={modules} />
        <RateCatalog page={words} />
        <LineTrace page={words} modules={modules} />
        <ClosingCall {...words.closing} />
      </>
    );
  },
});
