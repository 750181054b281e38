import { alike, group, pattern, text } from "content-model/fields";
import { type Content, contentFile } from "content-model/source";
import { type HoursValues, lineNames } from "../../../../calculators/hours-gap.ts";
import { countDays } from "../../../../plant/days.ts";
import { findRecord } from "../../../../plant/find.ts";
import { takeSample } from "../../../../plant/gap.ts";
import { getFirstDay, getWeekHours, settleLine } from "../../../../plant/hours.ts";
import { toDollars } from "../../../../plant/money.ts";
import type { Plant } from "../../../../plant/schema.ts";
import {
  calculatorPage,
  inputLine,
  nounForms,
  type OwnWords,
  resultLine,
  word,
  words,
} from "../schema.ts";

export const page = contentFile(
  "pages/calculator-hours-gap.yaml",
  calculatorPage({
    name: word(),
    groups: words("site", "sample", "effort", "contract", "shift"),
    inputs: group(alike(inputLine(), ...lineNames)),
    units: group({
      ...alike(word(), "hours", "minutes"),
      perHour: pattern("currency"),
      ...alike(nounForms(), "people", "days"),
      none: word(),
      ...alike(nounForms(), "lines", "manShifts"),
    }),
    results: group({
      ...alike(word(), "range", "half", "full"),
      summary: pattern("from", "to", "verdict"),
      verdicts: group({
        ...alike(pattern("shifts"), "both", "full", "none"),
        reverse: text({ max: 160 }),
      }),
      ...alike(word(), "shiftCaption", "gapCaption", "paysCaption"),
      columns: words("line", "amount", "half", "full"),
      lines: group({
        ...alike(resultLine(), "gate", "inWindow", "payable", "difference", "straightLeft"),
        ...alike(resultLine(), "payableAmount", "claimedAmount", "amountDifference", "hourRate"),
        ...alike(resultLine(), "perShift", "perWeek", "turnaround", "turnaroundHours"),
        ...alike(resultLine(), "compare", "setup", "breakEven"),
      }),
      never: word(),
      note: text({ max: 160 }),
    }),
    drawing: group({ alt: pattern("shifts"), ...alike(word(), "full", "half", "cost") }),
  }),
  "The calculator at /tools/hours-gap. Its example is a day shift of the sample plant: the rules of its contracts, worker W-0774, and the shift’s Time & Material lines. Letters are those of the formulas.",
);
export type HoursWords = OwnWords<Content<typeof page>>;

/** The example: the sample plant's rules, days, and what recurs of its day shift. */
export function buildProps(_: unknown, plant: Plant): { example: HoursValues } {
  const { rules } = plant.contracts;
  const { event, gap } = plant.shift;
  const line = settleLine(plant, findRecord(plant.shift.workers, "worker", gap.worker));
  const sample = takeSample(plant);
  const example = {
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
  return { example };
}
