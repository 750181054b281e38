import { countDays } from "./days.ts";
import { findRecord } from "./find.ts";
import {
  countWorkedDays,
  getFirstDay,
  getStraightLeft,
  isByTheHour,
  listRecurring,
  priceHours,
  type StraightTime,
  settleLine,
  settleShift,
  splitHours,
} from "./hours.ts";
import { type Cents, price, roundHalf, roundQuantity, sum } from "./money.ts";
import type { Plant } from "./schema.ts";

/** An event of so many days with the same payable hours on each, from day `first` of a workweek, from 0. */
export interface EventDays extends StraightTime {
  days: number;
  first: number;
  payable: number;
}

/**
 * One hour more on each day of an event: how many of them are straight time and how many overtime, and
 * what one comes to on average, in cents.
 */
export function blendHours(
  { days, first, payable, ...straightTime }: EventDays,
  rate: Cents,
  rules: Parameters<typeof priceHours>[2],
) {
  // No event is longer than 27 years: a slip in a sheet's field doesn't stop the browser.
  const length = Math.max(1, Math.min(Math.ceil(days), 10_000));
  const perDay = Math.min(payable, straightTime.perDay ?? payable);
  const more = Array.from({ length }, (_, day) => {
    const left = getStraightLeft(countWorkedDays(day, first) * perDay, straightTime);
    return splitHours(1, 0, { overtimeFrom: left - payable });
  });
  const straight = sum(more, (each) => each.straight);
  const overtime = sum(more, (each) => each.overtime);
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
export function takeSample(plant: Plant) {
  const compared = listRecurring(plant);
  const differing = compared.filter(({ difference }) => difference !== 0);
  const { event, gap } = plant.shift;
  const { rules } = plant.contracts;
  const line = settleLine(plant, findRecord(plant.shift.workers, "worker", gap.worker));
  return {
    checked: compared.length,
    differing: differing.length,
    average: roundQuantity(
      sum(differing, ({ difference }) => difference) / Math.max(1, differing.length),
    ),
    ...blendHours(
      {
        days: countDays(event.from, event.to) + 1,
        first: getFirstDay(plant),
        payable: line.payable,
        perWeek: rules.overtimeFrom,
      },
      line.rate,
      rules,
    ),
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
