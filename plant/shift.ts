import { countDays, countDaysSince } from "./days.ts";
import {
  countWorkedDays,
  getStraightLeft,
  type Hours,
  type Pay,
  payHours,
  priceHours,
  type Rules,
  settleHours,
  splitHours,
  type Terms,
} from "./hours.ts";
import { type Cents, roundQuantity, sum } from "./money.ts";
import type { Plant } from "./schema.ts";

/** A worker's line of the shift, as it is written. */
export type Timesheet = Plant["shift"]["workers"][number];
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
export function getTerms(
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
