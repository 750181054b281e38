import { SheetLabel } from "../ui/SheetLabel.tsx";
import { ArticleRows } from "./ArticleRows.tsx";
import type { Article } from "./schema.ts";

interface RelatedArticlesProps {
  /** Unique on the page; the heading's id is made from it. */
  id: string;
  articles: readonly Article[];
  words: { label: string; title: string };
}

/** What to read next, as the lines of a drawing register; without any there is no band. */
export function RelatedArticles({ id, articles, words }: RelatedArticlesProps) {
  if (articles.length === 0) return;
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="no-print border-t border-hairline bg-sheet py-[calc(var(--spacing-band)*0.8)]"
    >
      <div className="page-column grid gap-x-14 gap-y-8 lg:grid-cols-[15rem_minmax(0,1fr)] 2xl:grid-cols-[18rem_minmax(0,1fr)] 2xl:gap-x-20">
        <div>
          <SheetLabel parts={[words.label]} />
          <h2 id={`${id}-title`} className="mt-4 text-h3">
            {words.title}
          </h2>
        </div>
        <ArticleRows articles={articles} />
      </div>
    </section>
  );
}
