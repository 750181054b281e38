import { expect, it } from "vitest";
import { formatAmount, parseAmount } from "./currency.ts";

it.each([
  ["USD", "25000", 25_000],
  ["USD", "25.000", 25_000],
  ["USD", "$25,000", 25_000],
  ["USD", "US$ 25 000", 25_000],
  ["USD", "25’000 USD", 25_000],
  ["USD", "1.250.000,00", 1_250_000],
  ["USD", "0", 0],
  ["EUR", "€ 48.000,00", 48_000],
  ["EUR", "48,000", 48_000],
  ["EUR", "48 000 €", 48_000],
  ["EUR", "48.000,- Euro", 48_000],
  ["CHF", "CHF 48’000.–", 48_000],
  ["SEK", "48 000 kr", 48_000],
  ["INR", "₹1,00,000", 100_000],
  ["KWD", "25,000.000", 25_000],
])("in %s, reads %j as %d", (currency, text, amount) => {
  expect(parseAmount(text, currency)).toBe(amount);
});

it.each([
  ...["", "$", "25k", "25.000 €", "12.50", "1,5", "0.500", "1,2345", "25.000.00", "1e3", "-5"].map(
    (text) => ["USD", text],
  ),
  ["EUR", "$48,000"],
  ["EUR", "48.000,50 €"],
])("in %s, does not guess what %j means", (currency = "", text = "") => {
  expect(parseAmount(text, currency)).toBeUndefined();
});

it("writes an amount as its currency’s country does, and reads that again", () => {
  const currencies = ["USD", "EUR", "CHF", "GBP"];
  const written = currencies.map((currency) => formatAmount(12_500, currency));
  expect(written).toEqual(["$12,500", "12.500\u00a0€", "CHF\u00a012'500", "£12,500"]);
  for (const currency of Intl.supportedValuesOf("currency"))
    expect([currency, parseAmount(formatAmount(12_500, currency), currency)]).toEqual([
      currency,
      12_500,
    ]);
});
