import * as v from "valibot";
import { cleanLine, cleanText } from "./clean-text.ts";
import { type HistoryEntry, type LeadChange, type LeadState, type Stage, stages } from "./lead.ts";
import { parsePublicAddress } from "./mail-address.ts";
import { normalizeAddress } from "./store/normalize-address.ts";

/** Longest note in UTF-16 code units, the unit of HTML's `maxlength`. */
export const noteLimit = 5000;
/** The same of a reason, and of the words that somebody agreed to on the telephone or at a fair. */
export const reasonLimit = 200;
export const consentBasisLimit = 2000;
/** Largest value in dollars: what a 32-bit integer of a database takes. */
export const valueLimit = 2_147_483_647;

/** A mail address by which one person is found. */
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

/** Parses a change; undefined if it is not valid. */
export function parseChange(input: unknown): LeadChange | undefined {
  const result = v.safeParse(changeSchema, input);
  return result.success ? result.output : undefined;
}

/** What a change at a time (ISO 8601, UTC) makes of a lead; undefined if it changes nothing. */
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
      return setValue(state, "owner", change.value);
    case "reminder":
      return setValue(state, "remindOn", change.value);
    case "value":
      return setValue(state, "value", change.value);
    case "reason":
      return setValue(state, "reason", change.value);
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

/** The state with a value, or without it; undefined if it is so already. */
function setValue<Name extends "owner" | "remindOn" | "value" | "reason">(
  state: LeadState,
  name: Name,
  value: LeadState[Name],
): LeadState | undefined {
  if (value === state[name]) return;
  const { [name]: _, ...rest } = state;
  const others = rest as LeadState;
  return value === undefined ? others : { ...others, [name]: value };
}
