import { fillPattern } from "content-model/fill-pattern";
import { useEffect, useId, useState } from "react";
import {
  type Conflict,
  dateCountdown,
  hourKinds,
  limits,
  modes,
  type NumberName,
  type PlannedStep,
  planCountdown,
  systems,
  type Turnaround,
} from "../../../../calculators/countdown.ts";
import {
  buildWorkCalendar,
  type CountryHolidays,
  type WorkCalendar,
} from "../../../../calculators/work-days.ts";
import { countDays } from "../../../../plant/days.ts";
import { island } from "../../../engine/island.tsx";
import { pickNoun } from "../../../parts/figures/format-number.ts";
import { Button } from "../../../parts/ui/Button.tsx";
import { classNames } from "../../../parts/ui/class-names.ts";
import { PlacedMark, PlotBar, PlotLine, PlotText } from "../../../parts/ui/plot.tsx";
import {
  type Calculator,
  CalculatorSheet,
  type SheetField,
  type SheetGroup,
  type SheetProps,
  SumTable,
  splitTicks,
  useCalculator,
} from "../CalculatorSheet.tsx";
import {
  type CountdownValues,
  listRows,
  printHours,
  type Row,
  readFeedOut,
  solveTurnaround,
  sumByOwner,
  writeCalendar,
  writeCountdownCsv,
} from "./rows.ts";
import type { buildProps, CountdownWords } from "./schema.ts";

type CountdownProps = SheetProps<CountdownWords> & ReturnType<typeof buildProps>;

/** The holidays of each country, loaded when it is chosen. */
const files = import.meta.glob<CountryHolidays>("../../../../calculators/holidays/*.json", {
  import: "default",
});

/** What was loaded last; without holidays if they could not be. */
type Loaded = { code: string; holidays?: CountryHolidays | undefined } | undefined;

/** Working days of the chosen country and state: of Monday to Friday until they are loaded. */
const getCalendar = ({ country, state, off }: CountdownValues, loaded: Loaded) =>
  buildWorkCalendar(loaded?.code === country ? loaded.holidays : {}, state, splitTicks(off));

/**
 * What the countdown depends on: the turnaround, what there is to set up; folded, how systems are connected,
 * and the country, and where it has some the state, with the holidays that a plant may take off.
 */
function listGroups(
  values: CountdownValues,
  { words, locale, countries }: CountdownProps,
  loaded: Loaded,
): SheetGroup[] {
  const { inputs, groups, calendar } = words;
  const { offered, states } = getCalendar(values, loaded);
  const hasFailed = loaded?.code === values.country && !loaded.holidays;
  const number = (name: NumberName): SheetField => ({
    name,
    words: inputs[name],
    unit: pickNoun(values[name], words.units[name === "perDay" ? "people" : name], locale),
    problem: fillPattern(words.faults.whole, { most: limits[name] }),
  });
  return [
    {
      title: groups.turnaround,
      fields: [
        { name: "feedOut", words: inputs.feedOut, type: "date" },
        number("days"),
        number("people"),
      ],
    },
    {
      title: groups.effort,
      fields: (["perDay", "contracts", "lines"] as const).map(number),
    },
    {
      title: groups.systems,
      isFolded: true,
      fields: systems.map((name) => ({
        name,
        words: inputs[name],
        options: modes.map((mode) => [mode, words.modes[mode]]),
      })),
    },
    {
      title: groups.calendar,
      isFolded: true,
      fields: [
        {
          name: "country",
          words: { label: calendar.country },
          options: [["", calendar.noCountry], ...countries],
          change: () => ({ state: "", off: "" }),
          below: (
            <p role="alert" hidden={!hasFailed} className="py-2 text-small text-signal-deep">
              {hasFailed && calendar.missing}
            </p>
          ),
        },
        {
          name: "state",
          words: { label: calendar.state },
          options: [["", calendar.noState], ...states.map(({ id, name }) => [id, name] as const)],
          isHidden: states.length === 0,
        },
        {
          name: "off",
          words: { label: calendar.off },
          type: "ticks",
          options: offered.map((name) => [name, name]),
          isHidden: offered.length === 0,
        },
      ],
    },
  ];
}

function TurnaroundCountdown(props: CountdownProps) {
  const [loaded, setLoaded] = useState<Loaded>();
  /** By the visitor's calendar, ISO 8601; undefined until the island is live. */
  const [today, setToday] = useState<string>();
  const calculator = useCalculator(
    "turnaround-countdown",
    props.example,
    (values) => listGroups(values, props, loaded),
    solveTurnaround,
  );
  const { country: code } = calculator.values;
  useEffect(() => {
    let isCurrent = true;
    const settle = (holidays?: CountryHolidays) => {
      if (isCurrent) setLoaded({ code, holidays });
    };
    files[`../../../../calculators/holidays/${code}.json`]?.().then(settle, () => settle());
    return () => {
      isCurrent = false;
    };
  }, [code]);
  // Sweden writes dates as ISO 8601 does.
  useEffect(() => setToday(new Date().toLocaleDateString("sv-SE")), []);
  const calendar = getCalendar(calculator.values, loaded);
  const result = answerCountdown(calculator, props, calendar, today);
  return <CalculatorSheet {...props} {...{ calculator, result }} />;
}

/** The steps of a turnaround: in weeks, or in days once feed-out has a date. */
function answerCountdown(
  calculator: Calculator<CountdownValues, Turnaround>,
  { words, locale }: CountdownProps,
  calendar: WorkCalendar,
  today: string | undefined,
) {
  if (!calculator.answered) return;
  const { values, solved: turnaround } = calculator.answered;
  const { results } = words;
  const feedOut = readFeedOut(values);
  const dated =
    feedOut && today ? dateCountdown(turnaround, { feedOut, calendar, today }) : undefined;
  const steps = dated ?? planCountdown(turnaround);
  const rows = listRows(steps, turnaround, calendar, words, locale);
  const count = (kind: Conflict["kind"]) =>
    rows.filter(({ conflicts }) => conflicts.some((each) => each.kind === kind)).length;
  const from = rows[0]?.begin?.text ?? rows[0]?.fromWeek ?? "";
  const to = rows.at(-1)?.due?.text ?? rows.at(-1)?.readyWeek ?? "";
  const facts = { steps: rows.length, first: from, late: count("late"), begun: count("begun") };
  // Without a date of feed-out, nothing can be late.
  const shown = (["steps", "first", "late", "begun"] as const).slice(0, dated ? 4 : 2);
  const { owners, total } = sumByOwner(rows);
  const { kinds, owners: sums } = results;
  const summary = fillPattern(dated ? results.summary : results.weeks, { ...facts, last: to });
  return {
    answer: { label: results.ends, from, to, summary },
    headline: (
      <dl className="flex flex-wrap gap-x-8 gap-y-3 border-b border-hairline pb-3">
        {shown.map((name) => (
          <div key={name}>
            <dt className="tag text-graphite">{results.facts[name]}</dt>
            <dd
              className={classNames(
                "mt-1 font-head text-h4 font-strong tabular-nums",
                name !== "steps" && name !== "first" && facts[name] !== 0 && "text-signal-deep",
              )}
            >
              {facts[name]}
            </dd>
          </div>
        ))}
      </dl>
    ),
    drawn: (
      <>
        <CountdownDrawing
          {...{ steps, rows, words, locale, feedOut, today }}
          days={turnaround.days}
        />
        <SumTable
          caption={sums.caption}
          columns={[sums.owner, ...hourKinds.map((kind) => kinds[kind])]}
          rows={[...owners, { owner: sums.total, hours: total }].map(({ owner, hours }) => [
            owner,
            ...hours.map((range) => printHours(range, results.range, locale)),
          ])}
        />
        <p className="mt-3 max-w-read text-small text-graphite">{sums.note}</p>
        {values === calculator.values && (
          <CountdownDownloads {...{ calculator, rows, words, feedOut }} />
        )}
      </>
    ),
    below: <CountdownTable words={results} {...{ rows }} />,
  };
}

/**
 * The steps as bars over the weeks, and the turnaround as a band: weeks count back from its left edge
 * and on from its right one. The steps' names and numbers have a column of their own, clear of the
 * drawing's lines.
 */
function CountdownDrawing(props: {
  steps: readonly PlannedStep[];
  rows: readonly Row[];
  days: number;
  words: CountdownWords;
  locale: string;
  /** Days, ISO 8601, if they are known. */
  feedOut: string | undefined;
  today: string | undefined;
}) {
  const { steps, rows, days, feedOut, today } = props;
  const { drawing, results, groups, units } = props.words;
  const length = days / 7;
  const first = Math.min(...steps.map(({ from }) => from));
  const last = Math.max(...steps.map(({ ready }) => ready)) + length;
  const place = (week: number) => (100 * (week - first)) / (last - first);
  // A label every four weeks, or every eight if there are many.
  const stride = last - first > 44 ? 8 : 4;
  const weeks = Array.from({ length: Math.floor(-first / stride) }, (_, at) => -stride * (at + 1));
  const ticks = [
    ...weeks.map((week) => ({ week, text: fillPattern(results.before, { weeks: -week }) })),
    { week: last, text: fillPattern(results.after, { weeks: steps.at(-1)?.ready ?? 0 }) },
  ];
  const todayWeek = feedOut && today ? countDays(feedOut, today) / 7 : last + 1;
  return (
    <figure className="mt-5 break-inside-avoid">
      <figcaption className="tag text-graphite uppercase">{drawing.title}</figcaption>
      <div className="grid grid-cols-[minmax(0,40%)_minmax(0,1fr)] gap-x-3 pt-6 pb-16 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-x-4">
        <ol aria-hidden="true" className="text-label leading-tight text-text print:leading-none">
          {rows.map(({ id, number, name }) => (
            <li
              key={id}
              className="grid h-8.5 grid-cols-[1.75rem_minmax(0,1fr)] items-center sm:h-6 print:h-3.5"
            >
              <span className="tag text-signal-deep">{number}</span>
              {name}
            </li>
          ))}
        </ol>
        <div className="@container/weeks relative">
          <svg
            role="img"
            aria-label={fillPattern(drawing.alt, {
              steps: steps.length,
              first: rows[0]?.fromWeek ?? "",
              last: rows.at(-1)?.readyWeek ?? "",
            })}
            className="absolute inset-0 size-full overflow-visible font-mono text-label forced-color-adjust-none [print-color-adjust:exact]"
          >
            <PlotBar
              x={[place(0), place(length)]}
              className="fill-petrol-wash forced-colors:fill-none"
            />
            <PlacedMark x={place(length / 2)} y={40}>
              <text transform="rotate(-90)" dy="0.35em" textAnchor="middle" className="fill-ink">
                {`${groups.turnaround}, ${days} ${pickNoun(days, units.days, props.locale)}`}
              </text>
            </PlacedMark>
            {ticks.map(({ week, text }) => (
              <g key={week}>
                <PlotLine x={place(week)} className="stroke-hairline" />
                <PlotText
                  x={place(week)}
                  y={100}
                  dy="18"
                  textAnchor={week === last ? "end" : "middle"}
                  dx={week === last ? 6 : 0}
                  className={classNames(
                    "fill-graphite",
                    // Every second one is without its text where there is little room.
                    week < 0 && week % (2 * stride) !== 0 && "@max-[26rem]/weeks:hidden",
                  )}
                >
                  {text}
                </PlotText>
              </g>
            ))}
            {/* Weeks count from the edges of the turnaround, whose lines go down to their names. */}
            {[drawing.feedOut, results.lastDay].map((text, index) => (
              <g key={text} className="stroke-ink" strokeWidth="1.5">
                <PlotLine x={place(index * length)} />
                <PlacedMark x={place(index * length)} y={100}>
                  <path d={`M0 0V${38 + 18 * index}`} />
                  <text
                    x="-6"
                    y={36 + 18 * index}
                    textAnchor="end"
                    fontWeight="600"
                    className="fill-ink stroke-none"
                  >
                    {text}
                  </text>
                </PlacedMark>
              </g>
            ))}
            {steps.map(({ id, phase, from, ready }, index) => {
              const isUrgent = rows[index]?.conflicts.some((conflict) => conflict.isUrgent);
              const origin = phase === "after" ? length : 0;
              const ends = phase === "during" ? [0, length] : [origin + from, origin + ready];
              const calm = phase === "during" ? "fill-ink" : "fill-petrol";
              return (
                <PlotBar
                  key={id}
                  x={ends.map(place)}
                  y={[0.3, 0.7].map((edge) => (100 * (index + edge)) / steps.length)}
                  className={isUrgent ? "fill-signal" : calm}
                />
              );
            })}
            {todayWeek >= first && todayWeek <= last && (
              <>
                <PlotLine x={place(todayWeek)} strokeDasharray="3 3" className="stroke-signal" />
                <PlotText x={place(todayWeek)} dy="-9" className="fill-ink">
                  {drawing.today}
                </PlotText>
              </>
            )}
          </svg>
        </div>
      </div>
    </figure>
  );
}

/** On narrow screens a row is a card: what is ready, then dates and hours, then rules. */
const rowStyle =
  "grid grid-cols-3 gap-x-3 py-3 break-inside-avoid not-print:@max-[54rem]/steps:pl-7 @min-[54rem]/steps:grid-cols-[minmax(0,1fr)_8.5rem_8.5rem_8rem_17rem] print:grid-cols-[minmax(0,1fr)_7.5rem_7.5rem_6rem] print:py-0.5";
const headStyle =
  "@max-[54rem]/steps:col-span-full not-print:@max-[54rem]/steps:-ml-7 print:col-span-1";

const cellStyle = "text-small print:text-label print:leading-tight";

function CountdownTable(props: { rows: readonly Row[]; words: CountdownWords["results"] }) {
  const { columns, caption, kinds, weeksRule, hoursRule } = props.words;
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
            {(["begin", "ready", "hours", "rules"] as const).map((column) => (
              <th
                key={column}
                scope="col"
                className={column === "rules" ? "print:hidden" : undefined}
              >
                {columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block border-ink @max-[54rem]/steps:border-t">
          {props.rows.map((row) => (
            <tr key={row.id} className={classNames(rowStyle, "border-b border-hairline")}>
              <th
                scope="row"
                className={classNames(
                  headStyle,
                  "grid grid-cols-[1.75rem_minmax(0,1fr)] items-baseline text-left text-small leading-snug font-normal print:row-span-2 print:text-label print:leading-tight",
                )}
              >
                <span className="tag text-signal-deep">{row.number}</span>
                <span>
                  <span className="mr-2 text-detail font-semibold print:text-small">
                    {row.name}
                  </span>
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
                    {fillPattern(weeksRule, { formula: row.weeksRule })}
                  </span>
                )}
                <span className="block">{fillPattern(hoursRule, { formula: row.hoursRule })}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The countdown as a calendar and as CSV, made in the browser. */
function CountdownDownloads(props: {
  calculator: Calculator<CountdownValues>;
  rows: readonly Row[];
  words: CountdownWords;
  /** ISO 8601; a calendar needs it. */
  feedOut: string | undefined;
}) {
  const { rows, words, feedOut } = props;
  const { downloads } = words;
  const { values, changeValues } = props.calculator;
  const hint = useId();
  const name = ["turnaround-countdown", ...(feedOut ? [feedOut] : [])].join("-");
  return (
    <div className="no-print mt-5 flex flex-wrap items-end gap-x-3 gap-y-2 noscript:hidden">
      <Button
        tone="line"
        size="sm"
        aria-disabled={!feedOut}
        aria-describedby={feedOut ? undefined : hint}
        onClick={() => {
          if (!feedOut) return;
          const plan = values.plan || crypto.getRandomValues(new Uint32Array(2)).join("-");
          if (!values.plan) changeValues({ plan });
          const facts = { feedOut, plan, host: location.host, now: new Date() };
          save(`${name}.ics`, "text/calendar", writeCalendar(rows, downloads, facts));
        }}
      >
        {downloads.calendar}
      </Button>
      <Button
        tone="line"
        size="sm"
        onClick={() => save(`${name}.csv`, "text/csv", writeCountdownCsv(rows, downloads))}
      >
        {downloads.csv}
      </Button>
      {!feedOut && (
        <p id={hint} className="w-full text-small text-graphite">
          {downloads.needsDate}
        </p>
      )}
    </div>
  );
}

function save(name: string, type: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export default island("TurnaroundCountdown", TurnaroundCountdown);
