import { roundQuantity, sum, toDollars } from "../../../../plant/money.ts";
import type { Plant } from "../../../../plant/schema.ts";
import { settleShift } from "../../../../plant/shift.ts";
import type { HoursValues } from "./values.ts";

/** The worker whose shift the page of Time Management works through. */
const worker = "W-0774";

/** The example: the sample plant's rules and shift; its site and effort are made up. */
export function buildExample(plant: Plant): HoursValues {
  const { rules, currency } = plant.site;
  const lines = settleShift(plant);
  const line = lines.find((each) => each.worker === worker);
  if (!line) throw new Error(`the sample shift has no worker ${worker}`);
  const byTheHour = lines.filter(({ rate }) => rate > 0);
  const differing = byTheHour.filter(({ difference }) => difference !== 0);
  const average = sum(differing, ({ difference }) => difference) / differing.length;
  return {
    currency,
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
    checked: String(byTheHour.length),
    differing: String(differing.length),
    average: roundQuantity(average).toFixed(2),
    people: "120",
    shifts: "2",
    days: "7",
    length: "32",
    minutes: "2",
    cost: "65.00",
    setup: "40",
  };
}
