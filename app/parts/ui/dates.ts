/** By hand: `Intl.DateTimeFormat` takes longer to set up than the rest of a page's script to run. */
const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

function readDay(isoDay: string) {
  const [year, month, day] = isoDay.split("-").map(Number);
  return { year, month: months[(month ?? 0) - 1], day };
}

/** An ISO 8601 day as articles have it: "March 15, 2024". */
export function formatArticleDay(isoDay: string): string {
  const { year, month, day } = readDay(isoDay);
  return `${month} ${day}, ${year}`;
}

/** An ISO 8601 day in the words that the specification uses: "29 October 2025". */
export function formatDay(isoDay: string): string {
  const { year, month, day } = readDay(isoDay);
  return `${day} ${month} ${year}`;
}
