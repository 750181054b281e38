import words from "content:blog-pages";
import page from "content:pages/blog";
import type { ReactNode } from "react";
import type { ArticleSummary } from "../../parts/articles/schema.ts";
import type { PlaceInIndex } from "../../features/articles/blog-pages.ts";
import { SortLink } from "../../features/articles/SortLink.tsx";
import { SectionHead } from "../../parts/sections/SectionHead.tsx";
import { feedPath, getBlogPagePath } from "../../routes.ts";
import { Pagination } from "../../ui/Pagination.tsx";
import { ArticleGrid } from "./ArticleGrid.tsx";
import { FeedCell } from "./FeedCell.tsx";

const headingId = "more-title";

interface ArticleRegisterProps {
  articles: readonly ArticleSummary[];
  place: PlaceInIndex;
  heading: string;
  /** Sorts the articles where they are all on this page. */
  sort?: ReactNode;
}

/** The articles of one page of the index, with the ways to the other pages where there are any. */
export function ArticleRegister({ articles, place, heading, sort }: ArticleRegisterProps) {
  const { order, number, last } = place;
  const isByTitle = order === "title";
  const otherOrder = getBlogPagePath(1, isByTitle ? "date" : "title");
  return (
    <section aria-labelledby={headingId} className="py-band">
      <div className="page-column">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 [&_h2]:scroll-mt-12">
          <SectionHead id={headingId} label={[page.more.label]} title={heading} />
          {sort || (
            <SortLink
              labels={page.more.sort}
              sorted={words.sorted}
              inUse={isByTitle}
              href={`${otherOrder}#${headingId}`}
            />
          )}
        </div>
        <ArticleGrid articles={articles}>
          <FeedCell {...page.feed} href={feedPath} />
        </ArticleGrid>
        {last > 1 && (
          <div className="mt-10">
            <Pagination
              words={words.links}
              number={number}
              last={last}
              getHref={(other) => getBlogPagePath(other, order)}
            />
          </div>
        )}
      </div>
    </section>
  );
}
