import type { ReactNode } from "react";
import { getArticlePath } from "../../routes.ts";
import { classNames } from "../ui/class-names.ts";
import { ArticleDay } from "../ui/Day.tsx";
import { Arrow } from "../ui/icons.tsx";
import { AppLink } from "../ui/links.tsx";
import { Picture } from "../ui/Picture.tsx";
import { SheetLabel } from "../ui/SheetLabel.tsx";
import type { Article } from "./schema.ts";

/** Folded above the text on narrow pages; on wide ones beside it, on a scale that fills while it is read (article.css). */
export function ArticleContents({
  title,
  entries,
}: {
  title: string;
  entries: readonly { id: string; text: string }[];
}) {
  return (
    <nav
      aria-label={title}
      className="no-print max-lg:mb-6 max-lg:border max-lg:border-hairline max-lg:bg-sheet lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:max-h-[calc(100svh-var(--header-height)-3rem)] lg:self-start lg:overflow-y-auto"
    >
      <details className="peer lg:hidden">
        <summary className="tag flex min-h-12 items-center justify-between px-4 text-ink uppercase">
          {title}
          <span aria-hidden="true" className="group-mark" />
        </summary>
      </details>
      <p className="tag text-graphite uppercase max-lg:hidden">{title}</p>
      <ol className="contents-scale hidden text-small peer-open:block lg:block">
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function ArticleFacts({
  article,
  className,
  children,
}: {
  article: Pick<Article, "date" | "readTime" | "category">;
  className?: string;
  children?: ReactNode;
}) {
  const { category, date, readTime } = article;
  return (
    <p
      className={classNames(
        "tag flex flex-wrap gap-x-4 gap-y-1 text-graphite in-[.room]:text-room-mute",
        className,
      )}
    >
      {children}
      <span className="text-petrol in-[.room]:text-room-cleared">{category}</span>
      <span className="flex flex-wrap gap-x-4">
        <ArticleDay date={date} />
        <span>{readTime}</span>
      </span>
    </p>
  );
}

export function ArticleRows({ articles }: { articles: readonly Article[] }) {
  return (
    <ul className="@container border-t border-ink">
      {articles.map((article) => (
        <li
          key={article.slug}
          className="group/card relative grid grid-cols-[5.5rem_1fr] items-center gap-x-5 border-b border-hairline py-4 sm:grid-cols-[7rem_1fr_auto] sm:gap-x-7 @min-[60rem]:grid-cols-[7rem_1fr_1fr_auto]"
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
          <p className="hidden max-w-note text-detail text-text @min-[60rem]:block">
            {article.excerpt}
          </p>
          <Arrow className="text-h4 max-sm:hidden" />
        </li>
      ))}
    </ul>
  );
}

/** What to read next, as the lines of a drawing register; without any there is no band. */
export function RelatedArticles({
  id,
  articles,
  words,
}: {
  id: string;
  articles: readonly Article[];
  words: { label: string; title: string };
}) {
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
