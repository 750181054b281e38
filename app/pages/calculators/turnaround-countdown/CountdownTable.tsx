import { fillPattern } from "content-model/fill-pattern";
import { classNames } from "../../../parts/ui/class-names.ts";
import type { Row } from "./list-rows.ts";
import type { CountdownWords } from "./schema.ts";

/** On narrow screens a row is a card: what is ready, then dates and hours, then rules. */
const rowStyle =
  "grid grid-cols-3 gap-x-3 py-3 break-inside-avoid not-print:@max-[54rem]/steps:pl-7 @min-[54rem]/steps:grid-cols-[minmax(0,1fr)_8.5rem_8.5rem_7rem_17rem] print:grid-cols-[minmax(0,1fr)_7.5rem_7.5rem_6rem] print:py-0.5";
const headStyle =
  "@max-[54rem]/steps:col-span-full not-print:@max-[54rem]/steps:-ml-7 print:col-span-1";

const cellStyle = "text-small print:text-label print:leading-tight";

interface CountdownTableProps {
  rows: readonly Row[];
  words: CountdownWords["results"];
}

/** Every step with its owner, dates, hours and rules, and what is in its way. */
export function CountdownTable({ rows, words }: CountdownTableProps) {
  const { columns, caption, kinds } = words;
  /** The head of a column, where there is none. */
  const nameColumn = (column: keyof typeof columns) => (
    <span className="mt-2 block tag text-graphite @min-[54rem]/steps:hidden print:hidden">
      {columns[column]}
    </span>
  );
  return (
    <div className="@container/steps">
      <table className="block tabular-nums">
        <caption className="block pb-2 text-left tag text-graphite uppercase">{caption}</caption>
        <thead className="hidden border-y border-ink tag text-left text-graphite @min-[54rem]/steps:block print:block">
          <tr className={rowStyle}>
            <th scope="col" className={headStyle}>
              {columns.step}
            </th>
            <th scope="col">{columns.begin}</th>
            <th scope="col">{columns.ready}</th>
            <th scope="col">{columns.hours}</th>
            <th scope="col" className="print:hidden">
              {columns.rules}
            </th>
          </tr>
        </thead>
        <tbody className="block border-ink @max-[54rem]/steps:border-t">
          {rows.map((row) => (
            <tr key={row.id} className={classNames(rowStyle, "border-b border-hairline")}>
              <StepHead row={row} />
              {(
                [
                  ["begin", row.begin, row.fromWeek],
                  ["ready", row.due, row.readyWeek],
                ] as const
              ).map(([column, day, week]) => (
                <td key={column} className={cellStyle}>
                  {nameColumn(column)}
                  {day && (
                    <time
                      dateTime={day.iso}
                      className={classNames("block", column === "ready" && "font-semibold")}
                    >
                      {day.text}
                    </time>
                  )}
                  <span className={classNames("tag whitespace-nowrap", day && "text-graphite")}>
                    {week}
                  </span>
                </td>
              ))}
              <td className={classNames(cellStyle, "@min-[16rem]/steps:whitespace-nowrap")}>
                {nameColumn("hours")}
                {row.hoursText}
                <span className="block tag whitespace-normal text-graphite">{kinds[row.kind]}</span>
              </td>
              <td className="font-mono text-label text-graphite @max-[54rem]/steps:col-span-full print:col-span-3 print:leading-tight">
                {nameColumn("rules")}
                {row.weeksRule && (
                  <span className="block">
                    {fillPattern(words.weeksRule, { formula: row.weeksRule })}
                  </span>
                )}
                <span className="block">
                  {fillPattern(words.hoursRule, { formula: row.hoursRule })}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The step, who owns it, what is ready with it, and what is in its way. */
function StepHead({ row }: { row: Row }) {
  return (
    <th
      scope="row"
      className={classNames(
        headStyle,
        "grid grid-cols-[1.75rem_minmax(0,1fr)] items-baseline text-left text-small leading-snug font-normal print:row-span-2 print:text-label print:leading-tight",
      )}
    >
      <span className="tag text-signal-deep">{row.number}</span>
      <span>
        <span className="mr-2 text-detail font-semibold print:text-small">{row.name}</span>
        <span className="text-graphite">{row.owner}</span>
      </span>
      <span className="col-start-2 text-text">{row.ready}</span>
      {row.conflicts.map(({ kind, text, isUrgent }) => (
        <span
          key={kind}
          className={classNames(
            "col-start-2 mt-1 border-l-2 pl-2 print:mt-0",
            isUrgent
              ? "border-signal-deep font-medium text-signal-deep"
              : "border-graphite text-text",
          )}
        >
          {text}
        </span>
      ))}
    </th>
  );
}
