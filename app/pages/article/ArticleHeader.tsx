import type { ReactNode } from "react";
import type { Author } from "../../parts/articles/authors-schema.ts";
import type { Article } from "../../parts/articles/schema.ts";
import { OfflineNote } from "../../parts/preview/OfflineNote.tsx";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import { BackLink } from "../../parts/ui/BackLink.tsx";
import { ArticleDay } from "../../parts/ui/Day.tsx";
import { Picture } from "../../parts/ui/Picture.tsx";
import { getAuthorPath } from "../../routes.ts";
import type { ArticlePage } from "./schema.ts";

interface ArticleHeaderProps {
  article: Article;
  author: Author;
  /** Whether the author has a page. */
  hasAuthorPage: boolean;
  words: ArticlePage;
  /** What a reader can do with the article, beside the way back. */
  children: ReactNode;
}

/** Title, excerpt, facts and picture, low enough that the text begins in the first window. */
export function ArticleHeader({ children, ...props }: ArticleHeaderProps) {
  const { article, words } = props;
  return (
    <header className="sheet-grid overflow-hidden border-b border-hairline print:border-0">
      <div className="page-column pt-2 pb-5 md:pt-4 md:pb-8">
        <div className="no-print flex flex-wrap items-center justify-between gap-x-4">
          <BackLink {...words.back} />
          {children}
        </div>
        <div className="mt-3 grid grid-cols-[minmax(0,1fr)_7rem] gap-x-12 gap-y-4 max-md:gap-x-4 md:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
          <div className="max-md:col-span-2 md:self-end">
            <OfflineNote {...article} />
            <h1 className="max-w-[17em] text-h2">{article.title}</h1>
            <p className="mt-3 max-w-read text-lead text-text md:mt-5">{article.excerpt}</p>
          </div>
          <ArticleFacts {...props} />
          <CoverPicture article={article} />
        </div>
      </div>
    </header>
  );
}

/** When, by whom, how long and of what kind, as one line. */
function ArticleFacts(props: Omit<ArticleHeaderProps, "children">) {
  const { article, author, hasAuthorPage, words } = props;
  const { date, readTime, category } = article;
  const name = hasAuthorPage ? (
    <AppLink href={getAuthorPath(author.slug)} className="quiet-link text-ink">
      {author.name}
    </AppLink>
  ) : (
    author.name
  );
  const facts = [
    [words.cells.date, <ArticleDay key="date" date={date} />],
    [words.cells.author, name],
    [words.cells.readTime, readTime],
    [words.cells.category, category],
  ] as const;
  return (
    <dl className="tag flex flex-wrap content-start items-baseline gap-x-5 gap-y-1 text-graphite md:pb-2">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="sr-only">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The article's picture: beside its facts on a phone, beside all of the head on wider pages. */
function CoverPicture({ article: { picture, pictureAlt, pictureCredit } }: { article: Article }) {
  return (
    <div className="md:col-start-2 md:row-span-2 md:row-start-1 md:self-center print:hidden">
      <Picture
        picture={picture}
        alt={pictureAlt}
        sizes="(min-width: 80rem) 440px, (min-width: 48rem) 35vw, 112px"
        priority
        className="aspect-5/4 w-full"
      />
      {pictureCredit && <p className="tag mt-1 text-graphite">{pictureCredit}</p>}
    </div>
  );
}
