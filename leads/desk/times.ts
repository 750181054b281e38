import { readWallClock } from "../time/wall-clock.ts";

const formats = {
  /** `Nov 20, 10:42`, for lists. */
  short: { month: "short", day: "numeric", hour: "2-digit", minute: "2-digit" },
  /** `Nov 20, 2027, 10:42`. */
  shortAndYear: {
    month: "short",
    day: "numeric",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  },
  /** `Nov 20`, and `Nov 20, 2027`. */
  day: { month: "short", day: "numeric" },
  dayAndYear: { month: "short", day: "numeric", year: "numeric" },
  /** `November 20, 2026, 10:42 GMT+1`. */
  full: {
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** A day such as `2026-11-20`, for people to read; without its year if that is also `today`'s. */
export function formatDay(day: string, today = ""): string {
  const format = day.slice(0, 4) === today.slice(0, 4) ? "day" : "dayAndYear";
  return formatTime(`${day}T00:00:00Z`, "UTC", format);
}

/** A time (ISO 8601) for lists; without its year if that is also the present one. */
export function formatShortTime(iso: string, timeZone: string, now: Date): string {
  const getYear = (time: Date) => readWallClock(time, timeZone).day.slice(0, 4);
  const isPresent = getYear(new Date(iso)) === getYear(now);
  return formatTime(iso, timeZone, isPresent ? "short" : "shortAndYear");
}

/** A time (ISO 8601) as clocks in a time zone show it. */
export function formatTime(iso: string, timeZone: string, format: keyof typeof formats): string {
  const key = `${format} ${timeZone}`;
  const formatter =
    formatters.get(key) ??
    new Intl.DateTimeFormat("en-US", { ...formats[format], timeZone, hourCycle: "h23" });
  formatters.set(key, formatter);
  return formatter.format(new Date(iso));
}
