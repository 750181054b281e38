import { fillPattern } from "content-model/fill-pattern";
import { useEffect, useState } from "react";
import { type Mode, planCountdown } from "../../../../calculators/countdown.ts";
import { type Conflict, dateCountdown } from "../../../../calculators/countdown-dates.ts";
import type { WorkCalendar } from "../../../../calculators/work-days.ts";
import { island } from "../../../engine/island.tsx";
import type { SheetWords } from "../../../parts/calculators/schema.ts";
import { CalculatorSheet } from "../CalculatorSheet.tsx";
import { useCalculator } from "../use-calculator.ts";
import { CountdownDownloads } from "./CountdownDownloads.tsx";
import { CountdownDrawing } from "./CountdownDrawing.tsx";
import { CountdownInputs, type Country } from "./CountdownInputs.tsx";
import { CountdownFacts, CountdownTable, OwnerHours } from "./CountdownTable.tsx";
import { listRows } from "./list-rows.ts";
import type { CountdownWords } from "./schema.ts";
import { readOff, useWorkCalendar } from "./use-work-calendar.ts";
import {
  type CountdownValues,
  choices,
  type FieldName,
  numberNames,
  readFeedOut,
  readTurnaround,
} from "./values.ts";

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
