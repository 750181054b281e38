import type { ReactNode } from "react";
import { ArticleFacts } from "../../parts/articles/ArticleFacts.tsx";
import type { ArticleSummary } from "../../parts/articles/schema.ts";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import { Picture } from "../../parts/ui/Picture.tsx";
import { getArticlePath } from "../../routes.ts";

interface ArticleGridProps {
  id: string;
  articles: readonly ArticleSummary[];
  /** The cell after the last article; it fills the row where it would be alone in it. */
  children: ReactNode;
}

/** The other articles as cells of a ruled sheet, two in a row. */
export function ArticleGrid({ id, articles, children }: ArticleGridProps) {
  return (
    <ul
      id={id}
      className="mt-10 grid gap-px border border-hairline bg-hairline max-sm:-mx-gutter max-sm:border-x-0 md:mt-14 lg:grid-cols-2"
    >
      {articles.map((article) => (
        <li key={article.slug} data-title={article.title} className="grid">
          <ArticleCell article={article} />
        </li>
      ))}
      <li className="grid lg:odd:col-span-2">{children}</li>
    </ul>
  );
}

function ArticleCell({ article }: { article: ArticleSummary }) {
  const { slug, title, excerpt, picture } = article;
  return (
    <article className="group/cell relative grid grid-cols-[1fr_auto] gap-x-5 bg-paper p-gutter transition-colors hover:bg-sheet sm:p-7">
      <div>
        <ArticleFacts article={article} />
        <h3 className="mt-4 max-w-[15em] text-h3">
          <AppLink href={getArticlePath(slug)} className="card-cover">
            {title}
          </AppLink>
        </h3>
        <p className="mt-3 max-w-[32em] text-detail text-text">{excerpt}</p>
      </div>
      <div className="relative aspect-5/4 w-24 self-start sm:w-40 xl:w-48">
        <Picture
          picture={picture}
          alt=""
          sizes="(min-width: 80rem) 192px, (min-width: 30rem) 160px, 96px"
          className="absolute inset-0 size-full"
        />
      </div>
    </article>
  );
}
