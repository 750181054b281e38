import type { Article } from "../../parts/articles/schema.ts";
import { SectionHead } from "../../parts/sections/SectionHead.tsx";
import { feedPath } from "../../routes.ts";
import { ArticleGrid } from "./ArticleGrid.tsx";
import { FeedCell } from "./FeedCell.tsx";
import { SortControl } from "./SortControl.tsx";
import type { BlogPage } from "./schema.ts";

const listId = "more-articles";

interface ArticleRegisterProps {
  articles: readonly Article[];
  /** Slug of the newest article of all. */
  newest: string | undefined;
  page: BlogPage;
}

/** The articles below the featured ones, newest first, with their sort control. */
export function ArticleRegister({ articles, newest, page }: ArticleRegisterProps) {
  const { label, title, sort, newest: newestLabel } = page.more;
  return (
    <section aria-labelledby="more-title" className="py-band">
      <div className="page-column">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 [&_h2]:scroll-mt-12">
          <SectionHead id="more-title" label={[label]} title={title} />
          <SortControl labels={sort} listId={listId} />
        </div>
        <ArticleGrid id={listId} articles={articles} newest={{ slug: newest, label: newestLabel }}>
          <FeedCell {...page.feed} href={feedPath} />
        </ArticleGrid>
      </div>
    </section>
  );
}
