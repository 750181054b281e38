import { blendHours, type Effort, getHoursPerShift, type Sample } from "../plant/gap.ts";
import {
  getStraightLeft,
  type Hours,
  priceHours,
  settleHours,
  splitHours,
} from "../plant/hours.ts";
import { type Cents, roundQuantity } from "../plant/money.ts";
import type { Plant } from "../plant/schema.ts";

/** How the contract pays an hour; the rules of the sample plant that a day shift meets. */
export interface HourRules
  extends Pick<
    Plant["contracts"]["rules"],
    | "windowStart"
    | "windowEnd"
    | "break"
    | "breakFrom"
    | "minimumCall"
    | "overtimeFrom"
    | "overtimeFactor"
  > {
  /** hours of a day's straight time; 24 if only the workweek counts */
  dayFrom: number;
  rate: Cents;
}

/** One timesheet: badge times such as "05:52", hours claimed, and those of the workweek before it. */
export type ClaimedShift = { in: string; out: string; claimed: number; weekHours: number };

/** Hours with two decimals, amounts in cents. */
export interface WorkedShift extends Pick<Hours, "gate" | "inWindow" | "payable"> {
  /** claimed less payable: one hour too many is +1 */
  difference: number;
  /** hours of straight time that the workweek, or the day, leaves the shift */
  straightLeft: number;
  payableAmount: Cents;
  claimedAmount: Cents;
  /** claimed less payable */
  amountDifference: Cents;
  /** an hour more on each day of the event, if all are like this shift */
  more: ReturnType<typeof blendHours>;
}

/**
 * One shift by the contract's rules, with nothing on standby and no shift premium (docs/plant.md).
 *
 * @param event its days, and the day of a workweek on which it begins, from 0
 */
export function workShift(
  shift: ClaimedShift,
  { rate, ...given }: HourRules,
  event: { days: number; first: number },
): WorkedShift {
  const straightTime = { perWeek: given.overtimeFrom, perDay: given.dayFrom };
  const overtimeFrom = getStraightLeft(shift.weekHours, straightTime);
  const premium = { perHour: 0, from: "00:00", to: "00:00" };
  const rules = { ...given, overtimeFrom, standbyFactor: 0, premium };
  const { gate, inWindow, payable } = settleHours({ ...shift, standby: 0 }, rules);
  const pay = (hours: number) => priceHours(splitHours(hours, 0, rules), rate, rules);
  const [payableAmount, claimedAmount] = [pay(payable), pay(shift.claimed)];
  return {
    gate,
    inWindow,
    payable,
    difference: roundQuantity(shift.claimed - payable),
    straightLeft: overtimeFrom,
    payableAmount,
    claimedAmount,
    amountDifference: claimedAmount - payableAmount,
    more: blendHours({ ...event, ...straightTime, payable }, rate, rules),
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
