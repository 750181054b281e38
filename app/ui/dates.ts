const format = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

const articleFormat = new Intl.DateTimeFormat("en-US", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** An ISO 8601 day as articles have it: "March 15, 2024". */
export function formatArticleDay(isoDay: string): string {
  return articleFormat.format(new Date(`${isoDay}T00:00:00Z`));
}

/** An ISO 8601 day in the words that the specification uses: "29 October 2025". */
export function formatDay(isoDay: string): string {
  return format.format(new Date(`${isoDay}T00:00:00Z`));
}
