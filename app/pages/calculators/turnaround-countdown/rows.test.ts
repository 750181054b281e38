import fc from "fast-check";
import ical from "ical.js";
import { expect, test } from "vitest";
import type { Conflict } from "../../../../calculators/countdown.ts";
import { addDays } from "../../../../plant/days.ts";
import {
  type CountdownValues,
  describeConflict,
  type Row,
  readFeedOut,
  solveTurnaround,
  sumByOwner,
  writeCalendar,
  writeCountdownCsv,
} from "./rows.ts";
import type { CountdownWords } from "./schema.ts";

const words = {
  name: "Turnaround {date}",
  entry: "{step}: ready",
  entryText: "{ready}, {owner}, {begin}, {hours}",
  columns: { ready: "", anywayFrom: "", anywayTo: "", addedFrom: "", addedTo: "", notes: "" },
} as unknown as CountdownWords["downloads"];

const row: Row = {
  id: "gate",
  number: 1,
  name: "Gate",
  owner: "IT",
  ready: "It reads badges",
  fromWeek: "T-6",
  readyWeek: "T-3",
  begin: { iso: "2027-04-01", text: "Apr 1" },
  due: { iso: "2027-05-10", text: "May 10" },
  kind: "added",
  hours: [8, 12],
  hoursText: "8-12 h",
  weeksRule: "2",
  hoursRule: "8",
  conflicts: [
    { kind: "late", text: "was due 2 days ago", isUrgent: true },
    { kind: "begun", text: "3 of 5 days left", isUrgent: true },
    { kind: "holidays", text: "Memorial Day", isUrgent: false },
  ],
};

const write = (rows: readonly Row[], plan = "a") =>
  writeCalendar(rows, words, {
    feedOut: "2027-05-10",
    plan,
    host: "example.com",
    now: new Date("2026-11-22T14:05:09.123Z"),
  });
const readEvents = (file: string) =>
  new ical.Component(ical.parse(file)).getAllSubcomponents("vevent");

const someText = fc
  .string({ unit: "grapheme", maxLength: 200 })
  .filter((text) => !/(?![\t\n])\p{Cc}/u.test(text));
const someRow = fc.record({
  name: someText,
  ready: someText,
  due: fc.integer({ min: 0, max: 3650 }).map((count) => {
    const iso = addDays("2026-01-01", count);
    return { iso, text: iso };
  }),
});

test("a parser reads back what was written, whatever the words, in lines of 75 octets that end with CRLF", () => {
  fc.assert(
    fc.property(fc.array(someRow, { maxLength: 4 }), (some) => {
      const file = write(some.map((each) => ({ ...row, ...each })));
      for (const line of file.split("\r\n")) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\r\n]/);
      }
      const read = readEvents(file).map((event) => {
        const { startDate, endDate, summary, description } = new ical.Event(event);
        return [`${startDate}`, `${endDate}`, startDate.isDate, summary, description];
      });
      expect(read).toEqual(
        some.map(({ name, ready, due: { iso } }) => [
          iso,
          addDays(iso, 1),
          true,
          `${name}: ready`,
          `${ready}, IT, Apr 1, 8-12\nMemorial Day`,
        ]),
      );
    }),
  );
});

test("calendar and events have what RFC 5545 (3.6, 3.6.1, 3.7) asks for, once", () => {
  const calendar = new ical.Component(ical.parse(write([{ ...row, ready: "a\u0000b" }])));
  for (const name of ["prodid", "version", "method", "name"]) {
    expect(calendar.getAllProperties(name), name).toHaveLength(1);
  }
  const [event] = calendar.getAllSubcomponents("vevent");
  const names = ["uid", "dtstamp", "dtstart", "dtend", "sequence", "last-modified", "description"];
  for (const name of names) expect(event?.getAllProperties(name), name).toHaveLength(1);
  expect(event?.getFirstPropertyValue("description")).toMatch(/^ab,/);
});

test("a step is one entry of its turnaround, whenever it is due", () => {
  const later = { ...row, due: { iso: "2027-06-01", text: "" } };
  const files = [write([row]), write([later]), write([row], "b")];
  const uids = files.map((file) => readEvents(file)[0]?.getFirstPropertyValue("uid"));
  expect(uids).toEqual(["gate-a@example.com", "gate-a@example.com", "gate-b@example.com"]);
});

test("a file says nothing that holds on the day of the download alone", () => {
  const [, ...lines] = writeCountdownCsv([{ ...row, ready: 'A "b", c' }], words).split("\r\n");
  expect(lines).toEqual(['"A ""b"", c",,,8,12,Memorial Day', ""]);
});

test("what a plant has anyway and what is added are never one sum", () => {
  const rows: Row[] = [
    row,
    { ...row, kind: "anyway", hours: [100, 150] },
    { ...row, owner: "Safety", kind: "anyway", hours: [20, 30] },
  ];
  const { owners, total } = sumByOwner(rows);
  expect(owners.map(({ owner, hours }) => [owner, ...hours])).toEqual([
    ["IT", [100, 150], [8, 12]],
    ["Safety", [20, 30], [0, 0]],
  ]);
  expect(total).toEqual([
    [120, 180],
    [8, 12],
  ]);
});

const conflictWords = {
  yesterday: "yesterday",
  late: "{days} days late",
  begun: "{left} of {total} left",
  weekend: "{from}: weekend",
  holiday: "{from}: {holiday}",
  holidays: "{left} of {total}: {holidays}",
  capacity: "{left} of {people} people",
  worked: "at work: {holidays}",
  unknown: "{first} to {last}",
};

const holidays = ["A", "B", "B"].map((name, place) => ({ name, day: `2027-01-0${place + 1}` }));

test.each<[Conflict, string]>([
  [{ kind: "late", days: 1 }, "yesterday"],
  // What a holiday is called is never a pattern.
  [{ kind: "holiday", from: "2027-01-02", holiday: "$& {from}" }, "2027-01-02: $& {from}"],
  [{ kind: "holidays", holidays, left: 8, total: 10 }, "8 of 10: A (2027-01-01), B (2027-01-02)"],
])("%j: %s", (conflict, text) => {
  expect(describeConflict(conflict, conflictWords, (day) => day, [2026, 2035])).toBe(text);
});

const numbers = { days: "35", people: "1500", perDay: "60", contracts: "12", lines: "400" };
const typed = { ...numbers, gate: "live", erp: "live", scheduling: "file" } as CountdownValues;
const readPeople = (people: string) => solveTurnaround({ ...typed, people });

// Of two readings, a number of people is the whole one.
test.each(["1500", "1,500", "1.500", " 1 500\r\n"])("%j is 1500 people", (text) => {
  expect(readPeople(text).solved?.people).toBe(1500);
});

test.each(["", "many", "0", "12.5", "20001"])("%j is a fault", (text) => {
  expect(readPeople(text)).toEqual({ faults: { people: "notNumber" } });
});

test("a connection that an address makes up is none", () => {
  expect(solveTurnaround({ ...typed, gate: "telepathy" }).solved?.gate).toBe("none");
});

test.each([
  ["2027-04-05", "2027-04-05"],
  ["2027-02-30", undefined],
  ["0002-04-05", undefined],
  ["", undefined],
])("feed-out on %j: %s", (feedOut, day) => {
  expect(readFeedOut({ ...typed, feedOut })).toBe(day);
});
