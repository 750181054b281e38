import type { FieldPath } from "./content-file.ts";

/** The days of an article or of an entry of an open folder, ISO 8601. */
export interface Dates {
  /** that it bears itself */
  date?: string;
  draft?: boolean | undefined;
  publish?: string | undefined;
  until?: { day: string; to: string } | undefined;
}

/** Today, UTC, as content writes a day. */
const getToday = () => new Date().toISOString().slice(0, 10);

/** Whether a day, ISO 8601, is over (UTC). */
export function hasPassed(day: string): boolean {
  return day < getToday();
}

/** Whether visitors see it today. */
export function isOnline({ draft, publish, until }: Dates): boolean {
  const isPublished = !publish || publish <= getToday();
  return !draft && isPublished && !(until && hasPassed(until.day));
}

/** What is wrong with the dates, or undefined. */
export function findDateFault(dates: Dates): { path: FieldPath; message: string } | undefined {
  const { date, draft, publish, until } = dates;
  if (publish && until && until.day < publish) {
    return { path: ["until", "day"], message: `"${until.day}" is before publish, ${publish}` };
  }
  if (date && until && until.day < date) {
    return { path: ["date"], message: `"${date}" is after its last day, ${until.day}` };
  }
  if (!draft && date && date > (publish ?? getToday())) {
    const message = publish
      ? `"${date}" is after publish, ${publish}; it would be online before its own date`
      : `"${date}" is in the future; add a line "publish: ${date}" to put it online on that day, or "draft: true"`;
    return { path: ["date"], message };
  }
  return undefined;
}
