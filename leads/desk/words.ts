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
