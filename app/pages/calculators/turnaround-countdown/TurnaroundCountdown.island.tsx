import { useEffect, useState } from "react";
import { type Mode, planCountdown } from "../../../../calculators/countdown.ts";
import { type Conflict, dateCountdown } from "../../../../calculators/countdown-dates.ts";
import { island } from "../../../engine/island.tsx";
import type { SheetWords } from "../../../parts/calculators/schema.ts";
import { classNames } from "../../../parts/ui/class-names.ts";
import { CalculatorSheet } from "../CalculatorSheet.tsx";
import { fill } from "../fill.ts";
import { useCalculator } from "../use-calculator.ts";
import { CountdownDownloads } from "./CountdownDownloads.tsx";
import { CountdownDrawing } from "./CountdownDrawing.tsx";
import { CountdownFacts } from "./CountdownFacts.tsx";
import { CountdownInputs, CountdownSettings, type Country } from "./CountdownInputs.tsx";
import { CountdownTable } from "./CountdownTable.tsx";
import { listRows } from "./list-rows.ts";
import { OwnerHours } from "./OwnerHours.tsx";
import type { CountdownWords } from "./schema.ts";
import { useWorkCalendar } from "./use-work-calendar.ts";
import {
  type CountdownValues,
  choices,
  example,
  type FieldName,
  readFeedOut,
  readTurnaround,
} from "./values.ts";

interface TurnaroundCountdownProps {
  words: CountdownWords;
  sheet: SheetWords;
  locale: string;
  countries: readonly Country[];
}

/** The sheet "Turnaround countdown". */
function TurnaroundCountdown({ words, sheet, locale, countries }: TurnaroundCountdownProps) {
  const calculator = useCalculator("turnaround-countdown", example, {
    ...choices,
    country: ["", ...countries.map(({ code }) => code)],
  });
  const { values } = calculator;
  const today = useToday();
  const { calendar, states, hasFailed } = useWorkCalendar(values.country, values.state);
  const { turnaround, faults } = readTurnaround(values);
  const feedOut = readFeedOut(values);
  const inputs = <CountdownInputs {...{ calculator, words, locale, faults }} />;
  const settings = (
    <CountdownSettings words={words.calendar} {...{ calculator, countries, states, hasFailed }} />
  );
  const message = [
    sheet.message.replace("{name}", words.name),
    ...describeInputs(values, words, countries),
  ];
  const others = {
    country: words.calendar.country,
    state: words.calendar.state,
    separator: words.downloads.separator,
    plan: words.downloads.calendar,
  };
  const getLabel = (name: FieldName) =>
    name in others
      ? others[name as keyof typeof others]
      : words.inputs[name as keyof typeof words.inputs].label;
  const frame = { calculator, locale, settings, inputs, words: sheet, name: words.name, getLabel };

  if (!turnaround) {
    return (
      <CalculatorSheet
        {...frame}
        {...{ message }}
        range={undefined}
        summary={sheet.unanswered}
        results={<p className="text-h4">{sheet.unanswered}</p>}
      />
    );
  }
  const dated =
    feedOut && today ? dateCountdown(turnaround, { feedOut, calendar, today }) : undefined;
  const steps = dated ?? planCountdown(turnaround);
  const rows = listRows(steps, { turnaround, words, locale, years: calendar.years });
  const count = (kind: Conflict["kind"]) =>
    dated?.filter(({ conflicts }) => conflicts.some((each) => each.kind === kind)).length ?? 0;
  const first = rows[0]?.begin?.text ?? rows[0]?.fromWeek ?? "";
  const last = rows.at(-1)?.due?.text ?? rows.at(-1)?.readyWeek ?? "";
  const facts = { steps: rows.length, first, late: count("late"), begun: count("begun") };
  const summary = dated
    ? fill(words.results.summary, facts)
    : fill(words.results.weeks, { steps: rows.length, first, last });
  return (
    <CalculatorSheet
      {...frame}
      summary={summary}
      range={{ label: words.results.ends, from: first, to: last }}
      message={[...message, summary]}
      results={
        <>
          <CountdownFacts words={words.results.facts} facts={facts} isDated={Boolean(dated)} />
          <CountdownDrawing
            {...{ steps, rows, words, locale, feedOut, today }}
            days={turnaround.days}
          />
          <OwnerHours words={words.results} {...{ rows, locale }} />
          <CountdownDownloads {...{ calculator, rows, words, feedOut }} />
        </>
      }
      below={
        // On paper, the example is the sheet to fill in by hand.
        <div className={classNames(calculator.isExample && "print:hidden")}>
          <CountdownTable words={words.results} {...{ rows, locale }} />
          <p className="mt-3 max-w-read text-small text-graphite">{words.results.note}</p>
        </div>
      }
    />
  );
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
  return [...lines, { label: calendar.country, text: [country, values.state].join(" ").trim() }]
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
