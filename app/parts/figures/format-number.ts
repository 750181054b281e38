/** A number as the figures print it: `decimals` places, a true minus sign. */
export function formatNumber(value: number, locale: string, decimals = 0): string {
  const digits = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(Math.abs(value));
  return value < 0 ? `−${digits}` : digits;
}

/**
 * A sum of money, in whole units and cents where `decimals` is 2.
 *
 * @param currency as it is printed, such as "€"; the locale says on which side
 */
export function formatMoney(value: number, currency: string, locale: string, decimals = 2): string {
  const amount = new Intl.NumberFormat(locale, {
    style: "currency",
    currency: "EUR",
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
    .formatToParts(Math.abs(value))
    .map((part) => (part.type === "currency" ? currency : part.value))
    .join("");
  return value < 0 ? `−${amount}` : amount;
}

/** A difference with its sign: "+1.00", "−0.50", "0.00". */
export function formatDifference(value: number, locale: string, decimals = 0): string {
  const digits = formatNumber(value, locale, decimals);
  return value > 0 ? `+${digits}` : digits;
}

/** Rounded to cents, half away from zero, as an invoice rounds each line. */
export function roundToCents(value: number): number {
  return Math.round((value + Number.EPSILON) * 100) / 100;
}
