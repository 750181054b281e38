import { choices, type Decisions, type Question, questions } from "../../../plant/settle.ts";
import { type PersonaId, personaIds } from "../../routes.ts";

/** Where a visitor is in "Settle one shift"; all of it is in the address. */
export interface ShiftState {
  role: PersonaId;
  /** 0 before the start, 1 to 4 the steps in the order of the role, then the result */
  step: number;
  decisions: Decisions;
}

export const resultStep = questions.length + 1;

export const openingState: ShiftState = { role: personaIds[0], step: 0, decisions: {} };

/** The state that an address describes; invalid values are ignored. */
export function parseShift(search: string): ShiftState {
  const query = new URLSearchParams(search);
  const step = Number(query.get("step"));
  const decisions = questions.map((question) => [
    question,
    choices[question].find((choice) => choice === query.get(question)),
  ]);
  return {
    role: personaIds.find((id) => id === query.get("role")) ?? openingState.role,
    step: Number.isInteger(step) && step > 0 && step <= resultStep ? step : 0,
    decisions: Object.fromEntries(decisions.filter(([, choice]) => choice)),
  };
}

/**
 * Where back and forward lead: the step is that of the history entry; between steps, what has been
 * decided since that entry was left stays decided.
 */
export function followShift(search: string, from: ShiftState): ShiftState {
  const to = parseShift(search);
  return from.step > 0 && to.step > 0 ? { ...to, decisions: from.decisions } : to;
}

/** The query for a state; whatever else is in the address stays. */
export function buildShiftSearch(search: string, { role, step, decisions }: ShiftState): string {
  const query = new URLSearchParams(search);
  const values = { role, step: step || undefined, ...emptyDecisions, ...decisions };
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || step === 0) query.delete(name);
    else query.set(name, String(value));
  }
  const text = query.toString();
  return text && `?${text}`;
}

const emptyDecisions: Decisions = Object.fromEntries(questions.map((each) => [each, undefined]));

/** The steps that are not decided yet, in the order of the role. */
export function listOpen(order: readonly Question[], decisions: Decisions): Question[] {
  return order.filter((question) => !decisions[question]);
}
