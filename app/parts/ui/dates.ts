function format(isoDay: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(isoDay),
  );
}

/** An ISO 8601 day as articles have it: "March 15, 2024" for "en-US". */
export function formatArticleDay(isoDay: string, locale: string): string {
  return format(isoDay, locale);
}

/** An ISO 8601 day in the words that the specification uses: "29 October 2025" for "en". */
export function formatDay(isoDay: string, language: string): string {
  // As the language's readers in all the world write it (UN M.49 region 001).
  return format(isoDay, `${language}-001`);
}
