import type { Plant } from "../../../plant/schema.ts";
import { formatMoney, formatNumber } from "../../parts/figures/format-number.ts";

/** In place of a value that nobody has decided yet. */
export const none = "–";

/** How the record prints hours, cents, counts and ISO 8601 days. */
export function getShiftFormats({ locale, currency }: Pick<Plant["site"], "locale" | "currency">) {
  const days = new Intl.DateTimeFormat(locale, { month: "short", day: "numeric", timeZone: "UTC" });
  return {
    hours: (value: number) => formatNumber(value, locale, 2),
    money: (cents: number) => formatMoney(cents / 100, currency, locale),
    count: (value: number) => formatNumber(value, locale),
    day: (day: string) => days.format(new Date(day)),
  };
}
export type ShiftFormats = ReturnType<typeof getShiftFormats>;
