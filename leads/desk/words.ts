import { type Channel, type HistoryEntry, type SpamSign, type Stage, stages } from "../lead.ts";
import { entryPage } from "../page-path.ts";
import { showGiven, type TypedKind } from "../typed-change.ts";
import { formatDay } from "./times.ts";

export const stageLabels: Record<Stage, string> = {
  new: "New",
  in_progress: "In progress",
  won: "Won",
  lost: "Lost",
  not_for_us: "Not for us",
};

/** How somebody came to the team other than by the form. */
export const channelLabels: Record<Channel, string> = {
  telephone: "Telephone",
  fair: "Trade fair",
  other: "Another way",
};

/** What each sign of spam says about how a lead was sent. */
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

/** The page that a lead was sent from, for people to read: what was entered by hand has none. */
export function nameSourcePage(path: string): string {
  return path === entryPage ? "Entered by hand" : path;
}

/** An address or `command` for people to read. */
export function nameActor(by: string): string {
  return by === "command" ? "the leads command" : by;
}

/** What somebody typed or chose, for a sentence about it. */
export function nameTyped(kind: TypedKind, text: string): string {
  const stage = stages.find((known) => kind === "stage" && known === text);
  return stage ? stageLabels[stage] : text && showGiven(text);
}

/** `$12,500`. */
export function formatDollars(value: number): string {
  return `$${value.toLocaleString("en-US")}`;
}

/** What a line of the history says, without its note. */
export function describeEntry(entry: HistoryEntry): string {
  switch (entry.kind) {
    case "stage":
      return `Stage set to ${stageLabels[entry.value]}`;
    case "owner":
      return entry.value === undefined ? "Owner removed" : `Owner set to ${entry.value}`;
    case "reminder":
      return entry.value === undefined
        ? "Reminder removed"
        : `Reminder set for ${formatDay(entry.value)}`;
    case "value":
      return entry.value === undefined
        ? "Value removed"
        : `Value set to ${formatDollars(entry.value)}`;
    case "reason":
      return entry.value === undefined ? "Reason removed" : `Reason: ${entry.value}`;
    case "note":
      return "Note";
    case "answered":
      return "Marked as answered";
    case "released":
      return "Released from quarantine";
  }
}
