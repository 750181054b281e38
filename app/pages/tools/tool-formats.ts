import { formatMoney, formatNumber } from "../../parts/figures/format-number.ts";

/** What amounts can be in: symbols, as they are printed. */
export const currencies = ["$", "€", "£", "C$", "A$", "S$"] as const;

/** How a sheet prints numbers, and amounts in a visitor's currency. Amounts are in cents. */
export function getToolFormats(locale: string, currency: string) {
  const digits = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  return {
    /** Two decimals at most. */
    number: (value: number) => digits.format(value).replace("-", "−"),
    hours: (value: number) => formatNumber(value, locale, 2),
    money: (cents: number) => formatMoney(cents / 100, currency, locale),
    /** Four decimals if it needs them: a day's use of a cubic meter is a few cents. */
    rate(cents: number) {
      const isWhole = Math.abs(cents - Math.round(cents)) < 1e-9;
      return formatMoney(cents / 100, currency, locale, isWhole ? 2 : 4);
    },
  };
}
export type ToolFormats = ReturnType<typeof getToolFormats>;
