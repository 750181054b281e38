import { fillPattern } from "content-model/fill-pattern";
import { type CalendarEntry, writeCalendar } from "../../../../calculators/calendar-file.ts";
import { writeCsv } from "../../../../calculators/csv-file.ts";
import type { Row } from "./list-rows.ts";
import type { CountdownWords } from "./schema.ts";

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
