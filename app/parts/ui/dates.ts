/**
 * The language that the document is in now, as a BCP 47 tag for `Intl`, which throws at any other.
 * Translators and extensions set what they like: of "en_US" the tag is known, and where there is none,
 * it is undefined, which is the browser's own language.
 */
export function getDocumentLocale(): string | undefined {
  try {
    return Intl.getCanonicalLocales(document.documentElement.lang.trim().replaceAll("_", "-"))[0];
  } catch {
    return undefined;
  }
}

/** An ISO 8601 day as articles have it: "March 15, 2024" for "en-US". */
export function formatArticleDay(isoDay: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(isoDay),
  );
}

/** An ISO 8601 day as the specification writes it: "29 October 2025" for "en". */
export function formatDay(isoDay: string, language: string): string {
  // In the language's international form (UN M.49 region 001).
  return formatArticleDay(isoDay, `${language}-001`);
}
