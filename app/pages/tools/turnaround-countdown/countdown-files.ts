import { type CalendarEntry, writeCalendar } from "../../../../tools/calendar-file.ts";
import { writeCsv } from "../../../../tools/csv-file.ts";
import { fill } from "../fill.ts";
import type { Row } from "./list-rows.ts";
import type { CountdownWords } from "./schema.ts";

type DownloadWords = CountdownWords["downloads"];

/**
 * The dated steps as a calendar, each on the day it must be ready.
 *
 * @param feedOut as it is printed; ids are made from the ISO day
 * @param host of this site, for ids that are unique in the world
 */
export function writeCountdownCalendar(
  rows: readonly Row[],
  words: DownloadWords,
  { feedOut, host, now }: { feedOut: string; host: string; now: Date },
): string {
  const entries = rows.flatMap((row): CalendarEntry[] => {
    if (!row.due || !row.begin) return [];
    const text = fill(words.entryText, {
      ready: row.ready,
      owner: row.owner,
      begin: row.begin.text,
      hours: row.hours.join("-"),
    });
    return [
      {
        id: `${row.id}-${feedOut}@${host}`,
        day: row.due.iso,
        title: fill(words.entry, { step: row.name }),
        text: [text, ...row.conflicts.map((conflict) => conflict.text)].join("\n"),
      },
    ];
  });
  return writeCalendar(fill(words.name, { date: feedOut }), entries, now);
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
      from: String(row.hours[0]),
      to: String(row.hours[1]),
      weeksRule: row.weeksRule ?? "",
      hoursRule: row.hoursRule,
      notes: row.conflicts.map(({ text }) => text).join(" "),
    }),
  );
  const names = Object.keys(columns) as (keyof typeof columns)[];
  return writeCsv(
    [names.map((name) => columns[name]), ...lines.map((line) => names.map((name) => line[name]))],
    separator === ";" ? ";" : ",",
  );
}
