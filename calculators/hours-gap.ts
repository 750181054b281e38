import { type Effort, getHoursPerShift, type Sample } from "../plant/gap.ts";
import { type Hours, payHours, settleHours, splitHours, type Terms } from "../plant/hours.ts";
import { type Cents, roundQuantity } from "../plant/money.ts";
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
