import { formatAmount } from "./currency.ts";
import {
  type Channel,
  entryPage,
  type HistoryEntry,
  type Lead,
  type SpamSign,
  type Stage,
} from "./lead.ts";
import { readWallClock } from "./time/clock.ts";

export const formatCount = (count: number): string => count.toLocaleString("en-US");

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

const day = { month: "short", day: "numeric" } as const;
const dayAndYear = { ...day, year: "numeric" } as const;
const time = { hour: "2-digit", minute: "2-digit" } as const;

const formats = {
  /** `Nov 20, 10:42`, for lists. */
  short: { ...day, ...time },
  /** `Nov 20, 2027, 10:42`. */
  shortAndYear: { ...dayAndYear, ...time },
  /** `Nov 20`, and `Nov 20, 2027`. */
  day,
  dayAndYear,
  /** `November 20, 2026, 10:42 GMT+1`. */
  full: { ...dayAndYear, ...time, month: "long", timeZoneName: "short" },
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

export const stageLabels: Record<Stage, string> = {
  new: "New",
  in_progress: "In progress",
  won: "Won",
  lost: "Lost",
  not_for_us: "Not for us",
};

export const channelLabels: Record<Channel, string> = {
  telephone: "Telephone",
  fair: "Trade fair",
  other: "Another way",
};

export const signLabels: Record<SpamSign, string> = {
  honeypot: "A field that visitors can’t see was filled in",
  many_from_address: "The sender went over the hourly limit for one address",
  many_in_all: "It arrived while the site was over its hourly limit",
  foreign_origin: "It was sent from a page on another site, or from one that does not say",
  cross_site: "The sender’s browser says that the page was another site’s",
  many_links: "It contains more than twenty links",
  too_fast: "The form was filled in faster than anyone can type",
  untimed: "It came from a program, not from the form",
  links: "It contains more links than visitors usually send",
};

export function nameSourcePage(path: string): string {
  return path === entryPage ? "Entered by hand" : path;
}

export function nameActor(by: string): string {
  return by === "command" ? "the leads command" : by;
}

export function describeEntry(entry: HistoryEntry, currency: string): string {
  switch (entry.kind) {
    case "stage":
      return `Stage set to ${stageLabels[entry.value]}`;
    case "owner":
    case "reminder":
    case "wonOn":
    case "value":
    case "reason": {
      const name = `${entry.kind.slice(0, 1).toUpperCase()}${entry.kind.slice(1)}`;
      if (entry.value === undefined) return `${name} removed`;
      if (entry.kind === "value") return `Value set to ${formatAmount(entry.value, currency)}`;
      if (entry.kind === "wonOn") return `Won on ${formatDay(entry.value)}`;
      if (entry.kind === "reminder") return `Reminder set for ${formatDay(entry.value)}`;
      return entry.kind === "owner" ? `Owner set to ${entry.value}` : `Reason: ${entry.value}`;
    }
    case "note":
      return "Note";
    case "answered":
      return "Marked as answered";
    case "released":
      return "Released from quarantine";
    case "rejected":
      return "Rejected as spam";
  }
}

export function describeWaiting({ late, waiting }: Record<"late" | "waiting", number>): string {
  if (waiting === 0) return "Nobody is waiting for an answer now";
  return `Waiting for an answer now: ${formatCount(waiting)}, of them late: ${formatCount(late)}`;
}

export function describeConsent({ entry, noticeVersion, submission: { consent } }: Lead): string {
  if (entry) return `${consent ? "Given to these words" : "None needed"}: ${entry.consentBasis}`;
  return `Given with the form${noticeVersion ? `, privacy notice of ${noticeVersion}` : ""}`;
}
