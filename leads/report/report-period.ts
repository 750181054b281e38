import { addDays, addMonths, getDayStart, readWallClock } from "../time/clock.ts";

/** Days from one to another, such as `2026-11-20`, the last one included. */
export interface Days {
  first: string;
  last: string;
}

/** What a report is about: whole days in a time zone. */
export interface ReportPeriod extends Days {
  /** For people, such as `November 2026` or `Nov 2-29, 2026`. */
  name: string;
  /** Such as `2026-11`, if it is a calendar month. */
  month?: string;
  /** Weeks from Monday on, the first and last one cut to the period. */
  weeks: readonly Days[];
}

/** Weeks of a report that names no month. */
const recentWeeks = 4;

/** The four whole weeks before the present one. */
export function getRecentPeriod(now: Date, timeZone: string): ReportPeriod {
  const last = addDays(getMonday(readWallClock(now, timeZone).day), -1);
  return buildPeriod({ first: addDays(last, 1 - 7 * recentWeeks), last });
}

/** A month such as `2026-11`, as far as it has passed; undefined if it is none that has begun. */
export function getMonthPeriod(
  month: string,
  now: Date,
  timeZone: string,
): ReportPeriod | undefined {
  const { day: today } = readWallClock(now, timeZone);
  const first = `${month}-01`;
  if (!/^20\d\d-(?:0[1-9]|1[0-2])$/.test(month) || first > today) return;
  const [last = today] = [today, addDays(`${addMonths(month, 1)}-01`, -1)].sort();
  const name = formatDay(first, { month: "long", year: "numeric" });
  return { ...buildPeriod({ first, last }), name, month };
}

/** The days just before a period: the month before, or as many weeks. */
export function getPeriodBefore({ first, month, weeks }: ReportPeriod): Days {
  const start = month ? `${addMonths(month, -1)}-01` : addDays(first, -7 * weeks.length);
  return { first: start, last: addDays(first, -1) };
}

/** When days begin and end, the end excluded. */
export function getTimes({ first, last }: Days, timeZone: string): { from: Date; to: Date } {
  return { from: getDayStart(first, timeZone), to: getDayStart(addDays(last, 1), timeZone) };
}

/** The Monday of a day's week. */
export function getMonday(day: string): string {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}

/** Days for people, such as `Nov 2-8` or `Nov 30-Dec 6`. */
export function nameDays({ first, last }: Days): string {
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  const end = formatDay(last, { day: "numeric", ...(!isOneMonth && { month: "short" }) });
  const start = formatDay(first, { month: "short", day: "numeric" });
  return first === last ? start : `${start}-${end}`;
}

function buildPeriod({ first, last }: Days): ReportPeriod {
  const weeks: Days[] = [];
  for (let start = first; start <= last; ) {
    const end = addDays(getMonday(start), 6);
    weeks.push({ first: start, last: end < last ? end : last });
    start = addDays(end, 1);
  }
  return { first, last, weeks, name: `${nameDays({ first, last })}, ${last.slice(0, 4)}` };
}

function formatDay(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Date(day).toLocaleDateString("en-US", { timeZone: "UTC", ...options });
}
