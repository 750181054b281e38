import { expect, test } from "vitest";
import type { Conflict } from "../../../../calculators/countdown.ts";
import { describeConflict } from "./CountdownTable.tsx";

const words = {
  yesterday: "yesterday",
  late: "{days} days late",
  begun: "{left} of {total} left",
  weekend: "{from}: weekend",
  holiday: "{from}: {holiday}",
  holidays: "{left} of {total}: {holidays}",
  capacity: "{left} of {people} people",
  worked: "at work: {holidays}",
  unknown: "{first} to {last}",
  more: "{count} more",
};

const [a, b, c, d] = ["A", "B", "C", "D"].map((name, place) => ({
  name,
  day: `2027-01-0${place + 1}`,
}));
const days = [a, b, c, d].filter((holiday) => holiday !== undefined);

test.each<[Conflict, string]>([
  [{ kind: "late", days: 1 }, "yesterday"],
  [{ kind: "late", days: 8 }, "8 days late"],
  [{ kind: "begun", left: 3, total: 10 }, "3 of 10 left"],
  [{ kind: "moved", from: "2027-01-02" }, "2027-01-02: weekend"],
  // What a holiday is called is never a pattern.
  [{ kind: "moved", from: "2027-01-02", holiday: "$& {from}" }, "2027-01-02: $& {from}"],
  [
    { kind: "holidays", holidays: days.slice(0, 2), left: 8, total: 10 },
    "8 of 10: A (2027-01-01), B (2027-01-02)",
  ],
  [
    { kind: "worked", holidays: days },
    "at work: A (2027-01-01), B (2027-01-02), C (2027-01-03), 1 more",
  ],
  [{ kind: "capacity", left: 60, people: 1500 }, "60 of 1500 people"],
  [{ kind: "unknown" }, "2026 to 2035"],
])("%j: %s", (conflict, text) => {
  expect(describeConflict(conflict, words, (day) => day, [2026, 2035])).toBe(text);
});

test("a holiday of several days is named once, with its first day", () => {
  const holidays = ["2027-03-09", "2027-03-10"].map((day) => ({ name: "Eid", day }));
  const conflict = { kind: "worked", holidays } as const;
  expect(describeConflict(conflict, words, (day) => day)).toBe("at work: Eid (2027-03-09)");
});
