import { expect, it } from "vitest";
import { parseDollars } from "./lead-change.ts";

it.each([
  ["25000", 25_000],
  ["25,000", 25_000],
  ["25.000", 25_000],
  ["$25,000", 25_000],
  ["US$ 25 000", 25_000],
  ["25’000 USD", 25_000],
  ["1.250.000,00", 1_250_000],
  ["25,000.00", 25_000],
  ["0", 0],
])("reads %j as %d", (text, dollars) => {
  expect(parseDollars(text)).toBe(dollars);
});

it.each(["", "$", "25k", "25.000 €", "12.50", "1,5", "0.500", "1,2345", "25.000.00", "1e3", "-5"])(
  "does not guess what %j means",
  (text) => {
    expect(parseDollars(text)).toBeUndefined();
  },
);
