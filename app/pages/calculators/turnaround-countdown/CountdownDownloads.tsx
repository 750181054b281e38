import { fillPattern } from "content-model/fill-pattern";
import { useId } from "react";
import { type CalendarEntry, writeCalendar } from "../../../../calculators/calendar-file.ts";
import { writeCsv } from "../../../../calculators/csv-file.ts";
import { Button } from "../../../parts/ui/Button.tsx";
import { FieldLine } from "../CalculatorSheet.tsx";
import type { Calculator, SheetField } from "../use-calculator.ts";
import type { Row } from "./list-rows.ts";
import type { CountdownWords } from "./schema.ts";
import type { FieldName } from "./values.ts";

type DownloadWords = CountdownWords["downloads"];

/** What is in a step's way on whatever day the file is read: a file does not know that day. */
const listLasting = ({ conflicts }: Row) =>
  conflicts.filter(({ kind }) => kind !== "late" && kind !== "begun").map(({ text }) => text);

/**
 * The dated steps as a calendar, each on the day it must be ready.
 *
 * @param feedOut ISO 8601
 * @param plan tells this turnaround from others; a later file with other dates replaces the entries
 * @param host of this site, for ids that are unique in the world
 */
export function writeCountdownCalendar(
  rows: readonly Row[],
  words: DownloadWords,
  { feedOut, plan, host, now }: { feedOut: string; plan: string; host: string; now: Date },
): string {
  const entries = rows.flatMap((row): CalendarEntry[] => {
    if (!row.due || !row.begin) return [];
    const text = fillPattern(words.entryText, {
      ready: row.ready,
      owner: row.owner,
      begin: row.begin.text,
      hours: row.hours.join("-"),
    });
    return [
      {
        id: `${row.id}-${plan}@${host}`,
        day: row.due.iso,
        title: fillPattern(words.entry, { step: row.name }),
        text: [text, ...listLasting(row)].join("\n"),
      },
    ];
  });
  return writeCalendar(fillPattern(words.name, { date: feedOut }), entries, now);
}

/** The steps as a table for a spreadsheet; dates are ISO 8601. */
export function writeCountdownCsv(
  rows: readonly Row[],
  { columns }: DownloadWords,
  separator: string,
): string {
  const lines = rows.map(
    (row): Record<keyof typeof columns, string> => ({
      number: String(row.number),
      step: row.name,
      owner: row.owner,
      ready: row.ready,
      beginWeek: row.fromWeek,
      readyWeek: row.readyWeek,
      begin: row.begin?.iso ?? "",
      due: row.due?.iso ?? "",
      anywayFrom: row.kind === "anyway" ? String(row.hours[0]) : "",
      anywayTo: row.kind === "anyway" ? String(row.hours[1]) : "",
      addedFrom: row.kind === "added" ? String(row.hours[0]) : "",
      addedTo: row.kind === "added" ? String(row.hours[1]) : "",
      weeksRule: row.weeksRule ?? "",
      hoursRule: row.hoursRule,
      notes: listLasting(row).join(" "),
    }),
  );
  const names = Object.keys(columns) as (keyof typeof columns)[];
  return writeCsv(
    [names.map((name) => columns[name]), ...lines.map((line) => names.map((name) => line[name]))],
    separator === ";" ? ";" : ",",
  );
}

interface CountdownDownloadsProps {
  calculator: Calculator<FieldName>;
  rows: readonly Row[];
  words: CountdownWords;
  /** ISO 8601; a calendar needs it. */
  feedOut: string | undefined;
}

/** What stands between the cells of the CSV. */
export const getSeparator = ({ separator, separators }: DownloadWords): SheetField<FieldName> => ({
  name: "separator",
  words: { label: separator },
  options: [
    { value: ",", label: separators.comma },
    { value: ";", label: separators.semicolon },
  ],
});

/** The countdown as a calendar and as CSV, made in the browser. */
export function CountdownDownloads({ calculator, rows, words, feedOut }: CountdownDownloadsProps) {
  const { downloads } = words;
  const { values, changeValues } = calculator;
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
          save(`${name}.ics`, "text/calendar", writeCountdownCalendar(rows, downloads, facts));
        }}
      >
        {downloads.calendar}
      </Button>
      <Button
        tone="line"
        size="sm"
        onClick={() =>
          save(`${name}.csv`, "text/csv", writeCountdownCsv(rows, downloads, values.separator))
        }
      >
        {downloads.csv}
      </Button>
      {/* Without the space below a line of the sheet, so that the select ends where the buttons do. */}
      <div className="-mb-2.5 flex-1">
        <FieldLine
          field={getSeparator(downloads)}
          value={values.separator}
          onChange={(separator) => changeValues({ separator })}
        />
      </div>
      {!feedOut && (
        <p id={hint} className="w-full text-small text-graphite">
          {downloads.needsDate}
        </p>
      )}
    </div>
  );
}

/** Gives the visitor a file. */
function save(name: string, type: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
