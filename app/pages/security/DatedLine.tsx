import { ArticleDay } from "../../parts/ui/Day.tsx";

/** "As of November 22, 2026": words around {date}, an ISO 8601 day. */
export function DatedLine({ pattern, day }: { pattern: string; day: string }) {
  const [before, after] = pattern.split("{date}");
  return (
    <span>
      {before}
      <ArticleDay date={day} />
      {after}
    </span>
  );
}
