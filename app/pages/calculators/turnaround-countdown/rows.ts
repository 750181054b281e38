import { fillPattern } from "content-model/fill-pattern";
import {
  type Conflict,
  type DatedStep,
  type Holiday,
  hourKinds,
  limits,
  modes,
  most,
  type NumberName,
  numberNames,
  type PlannedStep,
  systems,
  type Terms,
  type Turnaround,
  writeRule,
} from "../../../../calculators/countdown.ts";
import type { Values } from "../../../../calculators/fragment.ts";
import { type Faults, parseNumber } from "../../../../calculators/numbers.ts";
import type { WorkCalendar } from "../../../../calculators/work-days.ts";
import { addDays } from "../../../../plant/days.ts";
import type { CountdownWords } from "./schema.ts";

/**
 * The fields of the sheet, by their names in the address. Those `off` are names of holidays, `plan` is the
 * turnaround's own id, from the first calendar on.
 */
export type CountdownValues = Values<
  keyof Turnaround | "feedOut" | "country" | "state" | "off" | "plan"
>;

export function solveTurnaround(values: CountdownValues) {
  const faults: Faults = {};
  const numbers = numberNames.map((name) => {
    const value = readWhole(values[name]);
    if (!(value >= 1 && value <= limits[name])) faults[name] = "notNumber";
    return [name, value] as const;
  });
  if (Object.keys(faults).length > 0) return { faults };
  // An address may name a mode that there is not.
  const readMode = (text: string) => modes.find((mode) => mode === text) ?? "none";
  const connected = systems.map((system) => [system, readMode(values[system])]);
  const solved = Object.fromEntries([...numbers, ...connected]) as Turnaround;
  return { faults, solved };
}

/** A whole number; NaN if it is none. Of two readings, as in "1,500", the whole one is meant. */
function readWhole(text: string) {
  const readings = ([undefined, ".", ","] as const).map((mark) => parseNumber(text, mark));
  const values = readings.map((read) => (read.fault ? Number.NaN : read.value));
  return values.find(Number.isInteger) ?? Number.NaN;
}

/** The day of feed-out, ISO 8601; undefined while there is none, or a year that is half typed. */
export function readFeedOut({ feedOut }: CountdownValues) {
  if (!/^2\d{3}-\d{2}-\d{2}$/.test(feedOut) || Number.isNaN(Date.parse(feedOut))) return;
  return addDays(feedOut, 0) === feedOut ? feedOut : undefined;
}

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
  [first, last]: NonNullable<WorkCalendar["years"]> = [0, 0],
): string {
  const list = (holidays: readonly Holiday[]) => {
    // A holiday of several days is named once, with its first day.
    const byName = Map.groupBy(holidays, ({ name }) => name);
    return [...byName].map(([name, [first]]) => `${name} (${print(first?.day ?? "")})`).join(", ");
  };
  const isYesterday = conflict.kind === "late" && conflict.days === 1;
  return fillPattern(words[isYesterday ? "yesterday" : conflict.kind], {
    ...conflict,
    first,
    last,
    from: "from" in conflict ? print(conflict.from) : "",
    holidays: "holidays" in conflict ? list(conflict.holidays) : "",
  });
}

export type Row = ReturnType<typeof listRows>[number];

/** At least and at most. */
type Range = readonly [number, number];

/** The steps in words and dates, numbered. */
export function listRows(
  steps: readonly (PlannedStep | DatedStep)[],
  turnaround: Turnaround,
  { years }: WorkCalendar,
  words: CountdownWords,
  locale: string,
) {
  const short = { month: "short", day: "numeric", timeZone: "UTC" } as const;
  const days = new Intl.DateTimeFormat(locale, { ...short, weekday: "short", year: "numeric" });
  const shortDays = new Intl.DateTimeFormat(locale, short);
  const numbers = new Intl.NumberFormat(locale);
  const print = (iso: string) => ({ iso, text: days.format(new Date(iso)) });
  const connected = systems.filter((system) => turnaround[system] !== "none").length;
  const list = (print: (name: NumberName) => string, systems: string) =>
    ({ ...Object.fromEntries(numberNames.map((name) => [name, print(name)])), systems }) as Terms;
  const terms = {
    letters: list((name) => words.inputs[name].letter, words.connectedSystems),
    numbers: list((name) => numbers.format(turnaround[name]), String(connected)),
  };
  const { results } = words;

  return steps.map((step, place) => {
    const { id, phase } = step;
    const { name, owner, hours: kind, ready } = words.steps[id];
    const dated = "due" in step ? step : undefined;
    const write = (kind: "weeks" | "hours") => {
      const { formula, worked } = writeRule({ id, kind }, turnaround, terms, words.shortModes);
      return worked ? `${formula} = ${worked} = ${numbers.format(step[kind])}` : formula;
    };
    /** A week as it is called: before feed-out, on it, or after the last day. */
    const nameWeek = (week: number, isEnd: boolean) => {
      if (week < 0) return fillPattern(results.before, { weeks: -week });
      if (week > 0) return fillPattern(results.after, { weeks: week });
      return phase === "after" || (phase === "during" && isEnd) ? results.lastDay : results.feedOut;
    };
    const hours: Range = [step.hours, Math.ceil(step.hours * most)];
    return {
      id,
      number: place + 1,
      name,
      owner: words.owners[owner],
      ready,
      fromWeek: nameWeek(step.from, false),
      readyWeek: nameWeek(step.ready, true),
      begin: dated && print(dated.start),
      due: dated && print(dated.due),
      kind,
      hours,
      hoursText: printHours(hours, results.range, locale),
      weeksRule: phase === "during" ? undefined : write("weeks"),
      hoursRule: write("hours"),
      conflicts: (dated?.conflicts ?? []).map((conflict) => ({
        kind: conflict.kind,
        text: describeConflict(
          conflict,
          words.conflicts,
          (day) => shortDays.format(new Date(day)),
          years,
        ),
        isUrgent: ["late", "begun", "capacity"].includes(conflict.kind),
      })),
    };
  });
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

type DownloadWords = CountdownWords["downloads"];

/** What is in a step's way on whatever day the file is read: a file does not know that day. */
const listLasting = ({ conflicts }: Row) =>
  conflicts.filter(({ kind }) => kind !== "late" && kind !== "begun").map(({ text }) => text);

/** The steps as CSV (RFC 4180) for a spreadsheet; dates are ISO 8601. No cell has what a visitor typed. */
export function writeCountdownCsv(rows: readonly Row[], { columns }: DownloadWords): string {
  const lines = rows.map((row): Record<keyof typeof columns, string> => {
    const [anyway = [], added = []] = hourKinds.map((kind) => (kind === row.kind ? row.hours : []));
    return {
      number: String(row.number),
      step: row.name,
      owner: row.owner,
      ready: row.ready,
      beginWeek: row.fromWeek,
      readyWeek: row.readyWeek,
      begin: row.begin?.iso ?? "",
      due: row.due?.iso ?? "",
      anywayFrom: `${anyway[0] ?? ""}`,
      anywayTo: `${anyway[1] ?? ""}`,
      addedFrom: `${added[0] ?? ""}`,
      addedTo: `${added[1] ?? ""}`,
      weeksRule: row.weeksRule ?? "",
      hoursRule: row.hoursRule,
      notes: listLasting(row).join(" "),
    };
  });
  const names = Object.keys(columns) as (keyof typeof columns)[];
  // Spreadsheets expect a semicolon where the comma is the decimal mark.
  const separator = (1.5).toLocaleString(navigator.language).includes(",") ? ";" : ",";
  const quote = (text: string) => (/[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const table = [columns, ...lines].map((line) =>
    names.map((name) => quote(line[name])).join(separator),
  );
  // The byte order mark tells Excel that it is UTF-8.
  return `\uFEFF${table.join("\r\n")}\r\n`;
}

/** 3.3.11: backslashes, semicolons and commas are escaped, line breaks are \n; control characters go. */
const escapeText = (text: string) =>
  text
    .replace(/(?![\t\r\n])\p{Cc}/gu, "")
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n|\r|\n/g, "\\n");

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
    const { ready, owner, begin, due } = row;
    if (!due || !begin) return [];
    const facts = { ready, owner, begin: begin.text, hours: row.hours.join("-") };
    const text = [fillPattern(words.entryText, facts), ...listLasting(row)].join("\n");
    return [
      "BEGIN:VEVENT",
      `UID:${row.id}-${plan}@${host}`,
      `DTSTAMP:${stamp}`,
      `LAST-MODIFIED:${stamp}`,
      `SEQUENCE:${Math.floor(now.getTime() / 60_000)}`,
      `DTSTART;VALUE=DATE:${toDate(due.iso)}`,
      // The first day that is not part of it (3.6.1).
      `DTEND;VALUE=DATE:${toDate(addDays(due.iso, 1))}`,
      `SUMMARY:${escapeText(fillPattern(words.entry, { step: row.name }))}`,
      `DESCRIPTION:${escapeText(text)}`,
      // Nobody is busy all day because something is due.
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ];
  });
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//AES/32//Turnaround countdown//EN",
    "METHOD:PUBLISH",
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    ...events,
    "END:VCALENDAR",
  ];
  // 3.1: a line has at most 75 octets; what follows begins with a space. A character has four at most.
  return lines.map((line) => `${line.match(/.{1,18}/gsu)?.join("\r\n ")}\r\n`).join("");
}
