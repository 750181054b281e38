import type { ReactNode } from "react";
import { ArticleFacts } from "../../parts/articles/ArticleFacts.tsx";
import type { Article } from "../../parts/articles/schema.ts";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import { Picture } from "../../parts/ui/Picture.tsx";
import { getArticlePath } from "../../routes.ts";

interface ArticleGridProps {
  id: string;
  articles: readonly Article[];
  /** The article that is marked as the newest, and how. */
  newest: { slug: string | undefined; label: string };
  /** The cell after the last article; it fills the row if it would be alone in it. */
  children: ReactNode;
}

/** The other articles as cells of a ruled sheet, two in a row. */
export function ArticleGrid({ id, articles, newest, children }: ArticleGridProps) {
  return (
    <ul
      id={id}
      className="mt-10 grid gap-px border border-hairline bg-hairline max-sm:-mx-gutter max-sm:border-x-0 md:mt-14 lg:grid-cols-2"
    >
      {articles.map((article, place) => (
        <li key={article.slug} data-title={article.title} data-place={place} className="grid">
          <ArticleCell
            article={article}
            mark={article.slug === newest.slug ? newest.label : undefined}
          />
        </li>
      ))}
      <li className="grid lg:odd:col-span-2">{children}</li>
    </ul>
  );
}

function ArticleCell({ article, mark }: { article: Article; mark: string | undefined }) {
  const { slug, title, excerpt, picture } = article;
  return (
    <article className="group/cell relative grid grid-cols-[1fr_auto] content-start gap-x-5 gap-y-4 bg-paper p-gutter transition-colors hover:bg-sheet sm:p-7">
      <ArticleFacts article={article} className="col-span-2">
        {mark && <span className="-my-0.5 bg-signal px-2 py-0.5 text-signal-ink">{mark}</span>}
      </ArticleFacts>
      <div>
        <h3 className="max-w-[15em] text-h3">
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
