import fc from "fast-check";
import ical from "ical.js";
import { expect, test } from "vitest";
import { addDays } from "../../../../plant/days.ts";
import {
  type CalendarEntry,
  writeCalendar,
  writeCountdownCalendar,
  writeCountdownCsv,
  writeCsv,
} from "./CountdownDownloads.tsx";
import { type Row, sumByOwner } from "./list-rows.ts";
import type { CountdownWords } from "./schema.ts";

/** What RFC 5545 (3.6, 3.6.1, 3.7) asks of a calendar that is published, and once of each event. */
const required = {
  calendar: ["prodid", "version", "method", "name"],
  event: ["uid", "dtstamp", "dtstart", "dtend", "sequence", "last-modified", "summary"],
};

const madeAt = new Date("2026-11-22T14:05:09.123Z");

const readEvents = (file: string) =>
  new ical.Component(ical.parse(file)).getAllSubcomponents("vevent").map((component) => {
    const { uid, startDate, endDate, summary, description } = new ical.Event(component);
    return {
      id: uid,
      day: startDate.toString(),
      end: endDate.toString(),
      isDay: startDate.isDate,
      title: summary,
      text: description,
      revision: component.getFirstPropertyValue("sequence"),
      stamp: String(component.getFirstPropertyValue("dtstamp")),
    };
  });

const someText = fc
  .string({ unit: "grapheme", maxLength: 200 })
  .filter((text) => !/(?![\t\n])\p{Cc}/u.test(text));
const someEntry = fc.record<CalendarEntry>({
  id: fc.uuid(),
  day: fc.integer({ min: 0, max: 3650 }).map((count) => addDays("2026-01-01", count)),
  title: someText,
  text: someText,
});

test("a parser reads back what was written, whatever the words", () => {
  fc.assert(
    fc.property(fc.array(someEntry, { maxLength: 4 }), (entries) => {
      expect(readEvents(writeCalendar("Countdown", entries, madeAt))).toEqual(
        entries.map((entry) => ({
          ...entry,
          end: addDays(entry.day, 1),
          isDay: true,
          revision: 29_922_605,
          stamp: "2026-11-22T14:05:09Z",
        })),
      );
    }),
  );
});

test("no line is longer than 75 octets, and each ends with CRLF", () => {
  const entry = { id: "1", day: "2027-05-10", title: "Ünïcödé ✓ ".repeat(30), text: "a;b,c\\d\ne" };
  const lines = writeCalendar("Countdown", [entry], madeAt).split("\r\n");
  expect(lines.at(-1)).toBe("");
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\r\n]/);
  }
  expect(lines.join("").replaceAll(" ", "")).toContain("DESCRIPTION:a\\;b\\,c\\\\d\\ne");
});

test("calendar and events have what the standard asks for, once", () => {
  const entry = { id: "gate@example.com", day: "2027-05-10", title: "Ready", text: "a\u0000b" };
  const calendar = new ical.Component(ical.parse(writeCalendar("Countdown", [entry], madeAt)));
  for (const name of required.calendar)
    expect(calendar.getAllProperties(name), name).toHaveLength(1);
  const [event] = calendar.getAllSubcomponents("vevent");
  for (const name of required.event) expect(event?.getAllProperties(name), name).toHaveLength(1);
  expect(event?.getFirstPropertyValue("description")).toBe("ab");
});

test.each([
  ["Gate test", "Gate test"],
  ["a, b", '"a, b"'],
  ['6" pipe', '"6"" pipe"'],
  ["two\nlines", '"two\nlines"'],
  // What a spreadsheet would run is text.
  ["=1+1", `"'=1+1"`],
  ["-2 weeks", `"'-2 weeks"`],
  ["@SUM(A1)", `"'@SUM(A1)"`],
  ["a;=1+1", `"a;'=1+1"`],
])("%j is written %s", (cell, written) => {
  expect(writeCsv([[cell]], ",")).toBe(`\uFEFF${written}\r\n`);
});

test("cells are separated by the chosen mark", () => {
  expect(writeCsv([["T-26", "48"]], ";")).toBe("\uFEFFT-26;48\r\n");
});

const columns = {
  ready: "Ready",
  anywayFrom: "A",
  anywayTo: "B",
  addedFrom: "C",
  addedTo: "D",
  notes: "Notes",
};
const words = {
  name: "Turnaround {date}",
  entry: "{step}: ready",
  entryText: "{ready}, {owner}, {begin}, {hours}",
  columns,
} as unknown as CountdownWords["downloads"];

const conflicts: Row["conflicts"] = [
  { kind: "late", text: "was due 2 days ago", isUrgent: true },
  { kind: "begun", text: "3 of 5 days left", isUrgent: true },
  { kind: "holidays", text: "Memorial Day", isUrgent: false },
];

const buildRow = (due: string): Row => ({
  id: "gate",
  number: 1,
  name: "Gate",
  owner: "IT",
  ready: "It reads badges",
  fromWeek: "T-6",
  readyWeek: "T-3",
  begin: { iso: "2027-04-01", text: "Apr 1" },
  due: { iso: due, text: due },
  kind: "added",
  hours: [8, 12],
  weeksRule: "2",
  hoursRule: "8",
  conflicts,
});

const read = (due: string, plan: string) => {
  const facts = { feedOut: due, plan, host: "example.com", now: new Date("2026-11-22T12:00:00Z") };
  const file = writeCountdownCalendar([buildRow(due)], words, facts);
  const [event] = new ical.Component(ical.parse(file)).getAllSubcomponents("vevent");
  return new ical.Event(event);
};

test("a step is one entry of its turnaround, whatever its date", () => {
  const first = read("2027-05-10", "a");
  expect(first.uid).toBe("gate-a@example.com");
  expect(read("2027-06-01", "a").uid).toBe(first.uid);
  expect(read("2027-05-10", "b").uid).not.toBe(first.uid);
});

test("a file says nothing that holds on the day of the download alone", () => {
  expect(read("2027-05-10", "a").description).toBe(
    "It reads badges, IT, Apr 1, 8-12\nMemorial Day",
  );
  const table = writeCountdownCsv([buildRow("2027-05-10")], words, ",");
  expect(table).toContain("It reads badges,,,8,12,Memorial Day");
  expect(table).not.toMatch(/days ago|days left/);
});

test("what a plant has anyway and what is added are never one sum", () => {
  const row = buildRow("2027-05-10");
  const rows: Row[] = [
    row,
    { ...row, kind: "anyway", hours: [100, 150] },
    { ...row, owner: "Safety", kind: "anyway", hours: [20, 30] },
  ];
  expect(sumByOwner(rows)).toEqual({
    owners: [
      { owner: "IT", anyway: [100, 150], added: [8, 12] },
      { owner: "Safety", anyway: [20, 30], added: [0, 0] },
    ],
    total: { anyway: [120, 180], added: [8, 12] },
  });
});
