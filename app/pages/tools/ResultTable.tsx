import type { ReactNode } from "react";
import { classNames } from "../../parts/ui/class-names.ts";
import type { ResultWords } from "./schema.ts";
import { WideTable } from "./WideTable.tsx";

export interface ResultLine {
  words: ResultWords;
  /** The formula with numbers, one for each column or one for all. */
  worked?: readonly string[];
  /** What it comes to, one for each column or one for all. */
  amounts: readonly string[];
  /** Whether it sums up the lines before it. */
  isSum?: boolean;
}

interface ResultTableProps {
  caption: string;
  /** Heads of the line and of the amounts. */
  columns: readonly string[];
  lines: readonly ResultLine[];
  children?: ReactNode;
}

/** Results line by line, each with its letter, its formula, and the formula with numbers. */
export function ResultTable({ caption, columns, lines, children }: ResultTableProps) {
  const [head, ...amounts] = columns;
  return (
    <WideTable
      frameClass="not-first:mt-6"
      className="w-full border-t border-ink tabular-nums print:text-small"
    >
      <caption className="pb-2 text-left tag text-graphite uppercase">{caption}</caption>
      <thead>
        <tr className="tag text-graphite *:border-b *:border-hairline *:py-2 *:align-bottom *:font-medium">
          <th scope="col" className="text-left">
            {head}
          </th>
          {amounts.map((name) => (
            <th key={name} scope="col" className="pl-3 text-right">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="align-baseline">
        {lines.map(({ words, worked, amounts: cells, isSum }) => (
          <tr
            key={words.letter}
            className={classNames(
              "*:border-b *:py-2.5 print:*:py-0.5",
              isSum ? "*:border-ink" : "*:border-hairline",
            )}
          >
            <th scope="row" className="text-left font-normal">
              <span className="grid grid-cols-[1.25rem_minmax(0,1fr)] items-baseline">
                <span aria-hidden="true" className="tag text-signal-deep">
                  {words.letter}
                </span>
                <span
                  className={classNames(
                    "text-detail leading-tight print:text-small",
                    isSum ? "font-semibold" : "font-medium",
                  )}
                >
                  {words.label}
                </span>
                <span className="col-start-2 mt-1 font-mono text-label text-graphite">
                  {words.letter} = {words.formula}
                  {worked?.map((numbers) => (
                    <span key={numbers} className="block">
                      = {numbers}
                    </span>
                  ))}
                </span>
              </span>
            </th>
            {cells.map((amount, index) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: a column
                key={index}
                colSpan={cells.length === 1 ? columns.length - 1 : 1}
                className={classNames(
                  "pl-3 text-right whitespace-nowrap",
                  isSum ? "font-semibold" : "text-detail print:text-small",
                )}
              >
                {amount}
              </td>
            ))}
          </tr>
        ))}
        {children}
      </tbody>
    </WideTable>
  );
}
