import { fillPattern } from "content-model/fill-pattern";
import { hourKinds } from "../../../../calculators/countdown.ts";
import { classNames } from "../../../parts/ui/class-names.ts";
import { SumTable } from "../CalculatorSheet.tsx";
import { printHours, type Row, sumByOwner } from "./list-rows.ts";
import type { CountdownWords } from "./schema.ts";

interface OwnerHoursProps {
  rows: readonly Row[];
  words: CountdownWords["results"];
  locale: string;
}

/** The hours of each owner and of all: those that a plant has anyway apart from those that this adds. */
export function OwnerHours({ rows, words, locale }: OwnerHoursProps) {
  const { owners: texts, kinds, range } = words;
  const { owners, total } = sumByOwner(rows);
  return (
    <>
      <SumTable
        caption={texts.caption}
        columns={[texts.owner, ...hourKinds.map((kind) => kinds[kind])]}
        rows={[...owners, { owner: texts.total, ...total }].map(({ owner, ...hours }) => [
          owner,
          ...hourKinds.map((kind) => printHours(hours[kind], range, locale)),
        ])}
      />
      <p className="mt-3 max-w-read text-small text-graphite">{texts.note}</p>
    </>
  );
}

interface CountdownFactsProps {
  words: CountdownWords["results"]["facts"];
  facts: Record<keyof CountdownWords["results"]["facts"], string | number>;
  /** Without a date of feed-out, nothing can be late. */
  isDated: boolean;
}

/** How many dates there are, when the first step begins, how many of them are late. */
export function CountdownFacts({ words, facts, isDated }: CountdownFactsProps) {
  const names = Object.keys(words) as (keyof typeof words)[];
  const shown = names.filter((name) => isDated || name === "steps" || name === "first");
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3 border-b border-hairline pb-3">
      {shown.map((name) => (
        <div key={name}>
          <dt className="tag text-graphite">{words[name]}</dt>
          <dd
            className={classNames(
              "mt-1 font-head text-h4 font-strong tabular-nums",
              (name === "late" || name === "begun") && facts[name] !== 0 && "text-signal-deep",
            )}
          >
            {facts[name]}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** On narrow screens a row is a card: what is ready, then dates and hours, then rules. */
const rowStyle =
  "grid grid-cols-3 gap-x-3 py-3 break-inside-avoid not-print:@max-[54rem]/steps:pl-7 @min-[54rem]/steps:grid-cols-[minmax(0,1fr)_8.5rem_8.5rem_7rem_17rem] print:grid-cols-[minmax(0,1fr)_7.5rem_7.5rem_6rem] print:py-0.5";
const headStyle =
  "@max-[54rem]/steps:col-span-full not-print:@max-[54rem]/steps:-ml-7 print:col-span-1";

interface CountdownTableProps {
  rows: readonly Row[];
  words: CountdownWords["results"];
  locale: string;
}

/** Every step with its owner, dates, hours and rules, and what is in its way. */
export function CountdownTable({ rows, words, locale }: CountdownTableProps) {
  const { columns, caption } = words;
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
            <StepRow key={row.id} row={row} words={words} locale={locale} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface StepRowProps {
  row: Row;
  words: CountdownWords["results"];
  locale: string;
}

function StepRow({ row, words, locale }: StepRowProps) {
  const { columns, weeksRule, hoursRule, range, kinds } = words;
  return (
    <tr className={classNames(rowStyle, "border-b border-hairline")}>
      <StepHead row={row} />
      <DayCell column={columns.begin} day={row.begin} week={row.fromWeek} />
      <DayCell column={columns.ready} day={row.due} week={row.readyWeek} isStrong />
      <td className={classNames(cellStyle, "@min-[16rem]/steps:whitespace-nowrap")}>
        <ColumnName text={columns.hours} />
        {printHours(row.hours, range, locale)}
        <span className="block tag whitespace-normal text-graphite">{kinds[row.kind]}</span>
      </td>
      <td
        className={classNames(
          "@max-[54rem]/steps:col-span-full print:col-span-3",
          "font-mono text-label text-graphite print:leading-tight",
        )}
      >
        <ColumnName text={columns.rules} />
        {row.weeksRule && (
          <span className="block">{fillPattern(weeksRule, { formula: row.weeksRule })}</span>
        )}
        <span className="block">{fillPattern(hoursRule, { formula: row.hoursRule })}</span>
      </td>
    </tr>
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

const cellStyle = "text-small print:text-label print:leading-tight";

/** The head of a column, where there is none. */
const ColumnName = ({ text }: { text: string }) => (
  <span className="mt-2 block tag text-graphite @min-[54rem]/steps:hidden print:hidden">
    {text}
  </span>
);

interface DayCellProps {
  column: string;
  day: Row["begin"];
  week: string;
  isStrong?: boolean;
}

/** A date with its week, or the week alone. */
function DayCell({ column, day, week, isStrong }: DayCellProps) {
  return (
    <td className={cellStyle}>
      <ColumnName text={column} />
      {day && (
        <time dateTime={day.iso} className={classNames("block", isStrong && "font-semibold")}>
          {day.text}
        </time>
      )}
      <span className={classNames("tag whitespace-nowrap", day && "text-graphite")}>{week}</span>
    </td>
  );
}
