import { definePage } from "../../engine/page.ts";
import { ClosingCall } from "../../parts/sections/ClosingCall.tsx";
import { PageHero } from "../../parts/sections/PageHero.tsx";
import { paths } from "../../routes.ts";
import { Baseline } from "./Baseline.tsx";
import { DataChecklist } from "./DataChecklist.tsx";
import { EffortHistogram } from "./EffortHistogram.tsx";
import { HoldPoints } from "./HoldPoints.tsx";
import { PeopleAndInterfaces } from "./PeopleAndInterfaces.tsx";
import { PriceDrivers } from "./PriceDrivers.tsx";
import { pilotPage } from "./schema.ts";
import { WeekPlan } from "./WeekPlan.tsx";

export default definePage({
  address: { path: paths.pilot },
  needs: { words: pilotPage },
  head: ({ words }) => words,
  render({ words }) {
    return (
      <>
        <PageHero sheet={words.sheet} {...words.hero}>
          <EffortHistogram page={words} />
        </PageHero>
        <WeekPlan page={words} />
        <PeopleAndInterfaces page={words} />
        <DataChecklist page={words} />
        <Baseline page={words} />
        <HoldPoints page={words} />
        <PriceDrivers page={words} />
        <ClosingCall {...words.closing} />
      </>
    );
  },
});
