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
