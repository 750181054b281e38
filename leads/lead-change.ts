import * as v from "valibot";
import { cleanLine, cleanText } from "./clean-text.ts";
import { formatAmount, nameCurrency, parseAmount } from "./currency.ts";
import {
  changeSchema,
  type HistoryEntry,
  type LeadChange,
  type LeadState,
  noteLimit,
  reasonLimit,
  type Stage,
  stages,
  valueLimit,
} from "./lead.ts";
import { addMonths } from "./time/clock.ts";
import { formatCount } from "./words.ts";

export function applyChange(
  state: LeadState,
  change: LeadChange,
  at: string,
): LeadState | undefined {
  const { answeredAt = at } = state;
  switch (change.kind) {
    case "stage": {
      if (change.value === state.stage) return;
      const { wonOn: _, ...rest } = state;
      const won = change.value === "won" && { wonOn: at.slice(0, 10) };
      const next = { ...rest, stage: change.value, ...won };
      if (answers(change.value)) return { ...next, answeredAt };
      // New again, such as after a slip, it waits again.
      if (change.value === "new") delete next.answeredAt;
      return next;
    }
    case "owner":
    case "reminder":
    case "wonOn":
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
  let state: LeadState = { stage: "new" };
  for (const entry of history) {
    if (entry.kind === "released") state = { ...state, stage: "new" };
    else if (entry.kind === "rejected") state = { ...state, stage: "not_for_us" };
    else state = applyChange(state, entry, entry.at) ?? state;
  }
  return state;
}

/** Whether a stage says that the visitor was answered; a lead can be lost without that. */
const answers = (stage: Stage) => stage === "in_progress" || stage === "won";

/** What somebody types to change a lead. */
export type TypedKind = "stage" | "wonOn" | "owner" | "reminder" | "value" | "reason" | "note";

export type TypedChange = { change: LeadChange } | { fault: string };

/** Years from today within which a reminder has to be: beyond that, a year was mistyped. */
const reminderYears = 2;

const shownLength = 40;

export function showGiven(text: string): string {
  if (text.trim() === "") return '""';
  return text.length > shownLength ? `${text.slice(0, shownLength)}…` : text;
}

export const getLastReminder = (today: string): string => addMonths(today, 12 * reminderYears);

function describeFault(kind: TypedKind, text: string, currency: string): string {
  const given = showGiven(text);
  switch (kind) {
    case "stage":
      return `${given} is not a stage: choose ${stages.join(", ")}.`;
    case "owner":
      return `${given} is not an email address: write one such as anna@example.com.`;
    case "reminder":
    case "wonOn":
      return `${given} is not a day: write it as year-month-day, such as 2026-11-20.`;
    case "value":
      return parseAmount(text, currency) === undefined
        ? `${given} is not a number of whole ${nameCurrency(currency)}: write one such as 25000 or ${formatAmount(25_000, currency)}.`
        : `${given} is too much: write up to ${formatAmount(valueLimit, currency)}.`;
    case "reason":
    case "note": {
      const [clean, limit] = kind === "note" ? [cleanText, noteLimit] : [cleanLine, reasonLimit];
      const length = formatCount(clean(text).length);
      return `${given} has ${length} characters: write up to ${formatCount(limit)}.`;
    }
  }
}

export function parseTyped(kind: TypedKind, text: string, currency: string): TypedChange {
  const value = kind === "value" ? parseAmount(text, currency) : text;
  const { output: change, success } = v.safeParse(changeSchema, { kind, value });
  // Without a value, a change takes away what is there.
  const isRead = success && "value" in change && change.value !== undefined;
  return isRead ? { change } : { fault: describeFault(kind, text, currency) };
}

/** What is wrong with a day for what it is typed for; of other kinds, nothing. */
export function findDayFault(kind: TypedKind, day: string, today: string): string | undefined {
  if (kind === "wonOn" && day > today) return `${day} is to come: choose today or an earlier day.`;
  if (kind !== "reminder") return;
  const last = getLastReminder(today);
  if (day < today) return `${day} is past: choose today or a later day.`;
  return day > last ? `${day} is more than two years off: choose a day up to ${last}.` : undefined;
}
