import { type PlannedStep, planCountdown, type Turnaround } from "./countdown.ts";
import {
  addDays,
  countDays,
  findWorkDay,
  isWeekend,
  isWorkDay,
  listDays,
  type WorkCalendar,
} from "./work-days.ts";

/** What stands in the way of a date. */
export type Conflict =
  /** It should have been ready so many days ago. */
  | { kind: "late"; days: number }
  /** It should have begun; so many of its working days are left. */
  | { kind: "begun"; left: number; total: number }
  /** It would be ready on a weekend (no `holiday`) or on a holiday, so it is the working day before. */
  | { kind: "moved"; from: string; holiday?: string }
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

export interface DatedStep extends PlannedStep {
  /** The first day of work on it. */
  start: string;
  /** The day it must be ready. */
  due: string;
  conflicts: Conflict[];
}

/**
 * The steps with their dates. A start on a day off moves to the next working day, a due date to the
 * one before.
 *
 * @param feedOut the first day of the turnaround
 * @param today for what is late
 */
export function dateCountdown(
  turnaround: Turnaround,
  { feedOut, calendar, today }: { feedOut: string; calendar: WorkCalendar; today: string },
): DatedStep[] {
  const lastDay = addDays(feedOut, turnaround.days - 1);
  return planCountdown(turnaround).map((step): DatedStep => {
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
    if (due !== ready) {
      conflicts.push({ kind: "moved", from: ready, holiday: calendar.holidays.get(ready) });
    }
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

function findHolidays(days: readonly string[], holidays: WorkCalendar["holidays"]): Holiday[] {
  return days.flatMap((day) => {
    const name = holidays.get(day);
    return name ? [{ day, name }] : [];
  });
}

function findUnknown(from: string, to: string, { years }: WorkCalendar): Conflict[] {
  const isKnown = !years || (from >= `${years[0]}-01-01` && to <= `${years[1]}-12-31`);
  return isKnown ? [] : [{ kind: "unknown" }];
}
