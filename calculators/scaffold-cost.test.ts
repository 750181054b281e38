import { expect, test } from "vitest";
import { maxRows, parseList, type ScaffoldValues, solveScaffold } from "./scaffold-cost.ts";

const row = { tag: "S-1", requested: 120, built: 180.5, needed: 24, standing: 41 };

test.each([
  ["tabs", "S-1\t120\t180,5\t24\t41"],
  ["semicolons", "S-1;120;180,5;24;41"],
  ["quotation marks", '"S-1"\t"120"\t180,5\t24\t41'],
  ["commas", "S-1,120,180.5,24,41"],
  [
    "a heading and empty lines",
    "Tag\tRequested\tBuilt\tNeeded\tStanding\r\n\r\nS-1\t120\t180.5\t24\t41\r\n",
  ],
  ["no-break spaces and signs that are not seen", "S-1\t120\u00a0\t180,5\u200b\t24\t41\u202f"],
])("a row with %s", (_name, text) => {
  expect(parseList(text)).toEqual({ rows: [row], faults: [] });
});

test("a faulty row is named by its number in the paste, and the others count", () => {
  const text = "Tag;a;b;c;d\nS-1;120;180,5;24;41\nS-2;80;?;10;12\nS-3;80;92\nS-4;1;1;1;1";
  const { rows, faults } = parseList(text);
  expect(rows.map(({ tag }) => tag)).toEqual(["S-1", "S-4"]);
  expect(faults).toEqual([
    { row: 3, kind: "notNumber", column: "built", text: "?" },
    { row: 4, kind: "cells", cells: 3 },
  ]);
});

test("a number with two readings is read as the rest of the list, or refused", () => {
  const [sure] = parseList("S-1\t1,200\t1,250.5\t24\t41").rows;
  expect(sure?.requested).toBe(1200);
  const { faults } = parseList("S-1\t1,200\t1,250\t24\t41");
  expect(faults).toEqual([{ row: 1, kind: "twoReadings", column: "requested", text: "1,200" }]);
});

test("rows beyond the hundredth are not counted, and said", () => {
  const text = Array.from({ length: maxRows + 3 }, () => "S-1;1;1;1;1").join("\n");
  const { rows, faults } = parseList(text);
  expect(rows).toHaveLength(maxRows);
  expect(faults).toEqual([{ row: maxRows + 1, kind: "tooMany" }]);
});

test("a list is costed row by row at the same rates; without rows, or with periods of no day, there is no answer", () => {
  const rates = { erection: "10", use: "1", included: "28", overbuild: "5", lead: "2" };
  const solve = (list: string, period = "7") =>
    solveScaffold({ ...rates, period, list, mode: "list" } as ScaffoldValues);
  const one = "S-1;100;120;24;41";
  expect(solve(`${one}\nS-2;80;80;10;12`).solved?.costed).toMatchObject([
    { tag: "S-1", charged: 2, high: { total: 144_000 } },
    { tag: "S-2", charged: 0, high: { total: 80_000 } },
  ]);
  expect(solve("").faults).toEqual({ list: "empty" });
  expect(solve(one, "0").faults).toEqual({ period: "notZero" });
});
