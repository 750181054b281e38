import { fillPattern } from "content-model/fill-pattern";
import { useId } from "react";
import { addDays } from "../../../../plant/days.ts";
import { Button } from "../../../parts/ui/Button.tsx";
import { FieldLine } from "../CalculatorSheet.tsx";
import type { Calculator, SheetField } from "../use-calculator.ts";
import type { Row } from "./CountdownTable.tsx";
import type { CountdownWords } from "./schema.ts";
import type { FieldName } from "./values.ts";

/** 3.3.11: backslashes, semicolons and commas are escaped, line breaks are \n; control characters go. */
function escapeText(text: string): string {
  return text
    .replace(/(?![\t\r\n])\p{Cc}/gu, "")
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n|\r|\n/g, "\\n");
}

/** 3.1: a line has at most 75 octets; what follows begins with a space. A character has four at most. */
const foldLine = (line: string) => line.match(/.{1,18}/gsu)?.join("\r\n ") ?? "";

/**
 * A table as CSV (RFC 4180), with the byte order mark by which Excel knows UTF-8. What a spreadsheet
 * could take for a formula gets an apostrophe in front (OWASP, "CSV Injection"), also after a
 * character that some spreadsheet takes for the end of a cell.
 */
export function writeCsv(rows: readonly (readonly string[])[], delimiter: "," | ";"): string {
  const lines = rows.map((row) => row.map(writeCell).join(delimiter));
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join("")}`;
}

function writeCell(text: string): string {
  const harmless = text.replace(
    /(^|[;,\t\r\n"|])(\s*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g,
    "$1$2'",
  );
  return /[",\r\n;\t']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

type DownloadWords = CountdownWords["downloads"];

/** What is in a step's way on whatever day the file is read: a file does not know that day. */
const listLasting = ({ conflicts }: Row) =>
  conflicts.filter(({ kind }) => kind !== "late" && kind !== "begun").map(({ text }) => text);

/**
 * The dated steps as a calendar that Outlook, Google and Apple import (iCalendar, RFC 5545; its name, RFC 7986),
 * each on the day it must be ready.
 *
 * @param feedOut ISO 8601
 * @param plan tells this turnaround from others; a later file with other dates replaces the entries
 * @param host of this site, for ids that are unique in the world
 * @param now when the file is made (DTSTAMP). Of two files with an entry, the later one applies: its minute
 *   is the entry's revision (SEQUENCE).
 */
export function writeCalendar(
  rows: readonly Row[],
  words: DownloadWords,
  { feedOut, plan, host, now }: { feedOut: string; plan: string; host: string; now: Date },
): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, "");
  const name = escapeText(fillPattern(words.name, { date: feedOut }));
  const toDate = (day: string) => day.replaceAll("-", "");
  const events = rows.flatMap((row) => {
    if (!row.due || !row.begin) return [];
    const text = fillPattern(words.entryText, {
      ready: row.ready,
      owner: row.owner,
      begin: row.begin.text,
      hours: row.hours.join("-"),
    });
    return [
      "BEGIN:VEVENT",
      `UID:${row.id}-${plan}@${host}`,
      `DTSTAMP:${stamp}`,
      `LAST-MODIFIED:${stamp}`,
      `SEQUENCE:${Math.floor(now.getTime() / 60_000)}`,
      `DTSTART;VALUE=DATE:${toDate(row.due.iso)}`,
      // The first day that is not part of it (3.6.1).
      `DTEND;VALUE=DATE:${toDate(addDays(row.due.iso, 1))}`,
      `SUMMARY:${escapeText(fillPattern(words.entry, { step: row.name }))}`,
      `DESCRIPTION:${escapeText([text, ...listLasting(row)].join("\n"))}`,
      // Nobody is busy all day because something is due.
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ];
  });
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//AES/32//Turnaround countdown//EN",
    "METHOD:PUBLISH",
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    ...events,
    "END:VCALENDAR",
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join("");
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
          save(`${name}.ics`, "text/calendar", writeCalendar(rows, downloads, facts));
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
