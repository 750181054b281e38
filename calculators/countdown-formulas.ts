import {
  type Mode,
  modes,
  peoplePerSeat,
  pickRule,
  type Quantity,
  type Rule,
  type StepId,
  type StepRule,
  type Turnaround,
} from "./countdown.ts";

/** How the quantities of a turnaround are written: as letters or as numbers. */
export type Terms = Record<
  "people" | "perDay" | "contracts" | "lines" | "days" | "systems",
  string
>;

/**
 * A step's rule as a formula, such as "6 + e ÷ 4". Divisions are rounded up. A rule that depends on how
 * a system is connected begins with the chosen one: "live 6 (by hand 1, file 2)".
 */
export function writeRule(
  { rule, id }: { rule: StepRule; id: StepId },
  turnaround: Turnaround,
  terms: Terms,
  modeNames: Record<Mode, string>,
): string {
  if (!("live" in rule)) return writeFormula(rule, terms);
  const applied = pickRule(rule, id, turnaround);
  const write = (mode: Mode) => `${modeNames[mode]} ${writeFormula(rule[mode], terms)}`;
  const chosen = modes.filter((mode) => rule[mode] === applied).map(write);
  const others = modes.filter((mode) => rule[mode] !== applied).map(write);
  return `${chosen.join()} (${others.join(", ")})`;
}

/** The same formula with a turnaround's numbers; undefined if there is nothing to calculate. */
export function writeWorked(rule: StepRule, terms: Terms): string | undefined {
  return "live" in rule || !rule.of ? undefined : writeFormula(rule, terms);
}

function writeFormula({ fixed = 0, add = 1, every = 1, of }: Rule, terms: Terms): string {
  if (!of) return String(fixed);
  const divided = every > 1 ? ` ÷ ${every}` : "";
  const times = add === 1 ? "" : ` × ${add}`;
  const part = `${writeQuantity(of, terms)}${divided}${times}`;
  return fixed > 0 ? `${fixed} + ${part}` : part;
}

function writeQuantity(quantity: Quantity, terms: Terms): string {
  const seats = `${terms.people} ÷ ${peoplePerSeat}`;
  switch (quantity) {
    case "onboardingDays":
      return `${terms.people} ÷ ${terms.perDay}`;
    case "seats":
      return seats;
    case "seatDays":
      return `${seats} × ${terms.days}`;
    default:
      return terms[quantity];
  }
}
