import { fillPattern } from "content-model/fill-pattern";
import type { FieldFault } from "../../../calculators/numbers.ts";
import type { SheetWords } from "../../parts/calculators/schema.ts";
import {
  formatMoney,
  formatNumber,
  type NounForms,
  pickNoun,
} from "../../parts/figures/format-number.ts";

/** What amounts can be in: symbols, as they are printed. */
const currencies = ["$", "€", "£", "C$", "A$", "S$"];
export const currencyOptions = currencies.map((value) => ({ value, label: value }));

/**
 * A number as it was typed, with the unit that its field names beside it, as a sentence has them:
 * "$0.09 per m³ per day", "10%", "× 1.5", "35 days". The unit stays on the number's line.
 */
export function joinUnit(typed: string, unit: string) {
  if (unit === "" || unit === "%") return typed + unit;
  if (unit === "×") return `×\u00a0${typed}`;
  const sign = currencies.find((each) => unit.startsWith(each)) ?? "";
  return `${sign}${typed}\u00a0${unit.slice(sign.length).trimStart()}`;
}

/** How a sheet prints numbers, and amounts in a visitor's currency. Amounts are in cents. */
export function getCalculatorFormats(locale: string, currency: string) {
  const digits = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const number = (value: number) => digits.format(value).replace("-", "−");
  return {
    /** Two decimals at most. */
    number,
    /** A number and what it counts: "1 day", "35 days". */
    count: (value: number, noun: NounForms) => `${number(value)} ${pickNoun(value, noun, locale)}`,
    /** With its unit, which stays on its line. */
    hours: (value: number) => `${formatNumber(value, locale, 2)}\u00a0h`,
    money: (cents: number) => formatMoney(cents / 100, currency, locale),
    /** Without cents: a headline of six digits has to fit half a phone. */
    wholeMoney: (cents: number) => formatMoney(cents / 100, currency, locale, 0),
    /** Four decimals if it needs them: a day's use of a cubic meter is a few cents. */
    rate(cents: number) {
      const isWhole = Math.abs(cents - Math.round(cents)) < 1e-9;
      return formatMoney(cents / 100, currency, locale, isWhole ? 2 : 4);
    },
  };
}

export type CalculatorFormats = ReturnType<typeof getCalculatorFormats>;

/** Characters of a faulty text that a fault repeats. */
const longest = 24;

/** What is wrong with a number, and what to write instead. */
export function explainFault(fault: FieldFault, text: string, words: SheetWords["faults"]): string {
  const plain = text.replaceAll(/[\s\p{Cf}]/gu, "");
  const read = text
    .replaceAll(/\p{Cf}/gu, "")
    .trim()
    .split(/\s*[\t\r\n]\s*/)
    .join(" | ");
  return fillPattern(words[fault], {
    // Isolated: what was typed may be written from right to left.
    text: `\u2068${read.length > longest ? `${read.slice(0, longest)}…` : read}\u2069`,
    whole: plain.replace(/[.,]/, ""),
    decimal: plain.replace(/[.,]/, ".").replace(/0+$/, "").replace(/\.$/, ".0"),
  });
}
