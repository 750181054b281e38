import type { Plant } from "../../../plant/schema.ts";
import {
  choices,
  type Decisions,
  questions,
  type Settlement,
  settlePlant,
} from "../../../plant/settle.ts";
import { formatMoney, formatNumber } from "../../parts/figures/format-number.ts";
import { type PersonaId, personaIds } from "../../routes.ts";
import type { TryPage } from "./schema.ts";

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
  const values: Record<string, unknown> = step === 0 ? {} : { role, step, ...decisions };
  for (const name of ["role", "step", ...questions]) {
    if (values[name]) query.set(name, String(values[name]));
    else query.delete(name);
  }
  const text = query.toString();
  return text && `?${text}`;
}

export const countOpen = (decisions: Decisions): number =>
  questions.filter((question) => !decisions[question]).length;

/** In place of a value that nobody has decided yet. */
export const none = "–";

/** A plant's shift with some decisions, and how it is printed. */
export function openShift(plant: Plant, decisions: Decisions) {
  const { locale, currency } = plant.site;
  const print = {
    hours: (value: number) => formatNumber(value, locale, 2),
    money: (cents: number) => formatMoney(cents / 100, currency, locale),
    /** For what is at risk, and so no amount to the cent. */
    wholeMoney: (cents: number) => formatMoney(cents / 100, currency, locale, 0),
    count: (value: number) => formatNumber(value, locale),
  };
  return { decisions, settled: settlePlant(plant, decisions), print };
}
export type Shift = ReturnType<typeof openShift>;

type PrintSum = (settled: Settlement, print: Shift["print"]) => string;

/** What content may show of a settled shift, by name. */
const sums = {
  paid: ({ total }, { money }) => money(total.paid),
  held: ({ total }, { money }) => money(total.held),
  avoidable: ({ total }, { wholeMoney }) => wholeMoney(total.avoidable),
  overpaid: ({ total }, { money }) => money(total.overpaid),
  exceptions: ({ kpis }, { count }) => count(kpis.openExceptions),
  waiting: ({ scaffold }, { money }) => (scaffold.until ? money(scaffold.waitingCost) : none),
  late: ({ scaffold, kpis }, { count }) => (scaffold.until ? count(kpis.late) : none),
  floatLeft: ({ certificate }, { hours }) => hours(certificate.floatLeft),
  lineClaimed: ({ line }, { money }) => money(line.claimed),
  linePayable: ({ line }, { money }) => money(line.payable),
  linePaid: ({ line }, { money }) => money(line.paid),
  lineHeld: ({ line }, { money }) => money(line.held),
} satisfies Record<string, PrintSum>;
export type SumId = keyof typeof sums;
export const sumIds = Object.keys(sums) as SumId[];

export const printSum = ({ settled, print }: Shift, id: SumId): string => sums[id](settled, print);

/** What comes of a choice, given what else is decided. */
export function getOutcome(
  { variants, ...choice }: TryPage["steps"][number]["choices"][number],
  decisions: Decisions,
) {
  const variant = variants?.find(({ after, choices }) =>
    choices.some((id) => id === decisions[after]),
  );
  return { ...choice, ...variant, tone: variant?.tone ?? choice.tone };
}
