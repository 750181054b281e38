import { expect, test } from "vitest";
import { joinUnit } from "./CalculatorSheet.tsx";

test.each([
  ["148.5", "m³", "148.5\u00a0m³"],
  ["0.09", "$ per m³ per day", "$0.09\u00a0per m³ per day"],
  ["10", "%", "10%"],
  ["1.5", "×", "×\u00a01.5"],
  ["06:10", "", "06:10"],
])("%s with its unit, %j, is %s", (typed, unit, joined) => {
  expect(joinUnit(typed, unit)).toBe(joined);
});
