import ical from "ical.js";
import { expect, test } from "vitest";
import { writeCountdownCalendar, writeCountdownCsv } from "./countdown-files.ts";
import type { Row } from "./list-rows.ts";
import type { CountdownWords } from "./schema.ts";

const columns = { ready: "Ready", notes: "Notes" };
const words = {
  name: "Turnaround {date}",
  entry: "{step}: ready",
  entryText: "{ready}, {owner}, {begin}, {hours}",
  columns,
} as unknown as CountdownWords["downloads"];

const conflicts = [
  { kind: "late", text: "was due 2 days ago", isUrgent: true },
  { kind: "begun", text: "3 of 5 days left", isUrgent: true },
  { kind: "holidays", text: "Memorial Day", isUrgent: false },
] as const;

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
  expect(table).toContain("Memorial Day");
  expect(table).not.toMatch(/days ago|days left/);
});
