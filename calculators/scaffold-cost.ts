import type { Cents } from "../plant/money.ts";
import { costUse, type ScaffoldAmounts } from "../plant/scaffolds.ts";
import type { Values } from "./fragment.ts";
import { type FieldFault, findCommonMark, readNumbers } from "./numbers.ts";

/**
 * One scaffold: volumes in the unit of the rates, times in days. It is `needed` from erection until the last work
 * that used it was done, and `standing` to dismantling.
 */
export const scaffoldNames = ["requested", "built", "needed", "standing"] as const;
type Scaffold<Value = number> = Record<(typeof scaffoldNames)[number], Value>;

/**
 * What one scaffold costs and what of it could have been avoided: `low` is beyond the tolerance, `high`
 * everything beyond the request and the need. Building less than requested, or dismantling before the need
 * ends, avoids nothing: it counts as 0.
 *
 * @param terms how the contract pays: rates per unit (cubic meters, or square meters of deck), `use` for each
 *   `period` of days begun (1, or 7 where every week begun is charged) after the `included` days of `erection`
 * @param tolerance what is let pass: overbuild in percent of the request, days from last use to dismantling
 */
export function costOne(
  { requested, built, needed, standing }: Scaffold,
  terms: { erection: Cents; use: Cents; included: number; period: number },
  tolerance: { overbuild: number; days: number },
) {
  const countPeriods = (days: number) =>
    Math.max(0, Math.ceil((days - terms.included) / terms.period));
  const charged = countPeriods(standing);
  const cost = (allowed: typeof tolerance) => {
    const asRequested = Math.min(built, requested * (1 + allowed.overbuild / 100));
    const asNeeded = Math.min(standing, needed + allowed.days);
    /** periods that are charged for `needed` days */
    const chargedNeeded = countPeriods(asNeeded);
    const use = { requested: asRequested, built, charged, idle: charged - chargedNeeded };
    return { ...costUse(use, terms), requested: asRequested, needed: asNeeded, chargedNeeded };
  };
  return { charged, low: cost(tolerance), high: cost({ overbuild: 0, days: 0 }) };
}
export type ScaffoldCase = ReturnType<typeof costOne>["high"];

/** The amounts of several scaffolds, added up. */
export const addAmounts = (amounts: readonly ScaffoldAmounts[]): ScaffoldAmounts =>
  amounts.reduce((sum, each) => {
    const names = Object.keys(sum) as (keyof ScaffoldAmounts)[];
    return Object.fromEntries(names.map((name) => [name, sum[name] + each[name]])) as typeof sum;
  });

export const forms = ["day", "period", "deck"] as const;
export type Form = (typeof forms)[number];

export const rateNames = ["erection", "use", "included", "period"] as const;
export const toleranceNames = ["overbuild", "lead"] as const;
/** The fields that are numbers, in the order of their letters. */
const lineNames = [...scaffoldNames, ...rateNames, ...toleranceNames];
export type LineName = (typeof lineNames)[number];

/** The fields of the sheet, by their names in the address. */
export type ScaffoldValues = Values<"form" | "mode" | "units" | "currency" | "list" | LineName>;

/** What follows from the fields, of one scaffold or of a list; or what is wrong with which of them. */
export function solveScaffold(values: ScaffoldValues) {
  const isList = values.mode === "list";
  const { rows } = parseList(isList ? values.list : "");
  const names = isList ? [...rateNames, ...toleranceNames] : lineNames;
  const { numbers: read, faults } = readNumbers(values, names);
  if (read.period === 0) faults.period = "notZero";
  if (isList && rows.length === 0) faults.list = "empty";
  if (Object.keys(faults).length > 0) return { faults };
  const terms = { ...read, erection: read.erection * 100, use: read.use * 100 };
  const tolerance = { overbuild: read.overbuild, days: read.lead };
  const scaffolds = isList ? rows : [{ ...read, tag: "" }];
  const costed = scaffolds.map((row) => ({ ...row, ...costOne(row, terms, tolerance) }));
  return { faults, solved: { read, costed } };
}
export type SolvedScaffolds = NonNullable<ReturnType<typeof solveScaffold>["solved"]>;

export const maxRows = 100;

/** What is wrong with a row, from 1 as it was pasted: too few or too many `cells`, or the one in `column`. */
type RowFault = {
  row: number;
  kind: FieldFault | "cells";
  cells?: number;
  column?: keyof Scaffold;
  text?: string;
};

/**
 * Reads rows pasted from a spreadsheet: tag, requested, built, days needed, days standing. Cells are
 * separated by tabs, else by semicolons, else by commas; a first row without digits is a heading. Sound
 * rows count even if others are faulty.
 */
export function parseList(text: string) {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ line, row: index + 1 }))
    .filter(({ line }) => line.trim() !== "");
  const separator =
    ["\t", ";", ","].find((sign) => lines.some(({ line }) => line.includes(sign))) ?? "\t";
  const split = (line: string) =>
    line
      .replace(new RegExp(`(?:\\s*${separator})+\\s*$`), "")
      .split(separator)
      .map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));
  const hasHead = lines[0] && !/\d/.test(lines[0].line);
  const table = lines.slice(hasHead ? 1 : 0).map(({ line, row }) => ({ row, cells: split(line) }));
  const mark = findCommonMark(table.flatMap(({ cells }) => cells.slice(1)));
  const rows: (Scaffold & { tag: string })[] = [];
  const faults: RowFault[] = [];
  for (const { row, cells } of table.slice(0, maxRows)) {
    const [tag = "", ...texts] = cells;
    const named = scaffoldNames.map((name, index) => [name, texts[index] ?? ""]);
    const values: Scaffold<string> = Object.fromEntries(named);
    const { numbers, faults: faulty } = readNumbers(values, scaffoldNames, { decimal: mark });
    const column = scaffoldNames.find((name) => faulty[name]);
    if (texts.length !== scaffoldNames.length) {
      faults.push({ row, kind: "cells", cells: cells.length });
    } else if (column) {
      faults.push({ row, kind: faulty[column] ?? "empty", column, text: values[column] });
    } else rows.push({ tag, ...numbers });
  }
  const beyond = table[maxRows];
  if (beyond) faults.push({ row: beyond.row, kind: "tooMany" });
  return { rows, faults };
}
