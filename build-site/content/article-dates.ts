import type { ArticleHead } from "../../app/parts/articles/schema.ts";
import type { FieldPath } from "./content-file.ts";

type Dates = Pick<ArticleHead, "date" | "draft" | "publish" | "until">;

/** Today, UTC, as content writes a day. */
const getToday = () => new Date().toISOString().slice(0, 10);

/** Whether a day, ISO 8601, is over (UTC). */
export function hasPassed(day: string): boolean {
  return day < getToday();
}

/** Whether visitors see an article today. */
export function isOnline({ draft, publish, until }: Dates): boolean {
  const isPublished = !publish || publish <= getToday();
  return !draft && isPublished && !(until && hasPassed(until.day));
}

/** What is wrong with an article's dates, or undefined. */
export function findDateFault(dates: Dates): { path: FieldPath; message: string } | undefined {
  const { date, draft, publish, until } = dates;
  if (publish && until && until.day < publish) {
    return { path: ["until", "day"], message: `"${until.day}" is before publish, ${publish}` };
  }
  if (!draft && date > (publish ?? getToday())) {
    const message = publish
      ? `"${date}" is after publish, ${publish}; it would be online before its own date`
      : `"${date}" is in the future; add a line "publish: ${date}" to put it online on that day, or "draft: true"`;
    return { path: ["date"], message };
  }
  return undefined;
}
