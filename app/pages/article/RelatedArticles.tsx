import { ArticleRows } from "../../parts/articles/ArticleRows.tsx";
import type { ArticleSummary } from "../../parts/articles/schema.ts";
import { SheetLabel } from "../../parts/ui/SheetLabel.tsx";
import type { ArticlePage } from "./schema.ts";

interface RelatedArticlesProps {
  articles: readonly ArticleSummary[];
  words: ArticlePage["related"];
}

/** What to read next. */
export function RelatedArticles({ articles, words }: RelatedArticlesProps) {
  return (
    <section
      aria-labelledby="related-title"
      className="no-print border-t border-hairline bg-sheet py-[calc(var(--spacing-band)*0.8)]"
    >
      <div className="page-column grid gap-x-14 gap-y-8 lg:grid-cols-[15rem_minmax(0,1fr)] 2xl:grid-cols-[18rem_minmax(0,1fr)] 2xl:gap-x-20">
        <div>
          <SheetLabel parts={[words.label]} />
          <h2 id="related-title" className="mt-4 text-h3">
            {words.title}
          </h2>
        </div>
        <ArticleRows articles={articles} />
      </div>
    </section>
  );
}
