import type { Values } from "../../../../calculators/fragment.ts";
import type { Scaffold, Terms, Tolerance } from "../../../../calculators/scaffold-cost.ts";
import type { SheetWords } from "../../../parts/calculators/schema.ts";
import { currencies } from "../calculator-formats.ts";
import { readNumbers } from "../read-numbers.ts";

export const forms = ["day", "period", "deck"] as const;
export type Form = (typeof forms)[number];

export const scaffoldNames = ["requested", "built", "needed", "standing"] as const;
export const rateNames = ["erection", "use", "included", "period"] as const;
export const toleranceNames = ["overbuild", "lead"] as const;

/** The fields that are numbers, in the order of their letters. */
export const lineNames = [...scaffoldNames, ...rateNames, ...toleranceNames];
export type LineName = (typeof lineNames)[number];

/** The fields of the sheet, by their names in the address. */
export type FieldName = "form" | "mode" | "units" | "currency" | "list" | LineName;

/** What the fields that are choices can be. */
export const choices = {
  form: forms,
  mode: ["one", "list"],
  units: ["metric", "us"],
  currency: currencies,
} as const;

export type ScaffoldValues = Values<FieldName>;

/** Rates that a contract form opens with, as a visitor would type them. */
export type FormRates = Record<Form, Values<(typeof rateNames)[number]>>;

/** The chosen form; an address may name none that there is. */
export const getForm = ({ form }: ScaffoldValues): Form =>
  forms.find((each) => each === form) ?? forms[0];

/** The unit that the form and the choice of units measure in. */
export function getUnit(values: ScaffoldValues): string {
  const length = values.units === "us" ? "ft" : "m";
  return `${length}${getForm(values) === "deck" ? "²" : "³"}`;
}

/** Changes that come with another contract form: its rates, unless the visitor has typed others. */
export function chooseForm(values: ScaffoldValues, form: string, rates: FormRates) {
  const isUntouched = rateNames.every((name) => values[name] === rates[getForm(values)][name]);
  return { form, ...(isUntouched && rates[getForm({ ...values, form })]) };
}

/** What the sheet says, as numbers; undefined where a field is faulty. Faults by field. */
export function readSheet(values: ScaffoldValues, words: SheetWords["faults"]) {
  const one = readNumbers(values, scaffoldNames, words);
  const rates = readNumbers(values, rateNames, words);
  const allowed = readNumbers(values, toleranceNames, words);
  if (rates.numbers?.period === 0) rates.faults.period = words.notZero;
  const terms: Terms | undefined = rates.numbers?.period
    ? { ...rates.numbers, erection: rates.numbers.erection * 100, use: rates.numbers.use * 100 }
    : undefined;
  const tolerance: Tolerance | undefined = allowed.numbers && {
    overbuild: allowed.numbers.overbuild,
    days: allowed.numbers.lead,
  };
  const scaffold: Scaffold | undefined = one.numbers;
  const faults = { ...one.faults, ...rates.faults, ...allowed.faults };
  return { scaffold, terms, tolerance, faults };
}
