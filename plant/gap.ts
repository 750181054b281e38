import { findRecord } from "./find.ts";
import { type Cents, price, roundHalf, roundQuantity, sum } from "./money.ts";
import type { Plant } from "./schema.ts";
import { getShiftRules, isByTheHour, listRecurring, settleLine, settleShift } from "./shift.ts";

/** The rate of an hour at the end of a shift with so many payable hours, in cents. */
export const getLastHourRate = (
  payable: number,
  rules: { overtimeFrom: number; overtimeFactor: number; rate: Cents },
): Cents =>
  payable >= rules.overtimeFrom ? roundHalf(rules.rate * rules.overtimeFactor) : rules.rate;

/** What a comparison of some timesheets with the gate found, and what an hour of it is worth. */
export type Sample = {
  checked: number;
  /** of those, how many differ */
  differing: number;
  /** hours by which those that differ do on average, claimed less payable */
  average: number;
  hourRate: Cents;
};

/** What it takes to compare every line. */
export type Effort = { minutes: number; hourlyCost: Cents; setupHours: number };

/** Found and spent over so many shifts of one person. Hours with two decimals, amounts in cents. */
export type Gap = {
  shifts: number;
  hours: { half: number; full: number };
  amount: { half: Cents; full: Cents };
  /** comparing the lines, without setting it up */
  cost: Cents;
};

/** What so many shifts of one person differ by, if the sample holds, and if half of it does. */
export function measureGap(shifts: number, sample: Sample, effort: Effort): Gap {
  const hours = getHoursPerShift(sample) * shifts;
  return {
    shifts,
    hours: { half: roundQuantity(hours / 2), full: roundQuantity(hours) },
    amount: { half: price(hours / 2, sample.hourRate), full: price(hours, sample.hourRate) },
    cost: price(shifts * (effort.minutes / 60), effort.hourlyCost),
  };
}

/** Hours that a line differs by on average, whether it does or not. */
export const getHoursPerShift = ({ checked, differing, average }: Sample) =>
  (differing / checked) * average;

/** The sample of the plant's day shift: the lines whose differences can come back, at one rate for all. */
export function takeSample(plant: Plant): Sample {
  const compared = listRecurring(plant);
  const differing = compared.filter(({ difference }) => difference !== 0);
  const { worker } = plant.shift.gap;
  const line = settleLine(plant, findRecord(plant.shift.workers, "worker", worker));
  return {
    checked: compared.length,
    differing: differing.length,
    average: roundQuantity(
      sum(differing, ({ difference }) => difference) / Math.max(1, differing.length),
    ),
    hourRate: getLastHourRate(line.payable, { ...getShiftRules(plant), rate: line.rate }),
  };
}

/** An estimate is told to the hundred dollars. */
const roundEstimate = (cents: Cents): Cents => roundHalf(cents / 10_000) * 10_000;

/**
 * The pilot in a turnaround (docs/plant.md): the hours that it takes, what they cost, and what hours bring
 * back for those whom the contract pays by the hour, as large a share as on the plant's shift. Amounts to the hundred dollars, in cents.
 */
export function costPilot(plant: Plant, days: number) {
  const { gap, pilot } = plant.shift;
  // One seat at the desk, day and night.
  const atDesk = days * 24;
  const hours = pilot.before + atDesk + pilot.after;
  const { hourlyCost, minutes, setup } = gap;
  const effort = { hourlyCost, minutes, setupHours: setup };
  const lines = settleShift(plant);
  const share = lines.filter(isByTheHour).length / lines.length;
  const byTheHour = Math.round(pilot.people * share);
  const { half, full } = measureGap(byTheHour * days, takeSample(plant), effort).amount;
  return {
    ...pilot,
    /** people */
    byTheHour,
    atDesk,
    hours,
    cost: roundEstimate(price(hours, hourlyCost)),
    half: roundEstimate(half),
    full: roundEstimate(full),
  };
}
