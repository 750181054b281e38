import * as v from "valibot";
import { cleanLine, cleanText } from "./clean-text.ts";
import { type HistoryEntry, type LeadChange, type LeadState, type Stage, stages } from "./lead.ts";
import { normalizeAddress, parsePublicAddress } from "./mail-address.ts";
import { addMonths } from "./time/clock.ts";

/** Longest note in UTF-16 code units, the unit of HTML's `maxlength`. */
export const noteLimit = 5000;
/** The same of a reason, and of the words that somebody agreed to on the telephone or at a fair. */
export const reasonLimit = 200;
export const consentBasisLimit = 2000;
/** Largest value in dollars: what a 32-bit integer of a database takes. */
const valueLimit = 2_147_483_647;

export const addressSchema = v.pipe(
  v.string(),
  v.transform(normalizeAddress),
  v.check((address) => parsePublicAddress(address) !== undefined),
);

/** Whether a text in the form of a day is one; what has another form is none. */
function isInCalendar(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  // `2026-02-30` is taken for March 2.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** A day of this millennium such as `2026-11-20`; the calendar has it. */
export const daySchema = v.pipe(
  v.string(),
  v.isoDate(),
  v.minValue("2000-01-01"),
  v.maxValue("2999-12-31"),
  v.check(isInCalendar),
);

export const valueSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(valueLimit));

const buildLine = (limit: number) =>
  v.pipe(v.string(), v.transform(cleanLine), v.minLength(1), v.maxLength(limit));

export const reasonSchema = buildLine(reasonLimit);

/** A letter that is seen: of those in other scripts, some are blank. */
const seenLetter = /(?!\p{Default_Ignorable_Code_Point})\p{L}/u;

/** What a lead that was entered by hand is kept on: words, so more than a sign or a blank. */
export const consentBasisSchema = v.pipe(buildLine(consentBasisLimit), v.regex(seenLetter));

const noteSchema = v.pipe(
  v.string(),
  v.transform(cleanText),
  v.minLength(1),
  v.maxLength(noteLimit),
);

/** A change as a form, the command line or a backup has it; an owner's address is normalized. */
export const changeSchema = v.variant("kind", [
  v.object({ kind: v.literal("stage"), value: v.picklist(stages) }),
  v.object({ kind: v.literal("owner"), value: v.exactOptional(addressSchema) }),
  v.object({ kind: v.literal("reminder"), value: v.exactOptional(daySchema) }),
  v.object({ kind: v.literal("value"), value: v.exactOptional(valueSchema) }),
  v.object({ kind: v.literal("reason"), value: v.exactOptional(reasonSchema) }),
  v.object({ kind: v.literal("note"), value: noteSchema }),
  v.object({ kind: v.literal("answered") }),
]);

export function applyChange(
  state: LeadState,
  change: LeadChange,
  at: string,
): LeadState | undefined {
  const { answeredAt = at } = state;
  switch (change.kind) {
    case "stage":
      if (change.value === state.stage) return;
      return { ...state, stage: change.value, ...(answers(change.value) && { answeredAt }) };
    case "owner":
    case "reminder":
    case "value":
    case "reason": {
      const name = change.kind === "reminder" ? "remindOn" : change.kind;
      if (change.value === state[name]) return;
      const { [name]: _, ...rest } = state;
      const own = change.value !== undefined && { [name]: change.value };
      return { ...rest, ...own } as LeadState;
    }
    case "note":
      return state;
    case "answered":
      return state.answeredAt === undefined ? { ...state, answeredAt } : undefined;
  }
}

/** Where a lead was after these lines of its history, from the first one on. */
export function rebuildState(history: readonly HistoryEntry[]): LeadState {
  const start: LeadState = { stage: "new" };
  return history.reduce(
    (state, entry) =>
      entry.kind === "released" ? state : (applyChange(state, entry, entry.at) ?? state),
    start,
  );
}

/** Whether a stage says that the visitor was answered; a lead can be lost without that. */
const answers = (stage: Stage) => stage === "in_progress" || stage === "won";

/** What stands between groups of three digits, as English, German, Swiss and French write numbers. */
const groupSigns = [",", ".", "'", "’", " "];

/** Signs and codes of the currency that values are in. */
const dollarSigns = ["US$", "$", "USD"];

function removeDollarSign(text: string): string {
  const upper = text.toUpperCase();
  for (const sign of dollarSigns) {
    if (upper.startsWith(sign)) return text.slice(sign.length).trim();
    if (upper.endsWith(sign)) return text.slice(0, -sign.length).trim();
  }
  return text;
}

/** The digits of groups such as `1`, `250`, `000`; undefined if they are no number in groups of three. */
function joinGroups([first = "", ...others]: readonly string[]): string | undefined {
  const hasFirst = /^[1-9]\d{0,2}$/.test(first);
  return hasFirst && others.every((group) => /^\d{3}$/.test(group))
    ? [first, ...others].join("")
    : undefined;
}

/**
 * Reads whole dollars however they are typed: `25000`, `$25,000`, `25.000`, `25 000.00`. Three digits
 * after a sign are a group, two at the end are cents, so each text means one number or none.
 *
 * @returns undefined for what is no number of whole dollars, such as `25k`, `25.000 €` and `12.50`
 */
export function parseDollars(text: string): number | undefined {
  // A space in a number is often one that does not break.
  const amount = removeDollarSign(text.replaceAll(/\s/g, " ").trim());
  const [, noCents = amount, sign = ""] = /^(.*\d)([.,])00$/.exec(amount) ?? [];
  if (/^\d+$/.test(noCents)) return Number(noCents);
  const between = groupSigns.find((each) => each !== sign && noCents.includes(each));
  const digits = between && joinGroups(noCents.split(between));
  return digits ? Number(digits) : undefined;
}

/** What somebody types to change a lead, at the desk or after an option of the leads command. */
export type TypedKind = "stage" | "owner" | "reminder" | "value" | "reason" | "note";

export type TypedChange = { change: LeadChange } | { fault: string };

/** Years from today within which a reminder has to be: beyond that, a year was mistyped. */
const reminderYears = 2;

const shownLength = 40;

export function showGiven(text: string): string {
  if (text.trim() === "") return '""';
  return text.length > shownLength ? `${text.slice(0, shownLength)}…` : text;
}

const formatCount = (count: number) => count.toLocaleString("en-US");

export const getLastReminder = (today: string): string => addMonths(today, 12 * reminderYears);

function describeLength(length: number, given: string, limit: number): string {
  if (length === 0) return `${given} has no words: write some.`;
  return `${given} has ${formatCount(length)} characters: write up to ${formatCount(limit)}.`;
}

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

export function parseTyped(kind: TypedKind, text: string): TypedChange {
  const value = kind === "value" ? parseDollars(text) : text;
  const { output: change, success } = v.safeParse(changeSchema, { kind, value });
  // Without a value, a change takes away what is there.
  const isRead = success && "value" in change && change.value !== undefined;
  return isRead ? { change } : { fault: describeFault(kind, text) };
}

export function findReminderFault(day: string, today: string): string | undefined {
  const last = getLastReminder(today);
  if (day < today) return `${day} is past: choose today or a later day.`;
  return day > last ? `${day} is more than two years off: choose a day up to ${last}.` : undefined;
}
