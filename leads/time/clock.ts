import { isOpen, type StoredLead } from "../lead.ts";

export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** By time zone: making a format takes thirty times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** How far a zone's clocks are ahead of UTC, in milliseconds: `GMT+05:30`, or `GMT` alone. */
function getOffset(time: number, timeZone: string): number {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
  formats.set(timeZone, format);
  const [, sign, hours = 0, minutes = 0] =
    /GMT(?:(.)(\d\d):(\d\d))?/.exec(format.format(time)) ?? [];
  const offset = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return sign === "+" ? offset : -offset;
}

/** What clocks on the wall show: `{ day: "2026-11-22", clock: "15:05:09" }`. */
export function readWallClock(time: Date, timeZone: string): { day: string; clock: string } {
  const shown = new Date(time.getTime() + getOffset(time.getTime(), timeZone)).toISOString();
  return { day: shown.slice(0, 10), clock: shown.slice(11, 19) };
}

export const getDayStart = (day: string, timeZone: string): Date =>
  getTimeOn(day, "00:00:00", timeZone);

/** When clocks on the wall of a time zone show a time of a day. */
export function getTimeOn(day: string, clock: string, timeZone: string): Date {
  const shown = Date.parse(`${day}T${clock}Z`);
  // The offset of the place may have changed within the hours between UTC's time and its own.
  const guess = shown - getOffset(shown, timeZone);
  return new Date(shown - getOffset(guess, timeZone));
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
}

/**
 * A month, a day or a time in UTC (`2026-03`, `2026-03-31`, `2026-03-31T10:00:00.000Z`) so many months
 * after another. A month that is too short for the day has its last one instead: March 31 and minus
 * one month is February 28.
 */
export function addMonths(date: string, count: number): string {
  const [year = 0, month = 1, day = 1] = date.slice(0, 10).split("-").map(Number);
  const found = new Date(Date.UTC(year, month + count, 0));
  found.setUTCDate(Math.min(day, found.getUTCDate()));
  return found.toISOString().slice(0, Math.min(date.length, 10)) + date.slice(10);
}

/**
 * Calls `work`, which must not reject, at once and every `interval` milliseconds, and not again before
 * it has ended; returns how to stop, which waits for the call in progress.
 */
export function runNowAndEvery(interval: number, work: () => Promise<void>): () => Promise<void> {
  const run = runOneAtATime(work);
  let latest = run();
  const timer = setInterval(() => {
    latest = run();
  }, interval);
  return () => {
    clearInterval(timer);
    return latest;
  };
}

/** Waits for what is under way when the server stops; after two seconds, cuts it off. */
export async function endSoon(work: Promise<unknown>, cutOff: AbortController): Promise<void> {
  const timer = setTimeout(() => cutOff.abort(), 2_000);
  await work;
  clearTimeout(timer);
}

/**
 * Runs `work` for at most this many milliseconds, or until `signal` aborts: then this rejects, even
 * when `work` ignores the signal.
 */
export async function runInTime<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  milliseconds: number,
  signal: AbortSignal,
): Promise<Result> {
  const clock = new AbortController();
  const either = AbortSignal.any([signal, clock.signal]);
  const { promise: cut, reject } = Promise.withResolvers<never>();
  either.addEventListener("abort", () => reject(either.reason), { once: true });
  if (either.aborted) reject(either.reason);
  const fault = new DOMException("It took too long", "TimeoutError");
  const timer = setTimeout(() => clock.abort(fault), milliseconds);
  try {
    return await Promise.race([cut, work(either)]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Lets `work` run only once at a time: a caller during a run gets the promise of one more run after
 * it, shared with all such callers. `work` must not reject.
 */
export function runOneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const start = () => {
    next = undefined;
    running = work().finally(() => {
      running = undefined;
    });
    return running;
  };
  return () => {
    next ??= running?.then(start);
    return next ?? start();
  };
}

const day = 86_400_000; // milliseconds
/** How long an answer may take, in milliseconds of Monday to Friday. */
export const businessDay = day;
/** What is counted, as readers are told it wherever such a time is shown. */
export const businessTimeWords = "Monday to Friday, 24 hours a day";
const week = 7 * day;
/** January 5, 1970, a Monday. */
const firstMonday = 4 * day;

export type AnswerClock = ReturnType<typeof getAnswerClock>;

/**
 * The answer clock of a lead. Weekends begin and end at midnight in `timeZone`, such as
 * `Europe/Berlin`; a business day is 24 hours, and holidays count as one.
 */
export function getAnswerClock(
  { lead, work }: Pick<StoredLead, "lead" | "work">,
  now: Date,
  timeZone: string,
) {
  const end = work.answeredAt === undefined ? now : new Date(work.answeredAt);
  const openTime = getOpenTime(new Date(lead.receivedAt), end, timeZone);
  return {
    /** Milliseconds of Monday to Friday from the arrival to the answer or, without one, to now. */
    openTime,
    isLate: openTime > businessDay,
    /** False once the lead is answered or decided, and in quarantine. */
    isRunning: work.answeredAt === undefined && isOpen(work.stage) && !lead.inQuarantine,
  };
}

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
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
  if (days > 0) return `${days} d${hours > 0 ? ` ${hours} h` : ""}`;
  const rest = minutes % 60;
  if (hours > 0) return `${hours} h${rest > 0 ? ` ${rest} min` : ""}`;
  return `${rest} min`;
}

/** Milliseconds of Monday to Friday since the first Monday. */
function getBusinessTime(time: Date, timeZone: string): number {
  const sinceMonday = time.getTime() + getOffset(time.getTime(), timeZone) - firstMonday;
  const weeks = Math.floor(sinceMonday / week);
  return weeks * 5 * day + Math.min(sinceMonday - weeks * week, 5 * day);
}
