import { usePage } from "../../engine/page-context.ts";
import { formatDifference, formatMoney, formatNumber } from "./format-number.ts";

/** How numbers are printed in the page's language. */
export function useFormats() {
  const { locale } = usePage().edition;
  return {
    formatNumber: (value: number, decimals?: number) => formatNumber(value, locale, decimals),
    formatMoney: (value: number, currency: string, decimals?: number) =>
      formatMoney(value, currency, locale, decimals),
    formatDifference: (value: number, decimals?: number) =>
      formatDifference(value, locale, decimals),
  };
}
