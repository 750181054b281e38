/** Days as somebody writes them, in a file or in a form. Safe for a browser. */

/** What a day's field expects. */
export const aDay = "a date such as 2025-10-29";

/** The fields of the last day on which an entry is online (`onlineDates`): a job's, and that of `until`. */
export const lastDayFields = ["validUntil", "day"];

const anyYear = "\\d{4}";
const leapYear = "(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)";

/** Each day that the calendar has, as the source of a regular expression without anchors at its ends. */
export const calendarDay = [
  `${anyYear}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\\d|2[0-8])`,
  `${anyYear}-(?:0[13-9]|1[0-2])-(?:29|30)`,
  `${anyYear}-(?:0[13578]|1[02])-31`,
  `${leapYear}-02-29`,
].join("|");

/** Whether a text in the form of ISO 8601 is a day. */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** A day in digits or in words, such as January 15, 2027. */
const digits = /^(\d{1,4})([-./]) ?(\d\d?)[-./] ?(\d{1,4})$/;
const words = /^(?:[a-z]{3,9}\.? \d\d?,?|\d\d?\.? [a-z]{3,9}\.?,?) \d{4}$/i;

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** The ISO 8601 form of a day in words, whose month may be none. */
function readWords(text: string): string {
  const [day = "", year = ""] = text.match(/\d+/g) ?? [];
  const [name = ""] = text.match(/[a-z]{3}/i) ?? [];
  const month = String(months.indexOf(name.toLowerCase()) + 1);
  return [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-");
}

/** The ISO 8601 form of a day such as 3.11.2025; with slashes, either number may be the month. */
export function suggestDay(text: string): string {
  const [, first = "", sign, second = "", third = ""] = digits.exec(text) ?? [];
  const orders = [sign === "/" && [third, first, second], [third, second, first]];
  const ofDigits = (first.length === 4 ? [[first, second, third]] : orders).map((parts) =>
    parts ? parts.map((part) => part.padStart(2, "0")).join("-") : "",
  );
  const days = words.test(text) ? [readWords(text)] : ofDigits;
  const meant = [...new Set(days.filter(isDay))];
  return meant.length > 0 ? `; did you mean ${meant.join(" or ")}?` : "";
}
