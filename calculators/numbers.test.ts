import fc from "fast-check";
import { expect, test } from "vitest";
import { findCommonMark, parseNumber, parseTime } from "./numbers.ts";

test.each([
  ["120", 120],
  ["120,5", 120.5],
  ["1,234.5", 1234.5],
  ["1’234.50", 1234.5],
  ["$11.20", 11.2],
  ["\t120 ", 120],
  ["\u200b120\ufeff", 120],
  ["1\u00a0200", 1200],
  ["62,40\u00a0€", 62.4],
  ["\uff11\uff12\uff0e\uff15", 12.5],
])("%s is a number", (text, value) => {
  expect(parseNumber(text)).toEqual({ value });
});

test.each([
  ["", "empty"],
  ["-3", "notNumber"],
  ["1.2.3", "notNumber"],
  ["120 m³", "notNumber"],
  ["1,200", "twoReadings"],
  ["120\t180", "several"],
  ["120\n180", "several"],
  ["12 5", "notNumber"],
  ["12-15", "notNumber"],
  ["12345678901234567", "notNumber"],
] as const)("%s is not a number", (text, fault) => {
  expect(parseNumber(text)).toEqual({ fault });
});

test("a number with two readings is read as those beside it are", () => {
  expect(findCommonMark(["1,200", "85.5", "3"])).toBe(".");
  expect(parseNumber("1,200", ".")).toEqual({ value: 1200 });
  expect(parseNumber("1,200", ",")).toEqual({ value: 1.2 });
  expect(findCommonMark(["1,200", "1.200"])).toBeUndefined();
  expect(findCommonMark(["1,5", "1.5"])).toBeUndefined();
});

test("a number is read as it was, written with comma or point, with or without thousands", () => {
  const cents = fc.integer({ min: 0, max: 1e9 }).map((value) => value / 100);
  const locales = fc.constantFrom("en-US", "de-DE", "de-CH", "fr-FR");
  fc.assert(
    fc.property(cents, locales, fc.boolean(), (value, locale, useGrouping) => {
      const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, useGrouping });
      expect(parseNumber(format.format(value))).toEqual({ value });
    }),
  );
});

test("a number has the digits of its text, in their order, or is none", () => {
  const signs = [..."00123456789.,,.  '’\u00a0\u202f\u200b\t\n€$%½²e-+－５，h/"];
  const texts = fc.array(fc.constantFrom(...signs), { maxLength: 12 }).map((all) => all.join(""));
  const listDigits = (text: string) => text.replaceAll(/\D/g, "").replaceAll(/^0+|0+$/g, "");
  const exact = new Intl.NumberFormat("en", { maximumSignificantDigits: 15 });
  const marks = fc.constantFrom(undefined, ".", ",") as fc.Arbitrary<"." | "," | undefined>;
  fc.assert(
    fc.property(texts, marks, (text, mark) => {
      const parsed = parseNumber(text, mark, true);
      if (parsed.fault) return;
      const ascii = text.replaceAll("５", "5");
      expect(listDigits(exact.format(parsed.value))).toBe(listDigits(ascii));
      expect(ascii.trim()).not.toMatch(/\d[\t\n]+\d/);
    }),
    { numRuns: 5000 },
  );
});

test.each([
  ["−0.5", { value: -0.5 }],
  ["-\u00a0€0.50", { value: -0.5 }],
  ["-0", { value: 0 }],
  ["--5", { fault: "notNumber" }],
  ["0.5", { value: 0.5 }],
])("%s, where a number may be below 0", (text, parsed) => {
  expect(parseNumber(text, undefined, true)).toEqual(parsed);
});

test.each([
  ["06:00", "06:00"],
  ["6.05", "06:05"],
  ["1730", "17:30"],
  ["06:00\t18:00", undefined],
  ["6:60", undefined],
])("the time %s", (text, time) => {
  expect(parseTime(text)).toBe(time);
});
