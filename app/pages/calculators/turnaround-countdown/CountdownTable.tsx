import { fillPattern } from "content-model/fill-pattern";
import {
  type Conflict,
  type DatedStep,
  type Holiday,
  hourKinds,
  most,
  type PlannedStep,
  systems,
  type Terms,
  type Turnaround,
  writeRule,
} from "../../../../calculators/countdown.ts";
import { classNames } from "../../../parts/ui/class-names.ts";
import type { CountdownWords } from "./schema.ts";
import { type NumberName, numberNames } from "./values.ts";

/** Holidays that are named before "and 2 more". */
const named = 3;

/**
 * A conflict as a sentence.
 *
 * @param print a day, ISO 8601, in the visitor's language
 * @param years whose holidays are known
 */
export function describeConflict(
  conflict: Conflict,
  words: CountdownWords["conflicts"],
  print: (day: string) => string,
  years: readonly [number, number] = [0, 0],
): string {
  const list = (holidays: readonly Holiday[]) => {
    // A holiday of several days is named once.
    const firsts = holidays.filter(
      ({ name }, place) => holidays.findIndex((other) => other.name === name) === place,
    );
    const texts = firsts.slice(0, named).map(({ name, day }) => `${name} (${print(day)})`);
    const rest = firsts.length - named;
    return [...texts, ...(rest > 0 ? [fillPattern(words.more, { count: rest })] : [])].join(", ");
  };
  const facts: Record<string, string | number> = { first: years[0], last: years[1] };
  for (const [name, fact] of Object.entries(conflict)) {
    if (name === "holidays") facts.holidays = list(fact);
    else facts[name] = name === "from" ? print(fact) : fact;
  }
  return fillPattern(words[nameConflict(conflict)], facts);
}

/** The sentence that says it. */
function nameConflict(conflict: Conflict) {
  if (conflict.kind === "late" && conflict.days === 1) return "yesterday";
  if (conflict.kind !== "moved") return conflict.kind;
  return conflict.holiday ? "holiday" : "weekend";
}

export type Row = ReturnType<typeof listRows>[number];

/** At least and at most. */
type Range = readonly [number, number];

interface Context {
  turnaround: Turnaround;
  words: CountdownWords;
  locale: string;
  years?: readonly [number, number] | undefined;
}

/** The steps in words and dates, numbered. */
export function listRows(
  steps: readonly (PlannedStep | DatedStep)[],
  { words, locale, turnaround, years }: Context,
) {
  const short = { month: "short", day: "numeric", timeZone: "UTC" } as const;
  const days = new Intl.DateTimeFormat(locale, { ...short, weekday: "short", year: "numeric" });
  const shortDays = new Intl.DateTimeFormat(locale, short);
  const print = (iso: string) => days.format(new Date(iso));
  const printShort = (iso: string) => shortDays.format(new Date(iso));
  const printNumber = (value: number) => new Intl.NumberFormat(locale).format(value);
  const connected = systems.filter((system) => turnaround[system] !== "none").length;
  const list = (print: (name: NumberName) => string, systems: string) =>
    ({ ...Object.fromEntries(numberNames.map((name) => [name, print(name)])), systems }) as Terms;
  const terms = {
    letters: list((name) => words.inputs[name].letter, words.connectedSystems),
    numbers: list((name) => printNumber(turnaround[name]), String(connected)),
  };

  return steps.map((step, place) => {
    const { name, owner, hours: kind, ready } = words.steps[step.id];
    const isDated = "due" in step;
    const write = (kind: "weeks" | "hours") => {
      const rule = { id: step.id, kind };
      const { formula, worked } = writeRule(rule, turnaround, terms, words.shortModes);
      return worked ? `${formula} = ${worked} = ${printNumber(step[kind])}` : formula;
    };
    const hours: Range = [step.hours, Math.ceil(step.hours * most)];
    return {
      id: step.id,
      number: place + 1,
      name,
      owner: words.owners[owner],
      ready,
      fromWeek: nameWeek(step.from, step, "begin", words.results),
      readyWeek: nameWeek(step.ready, step, "ready", words.results),
      begin: isDated ? { iso: step.start, text: print(step.start) } : undefined,
      due: isDated ? { iso: step.due, text: print(step.due) } : undefined,
      kind,
      hours,
      hoursText: printHours(hours, words.results.range, locale),
      weeksRule: step.phase === "during" ? undefined : write("weeks"),
      hoursRule: write("hours"),
      conflicts: (isDated ? step.conflicts : []).map((conflict) => ({
        kind: conflict.kind,
        text: describeConflict(conflict, words.conflicts, printShort, years),
        isUrgent: ["late", "begun", "capacity"].includes(conflict.kind),
      })),
    };
  });
}

/** A week as it is called: before feed-out, on it, or after the last day. */
function nameWeek(
  week: number,
  { phase }: PlannedStep,
  end: "begin" | "ready",
  words: CountdownWords["results"],
): string {
  if (week < 0) return fillPattern(words.before, { weeks: -week });
  if (week > 0) return fillPattern(words.after, { weeks: week });
  return phase === "after" || (phase === "during" && end === "ready")
    ? words.lastDay
    : words.feedOut;
}

/** Hours of each owner, those with the most hours first, and of all: those of each kind apart. */
export function sumByOwner(rows: readonly Row[]) {
  const add = (some: readonly Row[], end: 0 | 1) =>
    some.reduce((total, { hours }) => total + hours[end], 0);
  const sum = (some: readonly Row[]) =>
    hourKinds.map((kind): Range => {
      const ofKind = some.filter((row) => row.kind === kind);
      return [add(ofKind, 0), add(ofKind, 1)];
    });
  return {
    owners: [...Map.groupBy(rows, ({ owner }) => owner)]
      .sort(([, a], [, b]) => add(b, 0) - add(a, 0))
      .map(([owner, some]) => ({ owner, hours: sum(some) })),
    total: sum(rows),
  };
}

/** Hours as they are printed: "288-432 h". */
export const printHours = ([from, to]: Range, pattern: string, locale: string) => {
  if (to === 0) return "–";
  const { format } = new Intl.NumberFormat(locale);
  return fillPattern(pattern, { from: format(from), to: format(to) });
};

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
