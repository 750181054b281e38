import { countDays } from "../../../../plant/days.ts";
import { findRecord } from "../../../../plant/find.ts";
import { roundQuantity, sum, toDollars } from "../../../../plant/money.ts";
import type { Plant } from "../../../../plant/schema.ts";
import { getShiftRules, listRecurring, settleLine } from "../../../../plant/shift.ts";
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

/** The worker whose shift the page of Time Management works through. */
const worker = "W-0774";

/**
 * The example: the sample plant's rules, days, and what recurs of its day shift. How many people and the
 * effort are made up.
 */
function buildExample(plant: Plant): HoursValues {
  const rules = getShiftRules(plant);
  const { from, to } = plant.shift.event;
  const line = settleLine(plant, findRecord(plant.shift.workers, "worker", worker));
  const compared = listRecurring(plant);
  const differing = compared.filter(({ difference }) => difference !== 0);
  const average = sum(differing, ({ difference }) => difference) / differing.length;
  return {
    currency: plant.site.currency,
    windowStart: rules.windowStart,
    windowEnd: rules.windowEnd,
    break: rules.break.toFixed(2),
    breakFrom: String(rules.breakFrom),
    minimumCall: String(rules.minimumCall),
    overtimeFrom: String(rules.overtimeFrom),
    overtimeFactor: String(rules.overtimeFactor),
    rate: toDollars(line.rate).toFixed(2),
    in: line.in,
    out: line.out,
    claimed: line.claimed.toFixed(2),
    checked: String(compared.length),
    differing: String(differing.length),
    average: roundQuantity(average).toFixed(2),
    people: "120",
    shifts: "1",
    length: String(countDays(from, to) + 1),
    minutes: "2",
    cost: "65.00",
    setup: "40",
  };
}
