import { type Hours, payHours, settleHours, splitHours, type Terms } from "../plant/hours.ts";
import { type Cents, price, roundHalf, roundQuantity } from "../plant/money.ts";
import type { Plant } from "../plant/schema.ts";

/** How the contract pays an hour; the rules of the sample plant that a day shift meets. */
export interface HourRules
  extends Pick<
    Plant["contracts"]["rules"],
    "windowStart" | "windowEnd" | "break" | "breakFrom" | "minimumCall" | "overtimeFactor"
  > {
  /** hours of the shift: what is left of the workweek's straight time, or a day's */
  overtimeFrom: number;
  rate: Cents;
}

/** One timesheet: badge times such as "05:52", hours claimed. */
export type ClaimedShift = { in: string; out: string; claimed: number };

/** Hours with two decimals, amounts in cents. */
export interface WorkedShift extends Pick<Hours, "gate" | "inWindow" | "payable"> {
  /** claimed less payable: one hour too many is +1 */
  difference: number;
  payableAmount: Cents;
  claimedAmount: Cents;
  /** claimed less payable */
  amountDifference: Cents;
}

/** One shift by the contract's rules, with nothing on standby and no shift premium (docs/plant.md). */
export function workShift(shift: ClaimedShift, { rate, ...given }: HourRules): WorkedShift {
  const rules = { ...given, standbyFactor: 0, premium: { perHour: 0, from: "00:00", to: "00:00" } };
  const terms: Terms = { rate, perDiem: 0, equipment: { hours: 0, rate: 0 } };
  const { gate, inWindow, payable } = settleHours({ ...shift, standby: 0 }, rules);
  const pay = (hours: number) =>
    payHours({ ...splitHours(hours, 0, rules), premium: 0 }, terms, rules).total;
  const [payableAmount, claimedAmount] = [pay(payable), pay(shift.claimed)];
  return {
    gate,
    inWindow,
    payable,
    difference: roundQuantity(shift.claimed - payable),
    payableAmount,
    claimedAmount,
    amountDifference: claimedAmount - payableAmount,
  };
}

/** The rate of an hour at the end of a shift with so many payable hours, in cents. */
export const getLastHourRate = (payable: number, rules: HourRules): Cents =>
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

const getHoursPerShift = ({ checked, differing, average }: Sample) =>
  (differing / checked) * average;

/**
 * From how many shifts of one person comparing finds more than it costs, setting it up included; undefined
 * if a line costs more to compare than it finds, at whatever size.
 *
 * @param share of the sample that holds: 1, or 0.5 for half
 */
export function findBreakEven(sample: Sample, effort: Effort, share: number): number | undefined {
  const found = getHoursPerShift(sample) * share * sample.hourRate;
  const spent = (effort.minutes / 60) * effort.hourlyCost;
  if (found <= spent) return;
  return Math.ceil((effort.setupHours * effort.hourlyCost) / (found - spent) - 1e-9);
}
