import { isOpen, type StoredLead } from "../lead.ts";
import { readWallClock } from "./clock.ts";

const day = 86_400_000; // milliseconds
/** How long an answer may take, in milliseconds of Monday to Friday. */
export const businessDay = day;
/** What is counted, as readers are told it wherever such a time is shown. */
export const businessTimeWords = "Monday to Friday, 24 hours a day";
const week = 7 * day;
/** January 5, 1970, a Monday. */
const firstMonday = 4 * day;

/** How long a visitor waits, or waited, for an answer. */
export interface AnswerClock {
  /** Milliseconds of Monday to Friday from the arrival to the answer or, without one, to now. */
  openTime: number;
  /** More than one business day. */
  isLate: boolean;
  /** False once the lead is answered or decided, and in quarantine. */
  isRunning: boolean;
}

/**
 * The answer clock of a lead. Weekends begin and end at midnight in `timeZone`, such as
 * `Europe/Berlin`; a business day is 24 hours, and holidays count as one.
 */
export function getAnswerClock(
  { lead, work }: Pick<StoredLead, "lead" | "work">,
  now: Date,
  timeZone: string,
): AnswerClock {
  const end = work.answeredAt === undefined ? now : new Date(work.answeredAt);
  const openTime = getOpenTime(new Date(lead.receivedAt), end, timeZone);
  return {
    openTime,
    isLate: openTime > businessDay,
    isRunning: work.answeredAt === undefined && isOpen(work.stage) && !lead.inQuarantine,
  };
}

/** Milliseconds of Monday to Friday between two times. */
export function getOpenTime(from: Date, to: Date, timeZone: string): number {
  return getBusinessTime(to, timeZone) - getBusinessTime(from, timeZone);
}

/** The time before which a lead that is open `now` arrived too long ago: one business day back. */
export function getLateTime(now: Date, timeZone: string): Date {
  const present = getBusinessTime(now, timeZone);
  let time = now.getTime();
  let missing = day;
  while (missing > 0) {
    time -= missing;
    missing = day - (present - getBusinessTime(new Date(time), timeZone));
  }
  return new Date(time);
}

/** A time span in its two largest units, such as `3 d 4 h` or `25 min`. */
export function formatSpan(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000));
  const parts = [
    [Math.floor(minutes / 1440), "d"],
    [Math.floor(minutes / 60) % 24, "h"],
    [minutes % 60, "min"],
  ] as const;
  const first = parts.findIndex(([count]) => count > 0);
  const shown = first < 0 ? parts.slice(-1) : parts.slice(first, first + 2);
  return shown
    .filter(([count], index) => count > 0 || index === 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(" ");
}

/** Milliseconds of Monday to Friday since the first Monday. */
function getBusinessTime(time: Date, timeZone: string): number {
  const sinceMonday = getWallTime(time, timeZone) - firstMonday;
  const weeks = Math.floor(sinceMonday / week);
  return weeks * 5 * day + Math.min(sinceMonday - weeks * week, 5 * day);
}

/** What clocks on the wall show, as if it were UTC. */
function getWallTime(time: Date, timeZone: string): number {
  const now = time.getTime();
  const start = Math.floor(now / day) * day;
  const [first, last] = [getOffset(start, timeZone), getOffset(start + day, timeZone)];
  // Only on a day on which the clocks are changed is it worth asking for the time itself.
  return now + (first === last ? first : readOffset(now, timeZone));
}

/** By zone and time: a report asks for the same few days, and reading takes 8 µs. */
const offsets = new Map<string, number>();

function getOffset(time: number, timeZone: string): number {
  const key = `${timeZone} ${time}`;
  const offset = offsets.get(key) ?? readOffset(time, timeZone);
  if (offsets.size > 1000) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

/** How far a zone's clocks are ahead of UTC, in milliseconds; to the second. */
function readOffset(time: number, timeZone: string): number {
  const shown = readWallClock(new Date(time), timeZone);
  return Date.parse(`${shown.day}T${shown.clock}Z`) - Math.floor(time / 1000) * 1000;
}
