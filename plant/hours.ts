import { type Cents, price, roundQuantity } from "./money.ts";
import type { Plant } from "./schema.ts";

/**
 * Of one shift: the night shift has its window in place of the other, and overtime begins at the hours of
 * the shift with which the workweek is full.
 */
export type Rules = Omit<Plant["contracts"]["rules"], "night" | "workweekFrom">;

/** Minutes since midnight. */
type Interval = { from: number; to: number };

const day = 24 * 60;

/** Minutes since midnight of a time such as "05:52". */
export function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** An end before the beginning is on the next day. */
function toInterval(from: string, to: string): Interval {
  const [start, end] = [toMinutes(from), toMinutes(to)];
  return { from: start, to: end <= start ? end + day : end };
}

/** Minutes that both have. */
const getOverlap = (a: Interval, b: Interval) =>
  Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from));

const toHours = (minutes: number) => roundQuantity(minutes / 60);

/** Times at the gate, and what the day's records add to them. */
export type Presence = { in: string; out: string; standby: number };

/** Hours of one worker in one shift, with two decimals. */
export type Hours = {
  /** badge in to badge out */
  gate: number;
  inWindow: number;
  /** after window, break and minimum call */
  payable: number;
  straight: number;
  overtime: number;
  /** of the payable hours; they count toward overtime, and aren't paid as overtime */
  standby: number;
  /** of the payable hours, those with a shift premium */
  premium: number;
};

/**
 * Payable hours by the contract's rules (docs/plant.md).
 *
 *     in window = gate time within the paid window
 *     payable   = in window − break, at least the minimum call
 *     overtime  = payable beyond `overtimeFrom`; straight = payable − overtime − standby
 */
export function settleHours(presence: Presence, rules: Rules): Hours {
  const gate = toInterval(presence.in, presence.out);
  const window = toInterval(rules.windowStart, rules.windowEnd);
  const inWindow = getOverlap(gate, window) / 60;
  const unpaid = inWindow >= rules.breakFrom ? rules.break : 0;
  const payable = roundQuantity(Math.max(inWindow - unpaid, rules.minimumCall));
  const paid = { from: Math.max(gate.from, window.from), to: Math.min(gate.to, window.to) };
  const premium = toInterval(rules.premium.from, rules.premium.to);
  const early = { from: premium.from - day, to: premium.to - day };
  return {
    gate: toHours(gate.to - gate.from),
    inWindow: roundQuantity(inWindow),
    payable,
    ...splitHours(payable, presence.standby, rules),
    premium: Math.min(payable, toHours(getOverlap(paid, premium) + getOverlap(paid, early))),
  };
}

/** Straight time by the contract, in hours: of a workweek and, if there is such a rule, of a day. */
export type StraightTime = { perWeek: number; perDay?: number };

/** Hours of straight time that are left after so many hours of the workweek. */
export const getStraightLeft = (
  worked: number,
  { perWeek, perDay = perWeek }: StraightTime,
): number => roundQuantity(Math.max(0, Math.min(perDay, perWeek - worked)));

/**
 * How many days of its workweek are before a day of an event, from 0; none before the event are.
 *
 * @param first the day of a workweek on which the event begins, from 0
 */
export const countWorkedDays = (day: number, first: number): number =>
  Math.max(0, Math.min(day, (first + day) % 7));

/** Straight time, overtime and standby of so many hours. */
export function splitHours(
  hours: number,
  standby: number,
  rules: Pick<Rules, "overtimeFrom">,
): Pick<Hours, "straight" | "overtime" | "standby"> {
  const worked = roundQuantity(Math.max(0, hours - standby));
  const overtime = Math.min(worked, roundQuantity(Math.max(0, hours - rules.overtimeFrom)));
  const straight = roundQuantity(worked - overtime);
  return { straight, overtime, standby: roundQuantity(hours - worked) };
}

/** What is paid for a worker's shift, in cents. */
export type Pay = {
  straight: Cents;
  overtime: Cents;
  standby: Cents;
  premium: Cents;
  /** the four above */
  labor: Cents;
  perDiem: Cents;
  equipment: Cents;
  total: Cents;
};

/** What the contract pays beside the hours. */
export type Terms = {
  /** per hour */
  rate: Cents;
  perDiem: Cents;
  equipment: { hours: number; rate: Cents };
};

type Factors = Pick<Rules, "overtimeFactor" | "standbyFactor" | "premium">;

/** Prices hours by the contract's terms. Each amount is rounded to the cent, then they are added. */
export function payHours(
  hours: Omit<Hours, "gate" | "inWindow" | "payable">,
  { rate, perDiem, equipment }: Terms,
  rules: Factors,
): Pay {
  const amounts = {
    straight: price(hours.straight, rate),
    overtime: price(hours.overtime, rate * rules.overtimeFactor),
    standby: price(hours.standby, rate * rules.standbyFactor),
    premium: price(hours.premium, rules.premium.perHour),
  };
  const labor = amounts.straight + amounts.overtime + amounts.standby + amounts.premium;
  const used = price(equipment.hours, equipment.rate);
  return { ...amounts, labor, perDiem, equipment: used, total: labor + perDiem + used };
}

/** Prices hours at a rate, in cents, without per diem and equipment. */
export const priceHours = (hours: Partial<Hours>, rate: Cents, rules: Factors): Cents =>
  payHours(
    { straight: 0, overtime: 0, standby: 0, premium: 0, ...hours },
    { rate, perDiem: 0, equipment: { hours: 0, rate: 0 } },
    rules,
  ).labor;
