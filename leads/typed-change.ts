import { cleanLine, cleanText } from "./clean-text.ts";
import { type LeadChange, stages } from "./lead.ts";
import { noteLimit, parseChange, reasonLimit, valueLimit } from "./lead-change.ts";
import { parseDollars } from "./parse-dollars.ts";
import { addMonths } from "./time/wall-clock.ts";

/** What somebody types to change a lead, at the desk or after an option of the leads command. */
export type TypedKind = "stage" | "owner" | "reminder" | "value" | "reason" | "note";

/** A change, or a sentence that says what was given and what to write. */
export type TypedChange = { change: LeadChange } | { fault: string };

/** Years from today within which a reminder has to be: beyond that, a year was mistyped. */
const reminderYears = 2;

/** The longest part of a text that a sentence repeats. */
const shownLength = 40;

/** What was given, for a sentence about it. */
export function showGiven(text: string): string {
  if (text.trim() === "") return '""';
  return text.length > shownLength ? `${text.slice(0, shownLength)}…` : text;
}

const formatCount = (count: number) => count.toLocaleString("en-US");

/** The last day that a reminder can be set to. */
export const getLastReminder = (today: string): string => addMonths(today, 12 * reminderYears);

function describeLength(length: number, given: string, limit: number): string {
  if (length === 0) return `${given} has no words: write some.`;
  return `${given} has ${formatCount(length)} characters: write up to ${formatCount(limit)}.`;
}

/** Why a text is no such change, and what to write. */
function describeFault(kind: TypedKind, text: string): string {
  const given = showGiven(text);
  switch (kind) {
    case "stage":
      return `${given} is not a stage: choose ${stages.join(", ")}.`;
    case "owner":
      return `${given} is not an email address: write one such as anna@example.com.`;
    case "reminder":
      return `${given} is not a day: write it as year-month-day, such as 2026-11-20.`;
    case "value":
      return parseDollars(text) === undefined
        ? `${given} is not a number of whole dollars: write one such as 25000 or 25,000.`
        : `${given} is too much: write up to ${formatCount(valueLimit)}.`;
    case "reason":
      return describeLength(cleanLine(text).length, given, reasonLimit);
    case "note":
      return describeLength(cleanText(text).length, given, noteLimit);
  }
}

/** Reads what was typed for a change; an owner is the address of anybody, a reminder any day. */
export function parseTyped(kind: TypedKind, text: string): TypedChange {
  const change = parseChange({ kind, value: kind === "value" ? parseDollars(text) : text });
  // Without a value, a change takes away what is there.
  const isRead = change && "value" in change && change.value !== undefined;
  return isRead ? { change } : { fault: describeFault(kind, text) };
}

/** What is wrong with the day of a reminder that is set today; days such as `2026-11-20`. */
export function findReminderFault(day: string, today: string): string | undefined {
  const last = getLastReminder(today);
  if (day < today) return `${day} is past: choose today or a later day.`;
  return day > last ? `${day} is more than two years off: choose a day up to ${last}.` : undefined;
}
