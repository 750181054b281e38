import { toDollars } from "../../../../plant/money.ts";
import { costScaffold } from "../../../../plant/scaffolds.ts";
import type { Plant } from "../../../../plant/schema.ts";
import { usePage } from "../../../engine/page-context.ts";
import type { SheetWords } from "../../../parts/calculators/schema.ts";
import { CalculatorPage, getOwnWords, type HandLine, writeHandLine } from "../CalculatorPage.tsx";
import { getCalculatorFormats, joinUnit } from "../calculator-formats.ts";
import { listLines } from "./OneResult.tsx";
import ScaffoldCost from "./ScaffoldCost.island.tsx";
import { getUnits } from "./ScaffoldInputs.tsx";
import type { ScaffoldCostPage as Words } from "./schema.ts";
import { type FormRates, getUnit, lineNames, readSheet, type ScaffoldValues } from "./values.ts";

interface ScaffoldCostPageProps {
  words: Words;
  sheet: SheetWords;
  plant: Plant;
}

export function ScaffoldCostPage({ words, sheet, plant }: ScaffoldCostPageProps) {
  const { locale } = usePage().edition;
  const { example, rates, list } = buildExample(plant);
  return (
    <CalculatorPage words={words} handLines={listHandLines({ words, sheet, plant }, locale)}>
      <ScaffoldCost
        words={getOwnWords(words)}
        {...{ sheet, locale, example, rates }}
        sampleList={list}
      />
    </CalculatorPage>
  );
}

function listHandLines({ words, sheet, plant }: ScaffoldCostPageProps, locale: string): HandLine[] {
  const { example } = buildExample(plant);
  const formats = getCalculatorFormats(locale, example.currency);
  const read = readSheet(example, sheet.faults).sheet;
  if (!read || !("scaffold" in read.subject)) {
    throw new Error("the example of Scaffold cost is faulty");
  }
  const { subject, terms, tolerance } = read;
  const unit = getUnit(example);
  const units = getUnits(example, words, locale);
  const given = lineNames.map((name) => ({
    ...words.inputs[name],
    example: joinUnit(example[name], units[name]),
  }));
  const lines = { words, scaffold: subject.scaffold, terms, tolerance, unit, formats };
  return [...given, ...listLines(lines).map(writeHandLine)];
}

/** The scaffold that the article works through. */
const tag = "S-04217";

/** Days that the example of a basic rental period includes, and a week. */
const [included, week] = [28, 7];
/** Meters between the decks of the example. */
const deckHeight = 2.5;

const print = (dollars: number) => dollars.toFixed(2);

/** The example: a scaffold of the sample plant, and the rates of each contract form that pay the same. */
function buildExample(plant: Plant) {
  const find = (id: string) =>
    toDollars(plant.catalog.items.find((item) => item.id === id)?.rate ?? 0);
  const [erection, use] = [find(plant.scaffolds.erection), find(plant.scaffolds.use)];
  const rates: FormRates = {
    day: { erection: print(erection), use: print(use), included: "0", period: "1" },
    period: {
      erection: print(erection + included * use),
      use: print(week * use),
      included: String(included),
      period: String(week),
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
