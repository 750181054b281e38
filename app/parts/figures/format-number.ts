const formats = new Map<string, Intl.NumberFormat>();

/** Made once for each locale, style and number of decimals: it takes 20 times as long as formatting. */
function getFormat(locale: string, style: "currency" | "decimal", decimals: number) {
  const key = `${locale} ${style} ${decimals}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, {
      style,
      currency: "EUR",
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  formats.set(key, format);
  return format;
}

/** A number as printed in figures: `decimals` places, a true minus sign. */
export function formatNumber(value: number, locale: string, decimals = 0): string {
  const digits = getFormat(locale, "decimal", decimals).format(Math.abs(value));
  return value < 0 ? `−${digits}` : digits;
}

/**
 * An amount of money, in whole units, or with cents if `decimals` is 2.
 *
 * @param currency the printed symbol, such as "€"; the locale determines the side
 */
export function formatMoney(value: number, currency: string, locale: string, decimals = 2): string {
  const amount = getFormat(locale, "currency", decimals)
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

export type NounForms = { one: string; other: string };

/** The form of a noun after a number, which may be as a visitor typed it. */
export function pickNoun(value: number | string, { one, other }: NounForms, locale: string) {
  return new Intl.PluralRules(locale).select(Number(value)) === "one" ? one : other;
}
