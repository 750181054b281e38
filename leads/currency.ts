/** Amounts of leads: whole units of one currency, which CURRENCY names by its code (ISO 4217). */

export const isCurrency = (code: string) => Intl.supportedValuesOf("currency").includes(code);

/**
 * A currency's amounts are written as in its country, with whose code its own begins, in the language
 * most spoken there (CLDR, "Likely Subtags"): CHF by de-CH. The euro has no country: as in Germany.
 */
function getLocale(currency: string): string {
  const country = currency === "EUR" ? "DE" : currency.slice(0, 2);
  const { language, region } = new Intl.Locale(`und-${country}`).maximize();
  return `${language}-${region}`;
}

const buildFormat = (currency: string, locale: string, own: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(locale, { style: "currency", currency, numberingSystem: "latn", ...own });

const formats = new Map<string, Intl.NumberFormat>();

/** Such as `$12,500`, `12.500 €` or `CHF 12'500`. */
export function formatAmount(value: number, currency: string): string {
  const format =
    formats.get(currency) ??
    buildFormat(currency, getLocale(currency), { maximumFractionDigits: 0 });
  formats.set(currency, format);
  return format.format(value);
}

/** The parts of an amount of a currency; `name` in English is for more than one, such as `euros`. */
function getParts(
  currency: string,
  locale: string,
  currencyDisplay: Intl.NumberFormatOptionsCurrencyDisplay = "symbol",
) {
  const parts = buildFormat(currency, locale, { currencyDisplay }).formatToParts(2);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

/** `dollars`, `euros` or `Swiss francs`. */
export const nameCurrency = (currency: string): string =>
  (getParts(currency, "en-US", "name").currency ?? currency).replace(/^US /, "");

/** Without what is not seen; a space in a number is often one that does not break. */
const foldAmount = (text: string) =>
  text
    .replace(/\p{Cf}/gu, "")
    .replace(/\s/g, " ")
    .trim()
    .toLowerCase();

/**
 * Reads a whole amount however it is typed: `25000`, `$25,000`, `25.000`, `25 000.00`, `25’000.–`. Three
 * digits after a sign are a group, two at the end are cents, so each text means one number or none.
 *
 * @returns undefined for what is no whole amount of the currency, such as `25k`, `12.50` and, in
 *   dollars, `25.000 €`
 */
export function parseAmount(text: string, currency: string): number | undefined {
  const locale = getLocale(currency);
  const displays = ["name", "code", "symbol", "narrowSymbol"] as const;
  const signs = [locale, "en-US", "en-GB"]
    .flatMap((each) => displays.map((display) => getParts(currency, each, display).currency ?? ""))
    .map(foldAmount)
    .sort((a, b) => b.length - a.length);
  const typed = foldAmount(text);
  const before = signs.find((sign) => typed.startsWith(sign)) ?? "";
  const after = before ? "" : (signs.find((sign) => typed.endsWith(sign)) ?? "");
  const named = typed.slice(before.length, typed.length - after.length).trim();
  const amount = named.replace(/(?<=\d)[.,][-–—]+$/, "");
  const { decimal, fraction = "" } = getParts(currency, locale);
  // Of a dinar with three decimals, only the sign tells them from a group.
  const cents = fraction.length === 3 ? `[${decimal}]000` : "[.,]00";
  const [, whole = amount, end = ""] = new RegExp(`^(.*\\d)(${cents})$`).exec(amount) ?? [];
  const [, sign = end.charAt(0)] = /^[1-9]\d{0,2}([,.'’ ])\d{3}/.exec(whole) ?? [];
  const [, ...groups] = whole.split(sign);
  const isGrouped = sign !== end.charAt(0) && groups.every((group) => /^\d{3}$/.test(group));
  const number = Number(whole.replace(/\D/g, ""));
  // Not everywhere do groups have three digits: ₹1,00,000.
  const isWritten = whole !== "" && new Intl.NumberFormat(locale).format(number) === whole;
  return isGrouped || isWritten || /^\d+$/.test(whole) ? number : undefined;
}
