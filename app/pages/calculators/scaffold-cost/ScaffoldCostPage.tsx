import { toDollars } from "../../../../plant/money.ts";
import { costScaffold } from "../../../../plant/scaffolds.ts";
import type { Plant } from "../../../../plant/schema.ts";
import { usePage } from "../../../engine/page-context.ts";
import type { SheetWords } from "../../../parts/calculators/schema.ts";
import { CalculatorPage, getOwnWords } from "../CalculatorPage.tsx";
import ScaffoldCost from "./ScaffoldCost.island.tsx";
import type { ScaffoldCostPage as Words } from "./schema.ts";
import type { FormRates, ScaffoldValues } from "./values.ts";

interface ScaffoldCostPageProps {
  words: Words;
  sheet: SheetWords;
  plant: Plant;
}

export function ScaffoldCostPage({ words, sheet, plant }: ScaffoldCostPageProps) {
  const { locale } = usePage().edition;
  const { example: given, ...shown } = getOwnWords(words);
  const { example, rates, list } = buildExample(plant, given);
  return (
    <CalculatorPage words={words}>
      <ScaffoldCost words={shown} {...{ sheet, locale, example, rates }} sampleList={list} />
    </CalculatorPage>
  );
}

const print = (dollars: number) => dollars.toFixed(2);

/** The example: a scaffold of the sample plant, and the rates of each contract form that pay the same. */
function buildExample(plant: Plant, { tag, included, period, deckHeight }: Words["example"]) {
  const find = (id: string) =>
    toDollars(plant.catalog.items.find((item) => item.id === id)?.rate ?? 0);
  const [erection, use] = [find(plant.scaffolds.erection), find(plant.scaffolds.use)];
  const rates: FormRates = {
    day: { erection: print(erection), use: print(use), included: "0", period: "1" },
    period: {
      erection: print(erection + included * use),
      use: print(period * use),
      included: String(included),
      period: String(period),
    },
    deck: {
      erection: print(erection * deckHeight),
      use: (use * deckHeight).toFixed(4),
      included: "0",
      period: "1",
    },
  };
  const { requested, built, days, idleDays } = costScaffold(plant, tag);
  const example: ScaffoldValues = {
    form: "day",
    mode: "one",
    units: "metric",
    currency: plant.site.currency,
    requested: String(requested),
    built: String(built),
    needed: String(days - idleDays),
    standing: String(days),
    ...rates.day,
    overbuild: String(plant.scaffolds.overbuiltFrom),
    lead: String(plant.scaffolds.idleAfter),
    list: "",
  };
  const list = plant.scaffolds.standing
    .map((each) => costScaffold(plant, each.tag))
    .map((each) => [each.tag, each.requested, each.built, each.days - each.idleDays, each.days])
    .map((cells) => cells.join("\t"))
    .join("\n");
  return { example, rates, list };
}
