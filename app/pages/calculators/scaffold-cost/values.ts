import type { Values } from "../../../../calculators/fragment.ts";
import type { Scaffold, Terms, Tolerance } from "../../../../calculators/scaffold-cost.ts";
import { type ListRow, type ParsedList, parseList } from "../../../../calculators/scaffold-list.ts";
import type { SheetWords } from "../../../parts/calculators/schema.ts";
import { currencies, readNumbers } from "../read-numbers.ts";

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

/** The numbers of a sheet without faults: of one scaffold, or of the rows of a list. */
export interface ScaffoldSheet {
  subject: { scaffold: Scaffold } | { rows: readonly ListRow[] };
  terms: Terms;
  tolerance: Tolerance;
}

/** What the sheet says; nothing if a field is faulty, or if no row of a list counts. Faults by field. */
export function readSheet(
  values: ScaffoldValues,
  words: SheetWords["faults"],
): {
  sheet?: ScaffoldSheet;
  faults: Partial<Record<LineName, string>>;
  faulty: FieldName[];
  list: ParsedList;
} {
  const isList = values.mode === "list";
  const list = parseList(isList ? values.list : "");
  const one = readNumbers(values, isList ? [] : scaffoldNames, words);
  const rates = readNumbers(values, rateNames, words);
  const allowed = readNumbers(values, toleranceNames, words);
  if (rates.numbers?.period === 0) rates.faults.period = words.notZero;
  const faults = { ...one.faults, ...rates.faults, ...allowed.faults };
  const faulty: FieldName[] = lineNames.filter((name) => faults[name]);
  if (isList && list.rows.length === 0) faulty.push("list");
  const read = { faults, faulty, list };
  if (faulty.length > 0 || !one.numbers || !rates.numbers || !allowed.numbers) return read;
  const { erection, use } = rates.numbers;
  return {
    ...read,
    sheet: {
      subject: isList ? { rows: list.rows } : { scaffold: one.numbers },
      terms: { ...rates.numbers, erection: erection * 100, use: use * 100 },
      tolerance: { overbuild: allowed.numbers.overbuild, days: allowed.numbers.lead },
    },
  };
}
