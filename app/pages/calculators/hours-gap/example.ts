import type { HoursValues } from "../../../../calculators/hours-gap.ts";
import { countDays } from "../../../../plant/days.ts";
import { findRecord } from "../../../../plant/find.ts";
import { takeSample } from "../../../../plant/gap.ts";
import { getFirstDay, getWeekHours, settleLine } from "../../../../plant/hours.ts";
import { toDollars } from "../../../../plant/money.ts";
import type { Plant } from "../../../../plant/schema.ts";

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
