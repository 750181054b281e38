import { countDays, countDaysSince } from "./days.ts";
import { type Cents, price, roundQuantity, sum } from "./money.ts";
import type { Plant } from "./schema.ts";

/**
 * Of one shift: the night shift has its window in place of the other, and overtime begins at the hours of
 * the shift with which the workweek is full.
 */
type Rules = Omit<Plant["contracts"]["rules"], "night" | "workweekFrom">;

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

const getOverlap = (a: Interval, b: Interval) =>
  Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from));

/** The same time of day on the day, the next or the one before, whichever is more within a window. */
const placeWithin = ({ from, to }: Interval, window: Interval): Interval =>
  [0, day, -day]
    .map((shift) => ({ from: from + shift, to: to + shift }))
    .reduce((one, other) => (getOverlap(other, window) > getOverlap(one, window) ? other : one));

const toHours = (minutes: number) => roundQuantity(minutes / 60);

/**
 * Payable hours of one worker in one shift by the contract's rules (docs/plant.md), with two decimals.
 *
 *     in window = gate time within the paid window
 *     payable   = in window − break, at least the minimum call
 *     overtime  = payable beyond `overtimeFrom`; straight = payable − overtime − standby
 */
export function settleHours(presence: { in: string; out: string; standby: number }, rules: Rules) {
  const window = toInterval(rules.windowStart, rules.windowEnd);
  const gate = placeWithin(toInterval(presence.in, presence.out), window);
  const inWindow = getOverlap(gate, window) / 60;
  const unpaid = inWindow >= rules.breakFrom ? rules.break : 0;
  const payable = roundQuantity(Math.max(inWindow - unpaid, rules.minimumCall));
  const paid = { from: Math.max(gate.from, window.from), to: Math.min(gate.to, window.to) };
  const premium = toInterval(rules.premium.from, rules.premium.to);
  const early = { from: premium.from - day, to: premium.to - day };
  return {
    /** badge in to badge out */
    gate: toHours(gate.to - gate.from),
    inWindow: roundQuantity(inWindow),
    payable,
    ...splitHours(payable, presence.standby, rules),
    /** of the payable hours, those with a shift premium */
    premium: Math.min(payable, toHours(getOverlap(paid, premium) + getOverlap(paid, early))),
  };
}

/** Straight time, overtime and standby of so many hours. Standby counts toward overtime, and isn't paid as overtime. */
export function splitHours(hours: number, standby: number, rules: Pick<Rules, "overtimeFrom">) {
  const worked = roundQuantity(Math.max(0, hours - standby));
  const overtime = Math.min(worked, roundQuantity(Math.max(0, hours - rules.overtimeFrom)));
  const straight = roundQuantity(worked - overtime);
  return { straight, overtime, standby: roundQuantity(hours - worked) };
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

export type Factors = Pick<Rules, "overtimeFactor" | "standbyFactor" | "premium">;
type PaidHours = Partial<Record<"straight" | "overtime" | "standby" | "premium", number>>;

/**
 * What is paid for a worker's shift, in cents. Each amount is rounded to the cent, then they are added.
 *
 * @param terms what the contract pays for an hour, for the day, and for an hour of equipment
 */
export function payHours(
  { straight = 0, overtime = 0, standby = 0, premium = 0 }: PaidHours,
  terms: { rate: Cents; perDiem: Cents; equipment: { hours: number; rate: Cents } },
  rules: Factors,
) {
  const amounts = {
    straight: price(straight, terms.rate),
    overtime: price(overtime, terms.rate * rules.overtimeFactor),
    standby: price(standby, terms.rate * rules.standbyFactor),
    premium: price(premium, rules.premium.perHour),
  };
  const labor = amounts.straight + amounts.overtime + amounts.standby + amounts.premium;
  const { perDiem } = terms;
  const equipment = price(terms.equipment.hours, terms.equipment.rate);
  return { ...amounts, labor, perDiem, equipment, total: labor + perDiem + equipment };
}

/** Prices hours at a rate, in cents, without per diem and equipment. */
export const priceHours = (hours: PaidHours, rate: Cents, rules: Factors): Cents =>
  payHours(hours, { rate, perDiem: 0, equipment: { hours: 0, rate: 0 } }, rules).labor;

export function getContract(plant: Plant, workerClass: string) {
  const contract = plant.contracts.contracts.find(({ rates }) => workerClass in rates);
  if (!contract) throw new Error(`no contract of the sample plant has the class ${workerClass}`);
  return contract;
}

/** The contract's rate for an hour of a class, in cents. */
export const getRate = (plant: Plant, workerClass: string): Cents =>
  getContract(plant, workerClass).rates[workerClass] ?? 0;

/** The day of a workweek on which the event begins, from 0. */
export const getFirstDay = ({ contracts: { rules }, shift }: Plant): number =>
  countDaysSince(rules.workweekFrom, shift.event.from);

/** Payable hours of everyone before the shift: a whole one on each day since workweek and event began. */
export function getWeekHours(plant: Plant): number {
  const { contracts, shift } = plant;
  const { windowStart, windowEnd } = contracts.rules;
  const whole = settleHours({ in: windowStart, out: windowEnd, standby: 0 }, contracts.rules);
  const day = countDays(shift.event.from, shift.date);
  return countWorkedDays(day, getFirstDay(plant)) * whole.payable;
}

/** The contracts' rules in this shift: straight time is what is left of the workweek's. */
export function getShiftRules(plant: Plant): Rules {
  const { rules } = plant.contracts;
  const overtimeFrom = getStraightLeft(getWeekHours(plant), { perWeek: rules.overtimeFrom });
  return { ...rules, overtimeFrom };
}

/**
 * A worker's line of the shift with everything that follows from it by the contract's rules; nobody else's
 * line has any part in it. Hours decimal, money in cents.
 */
export function settleLine(plant: Plant, line: Plant["shift"]["workers"][number]) {
  const rules = getShiftRules(plant);
  const hours = settleHours(line, rules);
  const contract = getContract(plant, line.class);
  const rate = getRate(plant, line.class);
  const equipmentRate = contract.equipment[line.equipment ?? ""] ?? 0;
  /** What so many hours come to, in place of the payable ones. */
  const payFor = (some: number) => {
    const split = { ...splitHours(some, line.standby, rules), premium: hours.premium };
    const equipment = { hours: line.equipmentHours, rate: equipmentRate };
    return payHours(split, { rate, perDiem: contract.perDiem, equipment }, rules);
  };
  const pay = payFor(hours.payable);
  const due = {
    claimed: payFor(line.claimed).total,
    gate: payFor(hours.gate).total,
    payable: pay.total,
  };
  return {
    ...line,
    ...hours,
    contract,
    craft: plant.contracts.crafts[line.class] ?? line.class,
    rate,
    overtimeRate: priceHours({ overtime: 1 }, rate, rules),
    equipmentRate,
    /** claimed less payable: one hour too many is +1 */
    difference: roundQuantity(line.claimed - hours.payable),
    pay,
    /** what the hours of each record come to, with per diem and equipment */
    due,
    /** of the claimed hours beyond the payable ones; 0 if there are none */
    disputed: Math.max(0, due.claimed - due.payable),
  };
}
export type SettledLine = ReturnType<typeof settleLine>;

export const settleShift = (plant: Plant): SettledLine[] =>
  plant.shift.workers.map((line) => settleLine(plant, line));

/** Whether a line is paid by the hour, and not by measured unit. */
export const isByTheHour = ({ rate }: SettledLine): boolean => rate > 0;

/**
 * The lines paid by the hour whose differences can come back the next day: without the crews that differ for
 * a cause of their own, such as a failed machine. Only these are projected (docs/plant.md).
 */
export function listRecurring(plant: Plant): SettledLine[] {
  const { oneOffs } = plant.shift.event;
  return settleShift(plant).filter((line) => isByTheHour(line) && !oneOffs.includes(line.crew));
}

export const totalLines = (lines: readonly SettledLine[]) => ({
  workers: lines.length,
  gate: sum(lines, ({ gate }) => gate),
  payable: sum(lines, ({ payable }) => payable),
  claimed: sum(lines, ({ claimed }) => claimed),
  difference: sum(lines, ({ difference }) => difference),
  amount: sum(lines, ({ pay }) => pay.total),
  disputed: sum(lines, ({ disputed }) => disputed),
  exceptions: lines.filter(({ difference }) => difference !== 0).length,
});
