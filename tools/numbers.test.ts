import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findCommonMark, parseNumber, parseSigned, parseTime } from "./numbers.ts";

describe("a number", () => {
  test.each([
    ["120", 120],
    ["120.5", 120.5],
    ["120,5", 120.5],
    ["0,125", 0.125],
    ["1,234.5", 1234.5],
    ["1.234,5", 1234.5],
    ["1 234,5", 1234.5],
    ["1’234.50", 1234.5],
    ["1,234,567", 1234567],
    ["$11.20", 11.2],
    [".09", 0.09],
    ["12.5000", 12.5],
  ])("%s", (text, value) => {
    expect(parseNumber(text)).toEqual({ value });
  });

  test.each([
    ["", "empty"],
    ["abc", "notNumber"],
    ["-3", "notNumber"],
    ["1.2.3", "notNumber"],
    ["1,2345,6.7", "notNumber"],
    ["120 m³", "notNumber"],
    ["1,200", "twoReadings"],
    ["12.500", "twoReadings"],
  ] as const)("%s is not one", (text, fault) => {
    expect(parseNumber(text)).toEqual({ fault });
  });

  test("with two readings is read as those beside it are", () => {
    expect(findCommonMark(["1,200", "85.5", "3"])).toBe(".");
    expect(parseNumber("1,200", ".")).toEqual({ value: 1200 });
    expect(parseNumber("1,200", ",")).toEqual({ value: 1.2 });
    expect(findCommonMark(["1,200", "1.200"])).toBeUndefined();
    expect(findCommonMark(["1,5", "1.5"])).toBeUndefined();
  });

  test("is read as it was, written with comma or point, with or without thousands", () => {
    const cents = fc.integer({ min: 0, max: 1e9 }).map((value) => value / 100);
    const locales = fc.constantFrom("en-US", "de-DE", "de-CH", "fr-FR");
    fc.assert(
      fc.property(cents, locales, fc.boolean(), (value, locale, useGrouping) => {
        const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, useGrouping });
        expect(parseNumber(format.format(value))).toEqual({ value });
      }),
    );
  });

  test("below 0 has a minus sign", () => {
    expect(parseSigned("−0.5")).toEqual({ value: -0.5 });
    expect(parseSigned("-0,5")).toEqual({ value: -0.5 });
    expect(parseSigned("0.5")).toEqual({ value: 0.5 });
    expect(parseSigned("-")).toEqual({ fault: "empty" });
  });
});

test.each([
  ["06:00", "06:00"],
  ["6:00", "06:00"],
  ["6.05", "06:05"],
  ["1730", "17:30"],
  ["24:00", undefined],
  ["6:60", undefined],
  ["six", undefined],
])("the time %s", (text, time) => {
  expect(parseTime(text)).toBe(time);
});
