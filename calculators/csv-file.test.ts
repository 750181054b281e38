import { expect, test } from "vitest";
import { writeCsv } from "./csv-file.ts";

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
