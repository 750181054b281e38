import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import { ArticleDay } from "../ui/Day.tsx";
import type { Article } from "./schema.ts";

interface ArticleFactsProps {
  article: Pick<Article, "date" | "readTime" | "category">;
  className?: string;
  /** What else there is to say, at the front. */
  children?: ReactNode;
}

/** The small line above an article's title: category, day, read time. */
export function ArticleFacts({ article, className, children }: ArticleFactsProps) {
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
