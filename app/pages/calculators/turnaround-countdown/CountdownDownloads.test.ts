import ical from "ical.js";
import { expect, test } from "vitest";
import { writeCountdownCalendar, writeCountdownCsv } from "./CountdownDownloads.tsx";
import { type Row, sumByOwner } from "./list-rows.ts";
import type { CountdownWords } from "./schema.ts";

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
