import { fillPieces } from "content-model/fill-pattern";
import { usePage } from "../../engine/page-context.ts";
import { formatArticleDay, formatDay } from "./dates.ts";

/** A day in the words of the page's language: "29 October 2025". */
export function Day({ date }: { date: string }) {
  const { language } = usePage().edition;
  return <time dateTime={date}>{formatDay(date, language)}</time>;
}

/** A day as articles and legal texts have it: "March 15, 2024". */
export function ArticleDay({ date }: { date: string }) {
  const { locale } = usePage().edition;
  return <time dateTime={date}>{formatArticleDay(date, locale)}</time>;
}

/** "As of November 22, 2026": words around {date}, an ISO 8601 day. */
export function DatedLine({ pattern, day }: { pattern: string; day: string }) {
  return <span>{fillPieces(pattern, { date: <ArticleDay key="date" date={day} /> })}</span>;
}

/** When the page was last revised, words around {date}, in small type as a drawing's revision note. */
export function LastUpdated({ pattern, date }: { pattern: string; date: string }) {
  return (
    <p className="text-label text-graphite">
      {fillPieces(pattern, { date: <Day key="date" date={date} /> })}
    </p>
  );
}
