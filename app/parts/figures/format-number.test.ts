import { expect, test } from "vitest";
import { formatDifference, formatMoney, formatNumber, pickNoun } from "./format-number.ts";

test.each([
  [1000, 0, "1,000"],
  [1234567.891, 2, "1,234,567.89"],
  [-12.5, 1, "−12.5"],
])("%d with %d decimals is printed as %s", (value, decimals, printed) => {
  expect(formatNumber(value, "en-US", decimals)).toBe(printed);
});

test("money carries its sign before the currency", () => {
  expect(formatMoney(-2520, "€", "en-US")).toBe("−€2,520.00");
  expect(formatMoney(412000, "€", "en-US", 0)).toBe("€412,000");
});

test("another language has its own separators, and its own place for the currency", () => {
  expect(formatNumber(1234.5, "de-DE", 1)).toBe("1.234,5");
  expect(formatMoney(-2520, "€", "de-DE")).toBe("−2.520,00\u00a0€");
});

test("differences carry their sign", () => {
  const print = (value: number) => formatDifference(value, "en-US", 2);
  expect([1, -1, 0].map(print)).toEqual(["+1.00", "−1.00", "0.00"]);
});

test.each([
  ["1", "day"],
  ["35", "days"],
  ["1.5", "days"],
])("%j typed goes before %s", (typed, noun) => {
  expect(pickNoun(typed, { one: "day", other: "days" }, "en-US")).toBe(noun);
});
