import { countDays } from "./days.ts";
import { findRecord } from "./find.ts";
import {
  countWorkedDays,
  type Factors,
  getFirstDay,
  getStraightLeft,
  isByTheHour,
  listRecurring,
  priceHours,
  type StraightTime,
  settleLine,
  settleShift,
  totalLines,
} from "./hours.ts";
import { type Cents, price, roundHalf, roundQuantity, sum } from "./money.ts";
import type { Plant } from "./schema.ts";

/**
 * So many hours more, or less, on each day of an event with the same payable hours on each: on how many days
 * they are straight time and on how many overtime, parts of days included, and what one of them comes to on
 * average, in cents.
 *
 * @param event begins on day `first` of a workweek, from 0; `more` is negative if they are less
 */
export function blendHours(
  event: StraightTime & Record<"days" | "first" | "payable" | "more", number>,
  rate: Cents,
  rules: Factors,
) {
  const { days, first, payable, more, ...straightTime } = event;
  // No event is longer than 27 years: a slip in a sheet's field doesn't stop the browser.
  const length = Math.max(1, Math.min(Math.ceil(days), 10_000));
  const perDay = Math.min(payable, straightTime.perDay ?? payable);
  const size = Math.abs(more) || 1;
  const from = payable + Math.min(more, 0);
  const parts = Array.from({ length }, (_, day) => {
    const left = getStraightLeft(countWorkedDays(day, first) * perDay, straightTime);
    return Math.max(0, Math.min(left - from, size)) / size;
  });
  const straight = roundQuantity(sum(parts, (part) => part));
  const overtime = roundQuantity(length - straight);
  const hourRate = roundHalf(priceHours({ straight, overtime }, rate, rules) / length);
  return { straight, overtime, hourRate };
}

/** What a comparison of some timesheets with the gate found, and what an hour of it is worth. */
export type Sample = {
  checked: number;
  /** of those, how many differ */
  differing: number;
  /** hours by which those that differ do on average, claimed less payable */
  average: number;
  /** on average over the event */
  hourRate: Cents;
};

/** What it takes to compare every line. */
export type Effort = { minutes: number; hourlyCost: Cents; setupHours: number };

/** Hours that a line differs by on average, whether it does or not. */
export const getHoursPerShift = ({ checked, differing, average }: Sample) =>
  (differing / checked) * average;

/**
 * What so many shifts of one person differ by, if the sample holds, and if half of it does. Hours with two
 * decimals, amounts in cents.
 */
export function measureGap(shifts: number, sample: Sample, effort: Effort) {
  const hours = getHoursPerShift(sample) * shifts;
  return {
    shifts,
    hours: { half: roundQuantity(hours / 2), full: roundQuantity(hours) },
    amount: { half: price(hours / 2, sample.hourRate), full: price(hours, sample.hourRate) },
    /** comparing the lines, without setting it up */
    cost: price(shifts * (effort.minutes / 60), effort.hourlyCost),
  };
}

/** The sample of the plant's day shift: the lines whose differences can come back, at one rate for all. */
export function takeSample(plant: Plant) {
  const compared = listRecurring(plant);
  const differing = compared.filter(({ difference }) => difference !== 0);
  const average = roundQuantity(totalLines(differing).difference / Math.max(1, differing.length));
  const { event, gap } = plant.shift;
  const { rules } = plant.contracts;
  const line = settleLine(plant, findRecord(plant.shift.workers, "worker", gap.worker));
  const days = countDays(event.from, event.to) + 1;
  return {
    checked: compared.length,
    differing: differing.length,
    average,
    ...blendHours(
      {
        ...{ days, first: getFirstDay(plant), perWeek: rules.overtimeFrom },
        ...{ payable: line.payable, more: average },
      },
      line.rate,
      rules,
    ),
  };
}

/** An estimate is told to the hundred dollars. */
const roundEstimate = (cents: Cents): Cents => roundHalf(cents / 10_000) * 10_000;

/**
 * The pilot in a turnaround (docs/plant.md): the hours that it takes, what those it adds cost, and what hours bring
 * back for those whom the contract pays by the hour, as large a share as on the plant's shift. Amounts to the hundred dollars, in cents.
 */
export function costPilot(plant: Plant, days: number) {
  const { gap, pilot } = plant.shift;
  // One seat at the desk, day and night.
  const atDesk = days * 24;
  const hours = pilot.before + atDesk + pilot.after;
  const lines = settleShift(plant);
  const share = lines.filter(isByTheHour).length / lines.length;
  const byTheHour = Math.round(pilot.people * share);
  const sample = takeSample(plant);
  const differing = getHoursPerShift(sample) * byTheHour * days;
  return {
    ...pilot,
    byTheHour,
    atDesk,
    hours,
    cost: roundEstimate(price(pilot.added, gap.hourlyCost)),
    half: roundEstimate(price(differing / 2, sample.hourRate)),
    full: roundEstimate(price(differing, sample.hourRate)),
  };
}
