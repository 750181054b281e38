import { Fragment } from "react";
import { classNames } from "../../parts/ui/class-names.ts";
import { type CalculatorFormats, joinUnit } from "./read-numbers.ts";
import type { ResultWords } from "./schema.ts";
import type { SheetField, SheetGroup } from "./use-calculator.ts";

/** The lines of a sheet's results, by name. */
export interface Ledger {
  lines: Readonly<Record<string, ResultWords>>;
  /** Those that sum up the lines before them. */
  sums: readonly string[];
  note: string;
  /** The last one is below both columns. Each with the heads of its lines and of their amounts, and what each line comes to, printed. */
  tables: readonly {
    caption: string;
    columns: readonly string[];
    amounts: Readonly<Record<string, readonly string[]>>;
  }[];
  /** What the letters of fields stand for, printed: for each column, or one for all. */
  terms: Readonly<Record<string, readonly string[]>>;
  /** In numbers, where the letters of a formula do not say everything. */
  worked?: Readonly<Record<string, string>>;
}

/** What the letters of a sheet's fields stand for, as its formulas print it. */
export function printTerms<Name extends string>(
  groups: readonly SheetGroup<Name>[],
  read: Partial<Record<Name, number | string>>,
  { number, rate }: CalculatorFormats,
): Record<string, readonly string[]> {
  const print = ({ name, unit, print }: SheetField<Name>) => {
    const value: number | string = read[name] ?? "";
    if (typeof value === "string") return value;
    if (print === "money") return rate(value * 100);
    return print === "measure" ? joinUnit(number(value), unit ?? "") : number(value);
  };
  const fields = groups.flatMap(({ fields }) => fields).filter(({ name }) => name in read);
  return Object.fromEntries(fields.map((field) => [field.words.letter, [print(field)]]));
}

/** A formula with its letters replaced, one for each column that differs; letters of words stay. */
function workOut(name: string, { lines, tables, terms, worked }: Ledger): string[] {
  const formula = lines[name]?.formula ?? "";
  if (worked?.[name]) return [worked[name]];
  const amounts: Ledger["terms"] = Object.assign({}, ...tables.map((each) => each.amounts));
  const results = Object.entries(lines).map(([each, { letter }]) => [letter, amounts[each]]);
  const meant: Ledger["terms"] = { ...terms, ...Object.fromEntries(results) };
  const written = (amounts[name] ?? []).map((_, column) =>
    formula.replaceAll(/(?<![\p{L}’])\p{L}(?![\p{L}’])/gu, (letter) => {
      const values = meant[letter];
      return values?.[column] ?? values?.[0] ?? letter;
    }),
  );
  return [...new Set(written)].filter((each) => each !== formula);
}

interface ResultTableProps {
  ledger: Ledger;
  table: Ledger["tables"][number];
}

/**
 * Results line by line, each with its letter; below it, its formula and the formula with numbers. Tables
 * below each other have the same columns, and one scrolls sideways where its numbers need more than the page
 * has (WCAG 1.4.10).
 */
export function ResultTable({ ledger, table: { caption, columns, amounts } }: ResultTableProps) {
  const [head, ...others] = columns;
  return (
    <div className="scroll-sideways not-first:mt-6">
      <table className="w-full border-t border-ink tabular-nums print:text-small">
        <caption className={captionStyle}>{caption}</caption>
        <thead>
          <tr className="tag text-graphite *:border-b *:border-hairline *:py-2 *:align-bottom *:font-medium">
            <th scope="col" className="text-left">
              {head}
            </th>
            {others.map((name) => (
              <th key={name} scope="col" className="w-27 pl-3 text-right whitespace-nowrap sm:w-36">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="align-baseline">
          {Object.entries(amounts).map(([name, printed]) => {
            const { letter, label, formula } = ledger.lines[name] ?? {};
            const isSum = ledger.sums.includes(name);
            return (
              <Fragment key={name}>
                <tr className="break-after-avoid *:pt-2.5 print:*:pt-0.5">
                  <th scope="row" className="text-left font-normal">
                    <span className="grid grid-cols-[1.25rem_minmax(0,1fr)] items-baseline">
                      <span aria-hidden="true" className="tag text-signal-deep">
                        {letter}
                      </span>
                      <span
                        className={classNames(
                          "text-detail leading-tight print:text-small",
                          isSum ? "font-semibold" : "font-medium",
                        )}
                      >
                        {label}
                      </span>
                    </span>
                  </th>
                  {printed.map((amount, index) => (
                    <td
                      // biome-ignore lint/suspicious/noArrayIndexKey: a column
                      key={index}
                      className={classNames(
                        "pl-3 text-right whitespace-nowrap",
                        isSum ? "font-semibold" : "text-detail print:text-small",
                      )}
                    >
                      {amount}
                    </td>
                  ))}
                </tr>
                <tr
                  className={classNames(
                    "*:border-b *:pb-2.5 print:*:pb-0.5",
                    isSum ? "*:border-ink" : "*:border-hairline",
                  )}
                >
                  <td
                    colSpan={columns.length}
                    className="pt-1 pl-5 font-mono text-label text-graphite"
                  >
                    {letter} = {formula}
                    {workOut(name, ledger).map((numbers) => (
                      <span key={numbers} className="block print:inline">
                        {` = ${numbers}`}
                      </span>
                    ))}
                  </td>
                </tr>
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

const captionStyle = "pb-2 text-left tag text-graphite uppercase";

interface SumTableProps {
  caption: string;
  /** Heads of the rows and of their cells. */
  columns: readonly string[];
  /** What each row is called, and its cells; the last one sums them up. */
  rows: readonly (readonly string[])[];
}

/** Amounts that are added up. */
export function SumTable({ caption, columns, rows }: SumTableProps) {
  return (
    <div className="scroll-sideways mt-6 print:mt-2">
      <table className="w-full border-t border-ink text-small tabular-nums print:text-label">
        <caption className={captionStyle}>{caption}</caption>
        <thead>
          <tr className="tag text-graphite *:border-b *:border-hairline *:py-1.5 *:align-bottom *:font-medium">
            {columns.map((head, index) => (
              <th key={head} scope="col" className={index === 0 ? "text-left" : "pl-3 text-right"}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells], index) => (
            <tr
              // biome-ignore lint/suspicious/noArrayIndexKey: a name can be there twice
              key={index}
              className="*:border-b *:border-hairline *:py-1.5 last:font-semibold print:*:py-0.5"
            >
              <th scope="row" className="text-left [font-weight:inherit]">
                <bdi>{head}</bdi>
              </th>
              {cells.map((cell, column) => (
                <td key={columns[column + 1]} className="pl-3 text-right whitespace-nowrap">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
