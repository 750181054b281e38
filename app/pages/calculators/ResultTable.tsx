import type { TableHTMLAttributes } from "react";
import { classNames } from "../../parts/ui/class-names.ts";
import type { ResultWords } from "./schema.ts";

interface WideTableProps extends TableHTMLAttributes<HTMLTableElement> {
  /** Of the frame around it. */
  frameClass?: string;
}

/** A table that scrolls sideways where its numbers need more than the page has (WCAG 1.4.10). */
export function WideTable({ frameClass, ...table }: WideTableProps) {
  return (
    <div className={classNames("scroll-sideways", frameClass)}>
      <table {...table} />
    </div>
  );
}

export interface ResultLine {
  words: ResultWords;
  /** The formula with numbers, one for each column or one for all. */
  worked?: readonly string[];
  /** What it comes to, one for each column. */
  amounts: readonly string[];
  /** Whether it sums up the lines before it. */
  isSum?: boolean;
}

interface ResultTableProps {
  caption: string;
  /** Heads of the line and of the amounts. */
  columns: readonly string[];
  lines: readonly ResultLine[];
}

/**
 * Results line by line, each with its letter; below it, its formula and the formula with numbers. Tables
 * below each other have the same columns.
 */
export function ResultTable({ caption, columns, lines }: ResultTableProps) {
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
          {amounts.map((name, index) => (
            <th
              // biome-ignore lint/suspicious/noArrayIndexKey: a column
              key={index}
              scope="col"
              className="w-27 pl-3 text-right whitespace-nowrap sm:w-36"
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="align-baseline">
        {lines.map((line) => (
          <LineRows key={line.words.letter} line={line} columns={columns.length} />
        ))}
      </tbody>
    </WideTable>
  );
}

/** A line with its amounts, and below it its formula. */
function LineRows({ line, columns }: { line: ResultLine; columns: number }) {
  const { words, worked, amounts, isSum } = line;
  return (
    <>
      <tr className="break-after-avoid *:pt-2.5 print:*:pt-0.5">
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
          </span>
        </th>
        {amounts.map((amount, index) => (
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
        <td colSpan={columns} className="pt-1 pl-5 font-mono text-label text-graphite">
          {words.letter} = {words.formula}
          {worked?.map((numbers, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column, whose numbers can be those of another
            <span key={index} className="block">
              = {numbers}
            </span>
          ))}
        </td>
      </tr>
    </>
  );
}
