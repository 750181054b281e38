import { fillPattern } from "content-model/fill-pattern";
import { useEffect, useState } from "react";
import {
  type Conflict,
  dateCountdown,
  type Mode,
  modes,
  planCountdown,
  type System,
  systems,
} from "../../../../calculators/countdown.ts";
import {
  buildWorkCalendar,
  type CountryHolidays,
  plainCalendar,
  type WorkCalendar,
} from "../../../../calculators/work-days.ts";
import { island } from "../../../engine/island.tsx";
import type { SheetWords } from "../../../parts/calculators/schema.ts";
import { pickNoun } from "../../../parts/figures/format-number.ts";
import { tickBoxStyle } from "../../../parts/ui/field-style.ts";
import {
  CalculatorSheet,
  ChoiceLine,
  FoldedGroup,
  LineGroup,
  NumberLine,
  TextLine,
} from "../CalculatorSheet.tsx";
import { type Calculator, useCalculator } from "../use-calculator.ts";
import { CountdownDownloads } from "./CountdownDownloads.tsx";
import { CountdownDrawing } from "./CountdownDrawing.tsx";
import { CountdownFacts, CountdownTable, OwnerHours } from "./CountdownTable.tsx";
import { listRows } from "./list-rows.ts";
import type { CountdownWords } from "./schema.ts";
import {
  type CountdownValues,
  choices,
  type FieldName,
  type NumberName,
  numberNames,
  readFeedOut,
  readTurnaround,
} from "./values.ts";

interface Country {
  code: string;
  name: string;
}

interface CountdownInputsProps {
  calculator: Calculator<FieldName>;
  words: CountdownWords;
  locale: string;
  /** The most that a faulty number can be. */
  faults: Partial<Record<NumberName, number>>;
  countries: readonly Country[];
  states: readonly { id: string; name: string }[];
  /** Names of the holidays that can be days off. */
  offered: readonly string[];
  /** Whether the holidays of the chosen country could not be loaded. */
  hasFailed: boolean;
}

/** What the countdown depends on: the turnaround, what there is to set up; folded, how systems are connected. */
function CountdownInputs(props: CountdownInputsProps) {
  const { calculator, words, locale, faults } = props;
  const { values, changeValues } = calculator;
  const { inputs, groups, units } = words;
  const bind = (name: "feedOut" | NumberName | System) => ({
    name,
    words: inputs[name],
    value: values[name],
    onChange: (value: string) => changeValues({ [name]: value }),
  });
  const number = (name: NumberName, noun: keyof typeof units) => {
    const most = faults[name];
    const fault = most && fillPattern(words.faults.whole, { most });
    const unit = pickNoun(values[name], units[noun], locale);
    return <NumberLine {...bind(name)} unit={unit} fault={fault || undefined} />;
  };
  return (
    <>
      <LineGroup title={groups.turnaround}>
        <TextLine {...bind("feedOut")} type="date" />
        {number("days", "days")}
        {number("people", "people")}
      </LineGroup>
      <LineGroup title={groups.effort}>
        {number("perDay", "people")}
        {number("contracts", "contracts")}
        {number("lines", "lines")}
      </LineGroup>
      <FoldedGroup title={groups.systems} names={systems} {...{ calculator, faults: {} }}>
        {systems.map((system) => (
          <ChoiceLine
            key={system}
            {...bind(system)}
            options={modes.map((mode) => ({ value: mode, label: words.modes[mode] }))}
          />
        ))}
      </FoldedGroup>
      <CalendarGroup {...props} />
    </>
  );
}

/** The country, and where it has some the state, with the holidays that a plant may take off. */
function CalendarGroup(props: CountdownInputsProps) {
  const { calculator, words, countries, states, offered, hasFailed } = props;
  const { values, changeValues } = calculator;
  const { groups, calendar } = words;
  const off = readOff(values.off);
  return (
    <FoldedGroup
      title={groups.calendar}
      names={["country", "state", "off"]}
      {...{ calculator, faults: {} }}
    >
      <ChoiceLine
        name="country"
        words={{ label: calendar.country }}
        value={values.country}
        onChange={(country) => changeValues({ country, state: "", off: "" })}
        options={[
          { value: "", label: calendar.noCountry },
          ...countries.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      {states.length > 0 && (
        <ChoiceLine
          name="state"
          words={{ label: calendar.state }}
          value={values.state}
          onChange={(state) => changeValues({ state })}
          options={[
            { value: "", label: calendar.noState },
            ...states.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      {offered.length > 0 && (
        <fieldset className="py-2.5">
          <legend className="text-detail font-medium print:text-small">{calendar.off}</legend>
          <div className="mt-1 grid gap-x-3 sm:grid-cols-2">
            {offered.map((name) => (
              <label
                key={name}
                className="flex min-h-11 items-center gap-2.5 text-small md:min-h-8"
              >
                <input
                  type="checkbox"
                  checked={off.includes(name)}
                  onChange={({ target }) => {
                    const others = off.filter((each) => each !== name);
                    changeValues({ off: [...others, ...(target.checked ? [name] : [])].join("|") });
                  }}
                  className={tickBoxStyle}
                />
                {name}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <p role="alert" hidden={!hasFailed} className="py-2 text-small text-signal-deep">
        {hasFailed && calendar.missing}
      </p>
    </FoldedGroup>
  );
}

/** The holidays of each country, loaded when it is chosen. */
const files = import.meta.glob<CountryHolidays>("../../../../calculators/holidays/*.json", {
  import: "default",
});
const getFile = (code: string) => files[`../../../../calculators/holidays/${code}.json`];

/** Codes of the countries on offer, ISO 3166-1. */
export const countryCodes = Object.keys(files).map((path) => path.slice(-7, -5));

/** Splits the value of the field `off`: names of holidays. */
const readOff = (off: string) => off.split("|").filter(Boolean);

/** Working days of the chosen country and state: of Monday to Friday until they are loaded. */
function useWorkCalendar({ country: code, state, off }: CountdownValues) {
  const [loaded, setLoaded] = useState<{ code: string; holidays?: CountryHolidays }>();
  useEffect(() => {
    let isCurrent = true;
    const settle = (holidays?: CountryHolidays) => {
      if (isCurrent) setLoaded({ code, holidays });
    };
    getFile(code)?.().then(settle, () => settle());
    return () => {
      isCurrent = false;
    };
  }, [code]);
  const isLoaded = loaded?.code === code;
  const country = isLoaded ? loaded.holidays : undefined;
  const chosen = country?.states.some(({ id }) => id === state) ? state : "";
  const calendar = country && buildWorkCalendar(country, chosen, readOff(off));
  return {
    calendar: calendar ?? plainCalendar,
    offered: calendar?.offered ?? [],
    states: country?.states ?? [],
    hasFailed: isLoaded && !country,
  };
}

interface TurnaroundCountdownProps {
  words: CountdownWords;
  sheet: SheetWords;
  locale: string;
  example: CountdownValues;
  countries: readonly Country[];
}

function TurnaroundCountdown(props: TurnaroundCountdownProps) {
  const { words, sheet, locale, countries, example } = props;
  const calculator = useCalculator("turnaround-countdown", example, {
    choices: { ...choices, country: ["", ...countries.map(({ code }) => code)] },
    isSound: (values) => readTurnaround(values).turnaround !== undefined,
  });
  const { values, sound } = calculator;
  const today = useToday();
  const { calendar, offered, states, hasFailed } = useWorkCalendar(values);
  const { faults } = readTurnaround(values);
  const others = {
    country: words.calendar.country,
    state: words.calendar.state,
    off: words.calendar.off,
    separator: words.downloads.separator,
    plan: words.downloads.calendar,
  };
  const getLabel = (name: FieldName) =>
    name in others
      ? others[name as keyof typeof others]
      : words.inputs[name as keyof typeof words.inputs].label;
  const answered = sound && answerCountdown(sound, { words, locale, calendar, today });
  return (
    <CalculatorSheet
      {...{ calculator, locale, getLabel }}
      words={sheet}
      name={words.name}
      faulty={numberNames.filter((name) => faults[name])}
      lines={describeInputs(values, words, countries)}
      inputs={
        <CountdownInputs
          {...{ calculator, words, locale, faults, countries, states, offered, hasFailed }}
        />
      }
      result={
        answered && {
          ...answered,
          drawn: (
            <>
              {answered.drawn}
              {sound === values && <CountdownDownloads {...{ calculator, words }} {...answered} />}
            </>
          ),
        }
      }
    />
  );
}

interface AnswerContext {
  words: CountdownWords;
  locale: string;
  calendar: WorkCalendar;
  today: string | undefined;
}

/** The steps of a turnaround: in weeks, or in days once feed-out has a date. */
function answerCountdown(values: CountdownValues, context: AnswerContext) {
  const { words, locale, calendar, today } = context;
  const { turnaround } = readTurnaround(values);
  if (!turnaround) return;
  const feedOut = readFeedOut(values);
  const dated =
    feedOut && today ? dateCountdown(turnaround, { feedOut, calendar, today }) : undefined;
  const steps = dated ?? planCountdown(turnaround);
  const rows = listRows(steps, { turnaround, words, locale, years: calendar.years });
  const count = (kind: Conflict["kind"]) =>
    dated?.filter(({ conflicts }) => conflicts.some((each) => each.kind === kind)).length ?? 0;
  const { results } = words;
  const from = rows[0]?.begin?.text ?? rows[0]?.fromWeek ?? "";
  const to = rows.at(-1)?.due?.text ?? rows.at(-1)?.readyWeek ?? "";
  const facts = { steps: rows.length, first: from, late: count("late"), begun: count("begun") };
  const summary = dated
    ? fillPattern(results.summary, facts)
    : fillPattern(results.weeks, { steps: rows.length, first: from, last: to });
  return {
    rows,
    feedOut,
    answer: { label: results.ends, from, to, summary },
    headline: <CountdownFacts words={results.facts} facts={facts} isDated={Boolean(dated)} />,
    drawn: (
      <>
        <CountdownDrawing
          {...{ steps, rows, words, locale, feedOut, today }}
          days={turnaround.days}
        />
        <OwnerHours words={results} {...{ rows, locale }} />
      </>
    ),
    below: (
      <>
        <CountdownTable words={results} {...{ rows, locale }} />
        <p className="mt-3 max-w-read text-small text-graphite">{results.note}</p>
      </>
    ),
  };
}

/** The inputs as plain lines. */
function describeInputs(
  values: CountdownValues,
  { inputs, modes, calendar }: CountdownWords,
  countries: readonly Country[],
): string[] {
  const country = countries.find(({ code }) => code === values.country)?.name ?? "";
  const names = Object.keys(inputs) as (keyof typeof inputs)[];
  const lines = names.map((name) => {
    const mode = modes[values[name] as Mode];
    return { label: inputs[name].label, text: mode ?? values[name] };
  });
  const off = { label: calendar.off, text: readOff(values.off).join(", ") };
  return [
    ...lines,
    { label: calendar.country, text: [country, values.state].join(" ").trim() },
    off,
  ]
    .filter(({ text }) => text !== "")
    .map(({ label, text }) => `${label}: ${text}`);
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
