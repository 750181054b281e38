import type { HistoryEntry, SpamSign, Stage } from "../lead.ts";

export const stageLabels: Record<Stage, string> = {
  new: "New",
  in_progress: "In progress",
  won: "Won",
  lost: "Lost",
  not_for_us: "Not for us",
};

/** What each sign of spam says about how a lead was sent. */
export const signLabels: Record<SpamSign, string> = {
  honeypot: "A field that no visitor sees was filled in",
  many_from_address: "Its sender sent more than the limit within an hour",
  many_in_all: "It came while more than the limit arrived in all",
  foreign_origin: "It was posted from another site’s page",
  many_links: "It has more than five links",
  too_fast: "The form was filled in faster than by hand",
  untimed: "It came from a program, not from the form",
  links: "It has links where few visitors have any",
};

/** An address or `command` for people to read. */
export function nameActor(by: string): string {
  return by === "command" ? "the leads command" : by;
}

/** What a line of the history says, without its note. */
export function describeEntry(entry: HistoryEntry): string {
  switch (entry.kind) {
    case "stage":
      return `Stage set to ${stageLabels[entry.value]}`;
    case "owner":
      return entry.value === undefined ? "Owner removed" : `Owner set to ${entry.value}`;
    case "note":
      return "Note";
    case "answered":
      return "Marked as answered";
    case "released":
      return "Released from quarantine";
  }
}

const minute = 60_000; // milliseconds

/** A time span in its two largest units, such as `3 d 4 h` or `25 min`. */
export function formatSpan(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / minute);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
  if (days > 0) return hours > 0 ? `${days} d ${hours} h` : `${days} d`;
  if (hours > 0) return minutes % 60 > 0 ? `${hours} h ${minutes % 60} min` : `${hours} h`;
  return `${minutes} min`;
}

const inUtc = { timeZone: "UTC", hourCycle: "h23" } as const;
const dayAndTime = new Intl.DateTimeFormat("en-US", {
  ...inUtc,
  month: "short",
  day: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});
const fullTime = new Intl.DateTimeFormat("en-US", {
  ...inUtc,
  dateStyle: "long",
  timeStyle: "short",
});

/** `Nov 20, 10:42` in UTC, for a list. */
export function formatTime(iso: string): string {
  return dayAndTime.format(new Date(iso));
}

/** `November 20, 2026 at 10:42 UTC`. */
export function formatFullTime(iso: string): string {
  return `${fullTime.format(new Date(iso))} UTC`;
}
