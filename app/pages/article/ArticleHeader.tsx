import type { ReactNode } from "react";
import type { Author } from "../../parts/articles/authors-schema.ts";
import type { Article } from "../../parts/articles/schema.ts";
import { OfflineNote } from "../../parts/preview/OfflineNote.tsx";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import { BackLink } from "../../parts/ui/BackLink.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import { ArticleDay } from "../../parts/ui/Day.tsx";
import { Picture } from "../../parts/ui/Picture.tsx";
import { TitleCell } from "../../parts/ui/TitleCell.tsx";
import { getAuthorPath } from "../../routes.ts";
import type { ArticlePage } from "./schema.ts";

interface ArticleHeaderProps {
  article: Article;
  author: Author;
  hasAuthorPage: boolean;
  words: ArticlePage;
  /** What a reader can do with the article, in the title block's last cell. */
  children: ReactNode;
}

/** Title, excerpt and picture, and the title block of the sheet: date, author, read time, category. */
export function ArticleHeader(props: ArticleHeaderProps) {
  const { article, author, hasAuthorPage, words, children } = props;
  const { back, cells } = words;
  return (
    <header className="sheet-grid overflow-hidden border-b border-hairline print:border-0">
      <div className="page-column">
        <div className="grid gap-x-12 gap-y-6 pt-6 pb-8 md:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] md:items-center md:pt-10 lg:pb-12">
          <div className="lg:py-6">
            <BackLink {...back} />
            <OfflineNote {...article} />
            <h1 className="mt-4 max-w-[12em] text-[clamp(2.25rem,1.5rem+3vw,3.875rem)] leading-[1.01] tracking-[-0.035em] md:mt-6">
              {article.title}
            </h1>
            <p className="mt-5 max-w-note text-lead text-text md:mt-6">{article.excerpt}</p>
          </div>
          <ArticlePicture article={article} />
        </div>
        <div className="grid border-t border-l border-ink bg-sheet md:grid-cols-[1fr_auto] print:border-l-0 print:bg-transparent">
          <TitleCells {...{ article, author, hasAuthorPage, cells }} />
          <div className="no-print flex items-center border-r border-b border-ink px-4 py-3 lg:px-5">
            {children}
          </div>
        </div>
        <div className="pb-10 print:pb-4" />
      </div>
    </header>
  );
}

function ArticlePicture({ article }: Pick<ArticleHeaderProps, "article">) {
  const { picture, pictureAlt, pictureCredit } = article;
  return (
    <div
      className={classNames(
        "relative aspect-5/4 w-full print:hidden",
        // A scene has no edges; a photo keeps to the columns.
        picture.isOpaque
          ? "max-md:aspect-3/2"
          : "mx-auto max-w-[40rem] lg:-mr-3 lg:w-[calc(100%+0.75rem)] lg:max-w-none",
      )}
    >
      <Picture
        picture={picture}
        alt={pictureAlt}
        sizes="(min-width: 80rem) 640px, (min-width: 48rem) 50vw, (min-width: 40rem) 40rem, 100vw"
        priority
        className="absolute inset-0 size-full"
      />
      {pictureCredit && (
        <p className="tag absolute bottom-0 left-0 bg-paper py-1 pr-3 text-graphite">
          {pictureCredit}
        </p>
      )}
    </div>
  );
}

interface TitleCellsProps extends Omit<ArticleHeaderProps, "words" | "children"> {
  cells: ArticlePage["cells"];
}

function TitleCells({ article, author, hasAuthorPage, cells }: TitleCellsProps) {
  const { date, readTime, category } = article;
  return (
    <dl className="grid grid-cols-2 md:grid-cols-[repeat(4,auto)]">
      <TitleCell label={cells.date}>
        <ArticleDay date={date} />
      </TitleCell>
      <TitleCell label={cells.author}>
        {hasAuthorPage ? (
          <AppLink href={getAuthorPath(author.slug)} className="quiet-link">
            {author.name}
          </AppLink>
        ) : (
          author.name
        )}
      </TitleCell>
      <TitleCell label={cells.readTime}>{readTime}</TitleCell>
      <TitleCell label={cells.category}>{category}</TitleCell>
    </dl>
  );
}
