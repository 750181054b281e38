import { countDays } from "../../../../plant/days.ts";
import { findRecord } from "../../../../plant/find.ts";
import { takeSample } from "../../../../plant/gap.ts";
import { getFirstDay, getWeekHours, settleLine } from "../../../../plant/hours.ts";
import { toDollars } from "../../../../plant/money.ts";
import type { Plant } from "../../../../plant/schema.ts";
import { usePage } from "../../../engine/page-context.ts";
import type { SheetWords } from "../../../parts/calculators/schema.ts";
import { CalculatorPage, getOwnWords, type HandLine, writeHandLine } from "../CalculatorPage.tsx";
import { getCalculatorFormats, joinUnit } from "../calculator-formats.ts";
import HoursGap from "./HoursGap.island.tsx";
import { getUnit } from "./HoursInputs.tsx";
import { listLines } from "./HoursResult.tsx";
import type { HoursGapPage as Words } from "./schema.ts";
import { type HoursValues, lineNames, readSheet } from "./values.ts";

interface HoursGapPageProps {
  words: Words;
  sheet: SheetWords;
  plant: Plant;
}

export function HoursGapPage({ words, sheet, plant }: HoursGapPageProps) {
  const { locale } = usePage().edition;
  const example = buildExample(plant);
  return (
    <CalculatorPage words={words} handLines={listHandLines(words, sheet, example, locale)}>
      <HoursGap words={getOwnWords(words)} sheetWords={sheet} {...{ locale, example }} />
    </CalculatorPage>
  );
}

function listHandLines(
  words: Words,
  { faults }: SheetWords,
  example: HoursValues,
  locale: string,
): HandLine[] {
  const { sheet } = readSheet(example, faults);
  if (!sheet) throw new Error("the example of Hours gap is faulty");
  const formats = getCalculatorFormats(locale, example.currency);
  const given = lineNames.map((name) => ({
    ...words.inputs[name],
    example: joinUnit(example[name], getUnit(name, words, example, locale)),
  }));
  const results = listLines({ words, sheet, formats });
  return [...given, ...results.map(writeHandLine)];
}

/** The example: the sample plant's rules, days, and what recurs of its day shift. */
function buildExample(plant: Plant): HoursValues {
  const { rules } = plant.contracts;
  const { event, gap } = plant.shift;
  const line = settleLine(plant, findRecord(plant.shift.workers, "worker", gap.worker));
  const sample = takeSample(plant);
  return {
    currency: plant.site.currency,
    windowStart: rules.windowStart,
    windowEnd: rules.windowEnd,
    break: rules.break.toFixed(2),
    breakFrom: String(rules.breakFrom),
    minimumCall: String(rules.minimumCall),
    overtimeFrom: String(rules.overtimeFrom),
    dayFrom: "24",
    firstDay: String(getFirstDay(plant) + 1),
    overtimeFactor: String(rules.overtimeFactor),
    rate: toDollars(line.rate).toFixed(2),
    weekHours: String(getWeekHours(plant)),
    in: line.in,
    out: line.out,
    claimed: line.claimed.toFixed(2),
    checked: String(sample.checked),
    differing: String(sample.differing),
    average: sample.average.toFixed(2),
    people: String(gap.people),
    shifts: "1",
    length: String(countDays(event.from, event.to) + 1),
    minutes: String(gap.minutes),
    cost: toDollars(gap.hourlyCost).toFixed(2),
    setup: String(gap.setup),
  };
}
