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

/** Minutes that both have. */
const getOverlap = (a: Interval, b: Interval) =>
  Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from));

const toHours = (minutes: number) => roundQuantity(minutes / 60);

/** Times at the gate, and what the day's records add to them. */
type Presence = { in: string; out: string; standby: number };

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
type Pay = {
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
type Terms = {
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

/** A worker's line of the shift, as it is written. */
type Timesheet = Plant["shift"]["workers"][number];
type Contract = Plant["contracts"]["contracts"][number];
type Crew = Plant["site"]["crews"][number];

/** A worker's line of the shift with everything that follows from it. Hours decimal, money in cents. */
export interface SettledLine extends Timesheet, Hours {
  contract: Contract;
  craft: string;
  rate: Cents;
  overtimeRate: Cents;
  equipmentRate: Cents;
  /** claimed less payable: one hour too many is +1 */
  difference: number;
  /** of the claimed hours beyond the payable ones, in cents; 0 if there are none */
  disputed: Cents;
  pay: Pay;
}

/** The contract that has a class. */
export function getContract(plant: Plant, workerClass: string): Contract {
  const contract = plant.contracts.contracts.find(({ rates }) => workerClass in rates);
  if (!contract) throw new Error(`no contract of the sample plant has the class ${workerClass}`);
  return contract;
}

/** What the contract pays for a worker's hour, day and equipment. */
function getTerms(
  plant: Plant,
  line: Pick<Timesheet, "class" | "equipment" | "equipmentHours">,
): Terms {
  const { rates, perDiem, equipment } = getContract(plant, line.class);
  const rate = line.equipment === undefined ? 0 : (equipment[line.equipment] ?? 0);
  return { rate: rates[line.class] ?? 0, perDiem, equipment: { hours: line.equipmentHours, rate } };
}

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

/** One worker's hours and pay by the contract's rules; nobody else's line has any part in it. */
export function settleLine(plant: Plant, line: Timesheet): SettledLine {
  const rules = getShiftRules(plant);
  const { crafts } = plant.contracts;
  const hours = settleHours(line, rules);
  const terms = getTerms(plant, line);
  const overtimeRate = priceHours({ overtime: 1 }, terms.rate, rules);
  const difference = roundQuantity(line.claimed - hours.payable);
  return {
    ...line,
    ...hours,
    contract: getContract(plant, line.class),
    craft: crafts[line.class] ?? line.class,
    rate: terms.rate,
    overtimeRate,
    equipmentRate: terms.equipment.rate,
    difference,
    disputed: Math.max(
      0,
      payFor(plant, line, line.claimed).total - payFor(plant, line, hours.payable).total,
    ),
    pay: payHours(hours, terms, rules),
  };
}

/** What so many hours of a worker come to, with per diem and equipment, in place of the payable ones. */
export function payFor(plant: Plant, line: Timesheet, hours: number): Pay {
  const rules = getShiftRules(plant);
  const { premium } = settleHours(line, rules);
  return payHours(
    { ...splitHours(hours, line.standby, rules), premium },
    getTerms(plant, line),
    rules,
  );
}

/** Every worker's line, in the order of the file. */
export function settleShift(plant: Plant): SettledLine[] {
  return plant.shift.workers.map((line) => settleLine(plant, line));
}

const countLate = ({ workers, rosterAt }: Plant["shift"], isMeant = (_: Timesheet) => true) =>
  workers.filter((line) => line.in > rosterAt && isMeant(line)).length;

/** How many have badged in when the roster is looked at: who isn't cleared doesn't get in, and some come later. */
export function countBadged({ site, shift }: Plant): number {
  const stopped = sum(site.crews, ({ planned, cleared }) => planned - cleared);
  return shift.planned - stopped - countLate(shift);
}

/** How many of a crew have: of those cleared, some come later. */
export const countCrewBadged = ({ shift }: Plant, { name, cleared }: Crew): number =>
  cleared - countLate(shift, ({ crew }) => crew === name);

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

/** Hours, amounts and number of some lines. */
export function totalLines(lines: readonly SettledLine[]) {
  return {
    workers: lines.length,
    gate: sum(lines, ({ gate }) => gate),
    payable: sum(lines, ({ payable }) => payable),
    claimed: sum(lines, ({ claimed }) => claimed),
    difference: sum(lines, ({ difference }) => difference),
    labor: sum(lines, ({ pay }) => pay.labor),
    amount: sum(lines, ({ pay }) => pay.total),
    disputed: sum(lines, ({ disputed }) => disputed),
    exceptions: lines.filter(({ difference }) => difference !== 0).length,
  };
}
