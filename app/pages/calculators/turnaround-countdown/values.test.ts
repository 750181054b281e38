import { expect, test } from "vitest";
import { type CountdownValues, readFeedOut, solveTurnaround } from "./values.ts";

const numbers = { days: "35", people: "1500", perDay: "60", contracts: "12", lines: "400" };
const example = { ...numbers, gate: "live", erp: "live", scheduling: "file" } as CountdownValues;
const readPeople = (people: string) => solveTurnaround({ ...example, people });

test.each([
  ["1500", 1500],
  // Of two readings, a number of people is the whole one.
  ["1,500", 1500],
  ["1.500", 1500],
  [" 60 ", 60],
  ["60\r\n", 60],
  ["1 500", 1500],
  ["1,\uff1500", 1500],
])("%j is %i people", (text, people) => {
  expect(readPeople(text).solved?.people).toBe(people);
});

test.each(["", "many", "0", "-3", "12.5", "20001", "60\t80", "6 0"])("%j is a fault", (text) => {
  expect(readPeople(text)).toEqual({ faults: { people: "notNumber" } });
});

test("every faulty number is named", () => {
  const { faults } = solveTurnaround({ ...example, days: "", lines: "x" });
  expect(Object.keys(faults)).toEqual(["days", "lines"]);
});

test("a connection that an address makes up is none", () => {
  expect(solveTurnaround({ ...example, gate: "telepathy" }).solved?.gate).toBe("none");
});

test.each([
  ["2027-04-05", "2027-04-05"],
  ["2027-02-30", undefined],
  ["2027-13-01", undefined],
  ["0002-04-05", undefined],
  ["soon", undefined],
  ["", undefined],
])("feed-out on %j: %s", (feedOut, day) => {
  expect(readFeedOut({ ...example, feedOut })).toBe(day);
});
