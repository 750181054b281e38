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
      const isWaiting = state.answeredAt === undefined;
      if (change.value === state.stage && (change.value !== "new" || isWaiting)) return;
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

const shownLength = 40;

export function showGiven(text: string): string {
  if (text.trim() === "") return '""';
  return text.length > shownLength ? `${text.slice(0, shownLength)}…` : text;
}

/** Two years: beyond that, a year was mistyped. */
export const getLastReminder = (today: string) => addMonths(today, 24);

function describeFault(kind: TypedKind, text: string, currency: string): string {
  const given = showGiven(text);
  switch (kind) {
    case "stage":
      return `${given} is not a stage: choose ${stages.join(", ")}.`;
    case "owner":
      return `${given} cannot sign in here: choose an owner from the list.`;
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

/** The change that a text makes, or what is wrong with it; an empty one takes away what can be missing. */
export function parseTyped(
  kind: TypedKind,
  text: string,
  { currency, today, users }: { currency: string; today: string; users: readonly string[] },
): { change: LeadChange } | { fault: string } {
  if (text === "" && kind !== "stage" && kind !== "note") return { change: { kind } };
  const value = kind === "value" ? parseAmount(text, currency) : text;
  const { output: change, success } = v.safeParse(changeSchema, { kind, value });
  const isUser = kind !== "owner" || users.includes(text);
  if (!success || !isUser) return { fault: describeFault(kind, text, currency) };
  const last = getLastReminder(today);
  if (kind === "wonOn" && text > today)
    return { fault: `${text} is to come: choose today or an earlier day.` };
  if (kind === "reminder" && text < today)
    return { fault: `${text} is past: choose today or a later day.` };
  if (kind === "reminder" && text > last)
    return { fault: `${text} is more than two years off: choose a day up to ${last}.` };
  return { change };
}
