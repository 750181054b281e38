import { addDays, countDays } from "../plant/days.ts";
import { findWorkDay, isWeekend, isWorkDay, listDays, type WorkCalendar } from "./work-days.ts";

/** What stands in the way of a date. */
export type Conflict =
  /** It should have been ready so many days ago. */
  | { kind: "late"; days: number }
  /** It should have begun; so many of its working days are left. */
  | { kind: "begun"; left: number; total: number }
  /** It would be ready on a weekend or on a holiday, so it is the working day before. */
  | { kind: "weekend"; from: string }
  | { kind: "holiday"; from: string; holiday: string }
  /** Holidays off on days that would be working days, and how many working days are left of how many. */
  | { kind: "holidays"; holidays: Holiday[]; left: number; total: number }
  /** The working days are too few to onboard so many people. */
  | { kind: "capacity"; left: number; people: number }
  /** Public holidays while the turnaround runs, worked or not. */
  | { kind: "worked"; holidays: Holiday[] }
  /** Holidays of these years are not known. */
  | { kind: "unknown" };

export interface Holiday {
  day: string;
  name: string;
}

/**
 * The steps with their dates: `start` is the first day of work on it, moved to the next working day from a day
 * off; `due` is the day it must be ready, moved to the one before.
 *
 * @param feedOut the first day of the turnaround
 * @param today for what is late
 */
export function dateCountdown(
  turnaround: Turnaround,
  { feedOut, calendar, today }: { feedOut: string; calendar: WorkCalendar; today: string },
) {
  const lastDay = addDays(feedOut, turnaround.days - 1);
  return planCountdown(turnaround).map((step) => {
    if (step.phase === "during") {
      const holidays = findHolidays(listDays(feedOut, addDays(lastDay, 1)), calendar.observed);
      const worked: Conflict[] = holidays.length > 0 ? [{ kind: "worked", holidays }] : [];
      const conflicts = [...worked, ...findUnknown(feedOut, lastDay, calendar)];
      return { ...step, start: feedOut, due: lastDay, conflicts };
    }
    const origin = step.phase === "before" ? feedOut : lastDay;
    const from = addDays(origin, 7 * step.from);
    const ready = addDays(origin, 7 * step.ready);
    const start = findWorkDay(from, 1, calendar);
    const due = findWorkDay(ready, -1, calendar);
    const days = listDays(from, ready).filter((day) => !isWeekend(day, calendar));
    const workDays = days.filter((day) => isWorkDay(day, calendar));
    const conflicts: Conflict[] = [];

    if (due < today) conflicts.push({ kind: "late", days: countDays(due, today) });
    else if (start < today) {
      const left = workDays.filter((day) => day >= today).length;
      conflicts.push({ kind: "begun", left, total: workDays.length });
    }
    const holiday = calendar.holidays.get(ready);
    if (holiday) conflicts.push({ kind: "holiday", from: ready, holiday });
    else if (due !== ready) conflicts.push({ kind: "weekend", from: ready });
    if (workDays.length < days.length) {
      const holidays = findHolidays(days, calendar.holidays);
      conflicts.push({ kind: "holidays", holidays, left: workDays.length, total: days.length });
    }
    const missing = turnaround.people - workDays.length * turnaround.perDay;
    if (step.id === "onboarding" && missing > 0) {
      conflicts.push({ kind: "capacity", left: missing, people: turnaround.people });
    }
    conflicts.push(...findUnknown(from, ready, calendar));
    return { ...step, start, due, conflicts };
  });
}

export type DatedStep = ReturnType<typeof dateCountdown>[number];

const findHolidays = (days: readonly string[], holidays: WorkCalendar["holidays"]): Holiday[] =>
  days.flatMap((day) => {
    const name = holidays.get(day);
    return name ? [{ day, name }] : [];
  });

function findUnknown(from: string, to: string, { years }: WorkCalendar): Conflict[] {
  const isKnown = !years || (from >= `${years[0]}-01-01` && to <= `${years[1]}-12-31`);
  return isKnown ? [] : [{ kind: "unknown" }];
}

/** How the quantities of a turnaround are written: as letters or as numbers. */
export type Terms = Record<keyof Turnaround | "systems", string>;

/**
 * A step's rule as a formula, such as "6 + e ÷ 4", and with a turnaround's numbers if there is anything to
 * calculate. Divisions are rounded up. A rule that depends on how a system is connected begins with the
 * chosen one: "live 6 (by hand 1, file 2)".
 */
export function writeRule(
  { id, kind }: { id: StepId; kind: "weeks" | "hours" },
  turnaround: Turnaround,
  { letters, numbers }: Record<"letters" | "numbers", Terms>,
  modeNames: Record<Mode, string>,
): { formula: string; worked?: string } {
  const rule: StepRule = steps.find((step) => step.id === id)?.[kind] ?? fixed(0);
  if (!("live" in rule)) {
    const worked = rule.of && writeFormula(rule, numbers);
    return { formula: writeFormula(rule, letters), worked };
  }
  const chosen = turnaround[id as System];
  const write = (mode: Mode) => `${modeNames[mode]} ${writeFormula(rule[mode], letters)}`;
  const others = modes.filter((mode) => mode !== chosen).map(write);
  return { formula: `${write(chosen)} (${others.join(", ")})` };
}

function writeFormula({ fixed, add, every, of }: Rule, terms: Terms): string {
  if (!of) return String(fixed);
  const divided = every > 1 ? ` ÷ ${every}` : "";
  const times = add === 1 ? "" : ` × ${add}`;
  const seats = `${terms.people} ÷ ${peoplePerSeat}`;
  const quantities = {
    ...terms,
    seats,
    seatDays: `${seats} × ${terms.days}`,
    onboardingDays: `${terms.people} ÷ ${terms.perDay}`,
  };
  const part = `${quantities[of]}${divided}${times}`;
  return fixed > 0 ? `${fixed} + ${part}` : part;
}

/**
 * What contractor control needs ready before a turnaround, while it runs and after it, counted
 * backward from feed-out. Every number here is our example, to be replaced by the site's own; the
 * page prints each next to its line.
 *
 * A step is ready when the first of the steps that need it begins. Lead times are whole weeks.
 */

/** How a system is connected. */
export const modes = ["none", "file", "live"] as const;
export type Mode = (typeof modes)[number];

export const systems = ["gate", "erp", "scheduling"] as const;
type System = (typeof systems)[number];

/** Whether a plant has a step's hours whatever it uses, or has them because of this software. */
export const hourKinds = ["anyway", "added"] as const;

/** The numbers of the sheet, and the most each of them can be. */
export const limits = {
  /** Calendar days from feed-out to the last day on site, both counted. */
  days: 366,
  /** Contractor workers on site on the busiest day. */
  people: 20_000,
  /** Workers who can be onboarded in one working day. */
  perDay: 5000,
  contracts: 500,
  /** Lines of the rate catalog. */
  lines: 20_000,
};
export type NumberName = keyof typeof limits;
export const numberNames = Object.keys(limits) as NumberName[];

/** What the lead times and hours depend on. */
export type Turnaround = Record<NumberName, number> & Record<System, Mode>;

/** Workers for each seat at the desk that settles exceptions. */
const peoplePerSeat = 500;

/** What the hours and weeks of a step depend on. */
function countQuantities(turnaround: Turnaround) {
  const { days, people, perDay, contracts, lines } = turnaround;
  const seats = Math.ceil(people / peoplePerSeat);
  return {
    people,
    contracts,
    lines,
    systems: systems.filter((system) => turnaround[system] !== "none").length,
    onboardingDays: Math.ceil(people / perDay),
    seats,
    seatDays: seats * days,
  };
}
type Quantity = keyof ReturnType<typeof countQuantities>;

/** `fixed`, plus `add` for each `every` (or part of it) of a quantity. */
type Rule = { fixed: number; add: number; every: number; of?: Quantity };

/** The rule of a system depends on how it is connected. */
type StepRule = Rule | Record<Mode, Rule>;

interface Step {
  id: string;
  /** The steps before feed-out that need this one. */
  for?: readonly string[];
  /** Weeks before feed-out by which it must be ready, if none of them begins earlier. */
  reserve?: number;
  weeks: StepRule;
  /** Working hours of the plant's people and of those it pays, at least. */
  hours: StepRule;
}

const fixed = (fixed: number): Rule => ({ fixed, add: 0, every: 1 });
const each = (of: Quantity, add: number, fixed = 0): Rule => ({ fixed, add, every: 1, of });
const every = (of: Quantity, every: number, fixed = 0): Rule => ({ fixed, add: 1, every, of });
const byMode = (none: number, file: number, live: number) => ({
  none: fixed(none),
  file: fixed(file),
  live: fixed(live),
});

/** What needs a step is listed after it. */
const early = [
  {
    id: "review",
    for: ["catalog", "gate", "erp", "scheduling"],
    weeks: fixed(2),
    hours: each("systems", 8, 24),
  },
  {
    id: "catalog",
    for: ["contracts"],
    weeks: every("lines", 100),
    hours: each("lines", 0.25),
  },
  {
    id: "contracts",
    for: ["rates"],
    weeks: every("contracts", 4, 6),
    hours: each("contracts", 24),
  },
  { id: "gate", for: ["gateTest"], weeks: byMode(1, 2, 6), hours: byMode(8, 24, 80) },
  {
    id: "rates",
    for: ["gateTest", "rosters"],
    weeks: every("contracts", 6),
    hours: each("contracts", 8),
  },
  { id: "erp", for: ["rehearsal"], weeks: byMode(1, 3, 12), hours: byMode(16, 40, 320) },
  { id: "certificates", for: ["gateTest"], weeks: fixed(2), hours: fixed(40) },
  { id: "gateTest", for: ["onboarding", "rehearsal"], weeks: fixed(3), hours: fixed(48) },
  { id: "rosters", for: ["onboarding"], weeks: fixed(2), hours: each("contracts", 4) },
  {
    id: "onboarding",
    reserve: 1,
    weeks: every("onboardingDays", 5),
    hours: each("people", 0.25),
  },
  { id: "scheduling", for: ["rehearsal"], weeks: byMode(1, 2, 4), hours: byMode(8, 16, 60) },
  { id: "desk", for: ["rehearsal"], weeks: fixed(2), hours: each("seats", 32) },
  { id: "rehearsal", reserve: 2, weeks: fixed(1), hours: each("contracts", 4, 60) },
] as const satisfies readonly Step[];

const running = { id: "running", weeks: fixed(0), hours: each("seatDays", 24) } as const;

/** One after the other, from the last day on site. */
const late = [
  { id: "access", weeks: fixed(1), hours: every("people", 30) },
  { id: "invoices", weeks: every("contracts", 12, 1), hours: each("contracts", 8) },
  { id: "record", weeks: fixed(1), hours: fixed(40) },
] as const satisfies readonly Step[];

const steps = [...early, running, ...late];
export type StepId = (typeof steps)[number]["id"];

/** Hours take up to this much longer when lists come late or have to be cleaned twice. */
export const most = 1.5;

/**
 * The steps in the order they must be ready, in weeks: negative before feed-out, positive after the last day on
 * site, 0 during the turnaround. Hours are those at least; `most` times as many at most.
 */
export function planCountdown(turnaround: Turnaround) {
  const counts = countQuantities(turnaround);
  type Phase = "before" | "during" | "after";
  const plan = (step: Step, phase: Phase, getStart: (weeks: number) => number) => {
    const apply = (rule: StepRule) => {
      // A step whose rule depends on how it is connected is a system.
      const { fixed, add, every, of } = "live" in rule ? rule[turnaround[step.id as System]] : rule;
      return fixed + (of ? add * Math.ceil(counts[of] / every) : 0);
    };
    const weeks = apply(step.weeks);
    const from = getStart(weeks);
    const ready = from + weeks;
    return { id: step.id as StepId, phase, from, ready, weeks, hours: apply(step.hours) };
  };
  const before = new Map<string, ReturnType<typeof plan>>();
  for (const step of early.toReversed() as Step[]) {
    const users = (step.for ?? []).map((id) => before.get(id)?.from ?? 0);
    const ready = Math.min(-(step.reserve ?? 0), ...users);
    const planned = plan(step, "before", (weeks) => ready - weeks);
    before.set(step.id, planned);
  }
  const after: ReturnType<typeof plan>[] = [];
  for (const step of late) after.push(plan(step, "after", () => after.at(-1)?.ready ?? 0));
  return [
    ...[...before.values()].sort((a, b) => a.ready - b.ready || a.from - b.from),
    plan(running, "during", () => 0),
    ...after,
  ];
}
export type PlannedStep = ReturnType<typeof planCountdown>[number];
