import { expect, test } from "vitest";
import { joinUnits } from "./join-units.ts";

test.each([
  ["paid for 11.00 h: the window", "paid for 11.00\u00a0h: the window"],
  ["148.5 m³ and 5 cm", "148.5\u00a0m³ and 5\u00a0cm"],
  ["{from}-{to} h", "{from}-{to}\u00a0h"],
  ["<b>14 h</b>", "<b>14\u00a0h</b>"],
  ["20+ years of work", "20+\u00a0years of work"],
  ["12.0 × 2.5 m", "12.0\u00a0×\u00a02.5\u00a0m"],
  ["VP / Director of Ops", "VP\u00a0/ Director of Ops"],
])("a number stays with its unit: %s", (text, joined) => {
  expect(joinUnits(text)).toBe(joined);
});

test.each(["2 mechanics", "a 12 h-shift", "<br />", '<path d="M0 0 h 4">'])("%s stays", (text) => {
  expect(joinUnits(text)).toBe(text);
});
