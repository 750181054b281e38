import type { Plant } from "../../../plant/schema.ts";
import {
  formatMoney,
  formatNumber,
  type NounForms,
  pickNoun,
} from "../../parts/figures/format-number.ts";

/** In place of a value that nobody has decided yet. */
export const none = "–";

/** How the record prints hours, cents, counts, and the noun after a printed number. */
export function getShiftFormats({ locale, currency }: Pick<Plant["site"], "locale" | "currency">) {
  return {
    hours: (value: number) => formatNumber(value, locale, 2),
    money: (cents: number) => formatMoney(cents / 100, currency, locale),
    /** For what is at risk, and so no amount to the cent. */
    wholeMoney: (cents: number) => formatMoney(cents / 100, currency, locale, 0),
    count: (value: number) => formatNumber(value, locale),
    noun: (printed: string, forms: NounForms) => pickNoun(printed, forms, locale),
  };
}
export type ShiftFormats = ReturnType<typeof getShiftFormats>;
