/** Days from one ISO 8601 day to another; the first does not count. */
export function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

export const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

/** Days from the last such day of the week to an ISO 8601 day: 0 if it is one, 6 at most. */
export const countDaysSince = (weekday: (typeof weekdays)[number], day: string): number =>
  (new Date(day).getUTCDay() - weekdays.indexOf(weekday) + 7) % 7;

/** The ISO 8601 day so many days after another, or before it. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
