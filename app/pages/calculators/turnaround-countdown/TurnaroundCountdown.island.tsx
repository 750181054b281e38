import { fillPattern } from "content-model/fill-pattern";
import { useEffect, useState } from "react";
import {
  type Conflict,
  dateCountdown,
  hourKinds,
  modes,
  planCountdown,
  systems,
  type Turnaround,
} from "../../../../calculators/countdown.ts";
import {
  buildWorkCalendar,
  type CountryHolidays,
  plainCalendar,
} from "../../../../calculators/work-days.ts";
import { island } from "../../../engine/island.tsx";
import { pickNoun } from "../../../parts/figures/format-number.ts";
import { classNames } from "../../../parts/ui/class-names.ts";
import { CalculatorSheet } from "../CalculatorSheet.tsx";
import { SumTable } from "../ResultTable.tsx";
import {
  type Calculator,
  type SheetField,
  type SheetGroup,
  type SheetProps,
  splitTicks,
  useCalculator,
} from "../use-calculator.ts";
import { CountdownDownloads, getSeparator } from "./CountdownDownloads.tsx";
import { CountdownDrawing } from "./CountdownDrawing.tsx";
import { CountdownTable, listRows, printHours, sumByOwner } from "./CountdownTable.tsx";
import type { CountdownWords } from "./schema.ts";
import {
  type CountdownValues,
  type FieldName,
  limits,
  type NumberName,
  readFeedOut,
  solveTurnaround,
} from "./values.ts";

type Options = readonly { value: string; label: string }[];

interface CountdownProps extends SheetProps<CountdownWords, FieldName> {
  countries: Options;
}

/** The holidays of each country, loaded when it is chosen. */
const files = import.meta.glob<CountryHolidays>("../../../../calculators/holidays/*.json", {
  import: "default",
});

/** What was loaded last; without holidays if they could not be. */
type Loaded = { code: string; holidays?: CountryHolidays } | undefined;

/** Working days of the chosen country and state: of Monday to Friday until they are loaded. */
function getCalendar({ country, state, off }: CountdownValues, loaded: Loaded) {
  const holidays = loaded?.code === country ? loaded.holidays : undefined;
  if (!holidays) return { ...plainCalendar, offered: [], states: [] };
  const { states } = holidays;
  const chosen = states.some(({ id }) => id === state) ? state : "";
  return { ...buildWorkCalendar(holidays, chosen, splitTicks(off)), states };
}

/**
 * What the countdown depends on: the turnaround, what there is to set up; folded, how systems are connected,
 * and the country, and where it has some the state, with the holidays that a plant may take off.
 */
function listGroups(
  values: CountdownValues,
  { words, locale, countries }: CountdownProps,
  loaded: Loaded,
): SheetGroup<FieldName>[] {
  const { inputs, groups, calendar } = words;
  const { offered, states } = getCalendar(values, loaded);
  const hasFailed = loaded?.code === values.country && !loaded.holidays;
  const number = (
    name: NumberName,
    noun: keyof CountdownWords["units"],
  ): SheetField<FieldName> => ({
    name,
    words: inputs[name],
    unit: pickNoun(values[name], words.units[noun], locale),
    problem: fillPattern(words.faults.whole, { most: limits[name] }),
  });
  return [
    {
      title: groups.turnaround,
      fields: [
        { name: "feedOut", words: inputs.feedOut, type: "date" },
        number("days", "days"),
        number("people", "people"),
      ],
    },
    {
      title: groups.effort,
      fields: [
        number("perDay", "people"),
        number("contracts", "contracts"),
        number("lines", "lines"),
      ],
    },
    {
      title: groups.systems,
      place: "folded",
      fields: systems.map((name) => ({
        name,
        words: inputs[name],
        options: modes.map((mode) => ({ value: mode, label: words.modes[mode] })),
      })),
    },
    {
      title: groups.calendar,
      place: "folded",
      fields: [
        {
          name: "country",
          words: { label: calendar.country },
          options: [{ value: "", label: calendar.noCountry }, ...countries],
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
          options: [
            { value: "", label: calendar.noState },
            ...states.map(({ id, name }) => ({ value: id, label: name })),
          ],
          isHidden: states.length === 0,
        },
        {
          name: "off",
          words: { label: calendar.off },
          type: "ticks",
          options: offered.map((name) => ({ value: name, label: name })),
          isHidden: offered.length === 0,
        },
        { ...getSeparator(words.downloads), isHidden: true },
      ],
    },
  ];
}

function TurnaroundCountdown(props: CountdownProps) {
  const [loaded, setLoaded] = useState<Loaded>();
  const calculator = useCalculator(
    "turnaround-countdown",
    props.example,
    (values) => listGroups(values, props, loaded),
    solveTurnaround,
  );
  const { values, answered } = calculator;
  const { country: code } = values;
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
  const today = useToday();
  const calendar = getCalendar(values, loaded);
  const result = answered && answerCountdown(answered, props, { calendar, today });
  return (
    <CalculatorSheet
      {...props}
      calculator={calculator}
      result={
        result && {
          ...result,
          drawn: (
            <>
              {result.drawn}
              {answered.values === values && (
                <CountdownDownloads {...{ calculator }} {...result} words={props.words} />
              )}
            </>
          ),
        }
      }
    />
  );
}

/** The steps of a turnaround: in weeks, or in days once feed-out has a date. */
function answerCountdown(
  { values, solved: turnaround }: NonNullable<Calculator<FieldName, Turnaround>["answered"]>,
  { words, locale }: CountdownProps,
  { calendar, today }: { calendar: ReturnType<typeof getCalendar>; today: string | undefined },
) {
  const { results } = words;
  const feedOut = readFeedOut(values);
  const dated =
    feedOut && today ? dateCountdown(turnaround, { feedOut, calendar, today }) : undefined;
  const steps = dated ?? planCountdown(turnaround);
  const rows = listRows(steps, { turnaround, words, locale, years: calendar.years });
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
    rows,
    feedOut,
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
      </>
    ),
    below: (
      <>
        <CountdownTable words={results} {...{ rows }} />
        <p className="mt-3 max-w-read text-small text-graphite">{results.note}</p>
      </>
    ),
  };
}

/** Today by the visitor's calendar, ISO 8601; undefined until the island is live. */
function useToday(): string | undefined {
  const [today, setToday] = useState<string>();
  useEffect(() => {
    const now = new Date();
    const parts = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0"));
    setToday([now.getFullYear(), ...parts].join("-"));
  }, []);
  return today;
}

export default island("TurnaroundCountdown", TurnaroundCountdown);
