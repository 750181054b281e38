import { ArticleFacts } from "../../parts/articles/ArticleFacts.tsx";
import type { ArticleSummary } from "../../parts/articles/schema.ts";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import { Arrow } from "../../parts/ui/Arrow.tsx";
import { Picture } from "../../parts/ui/Picture.tsx";
import { SheetLabel } from "../../parts/ui/SheetLabel.tsx";
import { getArticlePath } from "../../routes.ts";
import type { ArticlePage } from "./schema.ts";

interface RelatedArticlesProps {
  articles: readonly ArticleSummary[];
  words: ArticlePage["related"];
}

/** What to read next, as the lines of a drawing register. */
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
        <ul className="border-t border-ink">
          {articles.map((article) => (
            <li
              key={article.slug}
              className="group/card relative grid grid-cols-[5.5rem_1fr] items-center gap-x-5 border-b border-hairline py-4 sm:grid-cols-[7rem_1fr_auto] sm:gap-x-7"
            >
              <div className="relative aspect-5/4">
                <Picture
                  picture={article.picture}
                  alt=""
                  sizes="112px"
                  className="absolute inset-0 size-full"
                />
              </div>
              <div>
                <h3 className="text-h4">
                  <AppLink href={getArticlePath(article.slug)} className="card-cover">
                    {article.title}
                  </AppLink>
                </h3>
                <ArticleFacts article={article} className="mt-2" />
              </div>
              <Arrow className="text-h4  max-sm:hidden" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
