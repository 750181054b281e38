import { blendHours, type Effort, getHoursPerShift, type Sample } from "../plant/gap.ts";
import { getStraightLeft, priceHours, settleHours, splitHours } from "../plant/hours.ts";
import { roundQuantity } from "../plant/money.ts";
import type { Values } from "./fragment.ts";
import { parseTime, readNumbers } from "./numbers.ts";

/**
 * One shift by the contract's rules, with nothing on standby and no shift premium (docs/plant.md). Hours have
 * two decimals, amounts are in cents.
 *
 * @param shift badge times such as "05:52", hours claimed, and those of the workweek before it
 * @param rules `dayFrom` is hours of a day's straight time, 24 if only the workweek counts; `rate` is in cents
 * @param event its days, the day of a workweek on which it begins, from 0, and the hours in dispute on each
 */
export function workShift(
  shift: Read,
  { rate, ...given }: Read,
  event: { days: number; first: number; more: number },
) {
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
    /** claimed less payable: one hour too many is +1 */
    difference: roundQuantity(shift.claimed - payable),
    /** hours of straight time that the workweek, or the day, leaves the shift */
    straightLeft: overtimeFrom,
    payableAmount,
    claimedAmount,
    amountDifference: claimedAmount - payableAmount,
    /** the sample's hours more on each day of the event, if all are like this shift */
    more: blendHours({ ...event, ...straightTime, payable }, rate, rules),
  };
}

/**
 * From how many shifts of one person comparing finds more than it costs, setting it up included; undefined
 * if a line costs more to compare than it finds, at whatever size.
 *
 * @param share of the sample that holds: 1, or 0.5 for half
 */
export function findBreakEven(sample: Sample, effort: Effort, share: number) {
  const found = getHoursPerShift(sample) * share * sample.hourRate;
  const spent = (effort.minutes / 60) * effort.hourlyCost;
  if (found <= spent) return;
  return Math.ceil((effort.setupHours * effort.hourlyCost) / (found - spent) - 1e-9);
}

/**
 * The fields in the order of their letters: the group of each, and its unit if it has one. Those that
 * the answer is made of come first; the contract's rules move it only by what an hour costs.
 */
export const fields = {
  people: ["site", "people"],
  shifts: ["site"],
  length: ["site", "days"],
  rate: ["site", "perHour"],
  checked: ["sample", "lines"],
  differing: ["sample", "lines"],
  average: ["sample", "hours"],
  minutes: ["effort", "minutes"],
  cost: ["effort", "perHour"],
  setup: ["effort", "hours"],
  windowStart: ["contract"],
  windowEnd: ["contract"],
  break: ["contract", "hours"],
  breakFrom: ["contract", "hours"],
  minimumCall: ["contract", "hours"],
  overtimeFrom: ["contract", "hours"],
  dayFrom: ["contract", "hours"],
  firstDay: ["contract"],
  overtimeFactor: ["contract", "none"],
  weekHours: ["shift", "hours"],
  in: ["shift"],
  out: ["shift"],
  claimed: ["shift", "hours"],
} as const;
export const groups = ["site", "sample", "effort", "contract", "shift"] as const;
export type LineName = keyof typeof fields;
export const lineNames = Object.keys(fields) as LineName[];
const timeNames = ["windowStart", "windowEnd", "in", "out"] as const;
type TimeName = (typeof timeNames)[number];
export const isTime = (name: LineName): name is TimeName => timeNames.some((each) => each === name);
export type HoursValues = Values<LineName | "currency">;
/** What the fields say. */
type Read = Record<TimeName, string> & Record<Exclude<LineName, TimeName>, number>;

/** What follows from the fields, or what is wrong with which of them. */
export function solveHours(values: HoursValues) {
  const numberNames = lineNames.filter((name) => !isTime(name));
  const { numbers, faults } = readNumbers<LineName>(values, numberNames, { signed: "average" });
  const times = timeNames.map((name) => [name, parseTime(values[name]) ?? ""] as const);
  for (const [name, time] of times) if (!time) faults[name] = "notTime";
  if (numbers.checked === 0) faults.checked = "notZero";
  if (numbers.differing > numbers.checked) faults.differing = "tooMany";
  if (![1, 2, 3, 4, 5, 6, 7].includes(numbers.firstDay)) faults.firstDay ??= "notDay";
  if (Object.keys(faults).length > 0) return { faults };

  const read = { ...numbers, ...(Object.fromEntries(times) as Record<TimeName, string>) };
  const { people, shifts, length } = read;
  const worked = workShift(
    read,
    { ...read, rate: read.rate * 100 },
    { days: length, first: read.firstDay - 1, more: read.average },
  );
  const sample = { ...read, hourRate: worked.more.hourRate };
  const effort = { minutes: read.minutes, hourlyCost: read.cost * 100, setupHours: read.setup };
  return {
    faults,
    solved: {
      read,
      worked,
      sample,
      effort,
      /** from how many man-shifts comparing pays, if half of the sample holds and if all of it does */
      pays: [0.5, 1].map((share) => findBreakEven(sample, effort, share)),
      /** of one person: a shift of the site, a week, the turnaround */
      manShifts: { shift: people, week: people * shifts * 7, turnaround: people * shifts * length },
    },
  };
}
export type SolvedHours = NonNullable<ReturnType<typeof solveHours>["solved"]>;
