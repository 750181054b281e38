import articles from "content:articles";
import page from "content:pages/blog";
import { useLoaderData } from "react-router";
import { sortByTitle } from "../features/articles/article-lists.ts";
import { getArticleSummary } from "../features/articles/article-summary.ts";
import { SortControl } from "../features/articles/SortControl.tsx";
import { useArticleOrder } from "../features/articles/use-article-order.ts";
import { buildMeta, getCanonicalUrl } from "../head/build-meta.ts";
import { buildFeedLink } from "../head/feed-link.ts";
import { buildPageGraph } from "../head/page-graph.ts";
import { StructuredData } from "../head/StructuredData.tsx";
import { feedPath, getArticlePath, paths } from "../routes.ts";
import { ArticleGrid } from "../sections/blog/ArticleGrid.tsx";
import { FeaturedArticle } from "../sections/blog/FeaturedArticle.tsx";
import { FeedCell } from "../sections/blog/FeedCell.tsx";
import { ClosingCall } from "../sections/ClosingCall.tsx";
import { PageHero } from "../sections/PageHero.tsx";
import { SectionHead } from "../sections/SectionHead.tsx";

/** Runs when the site is built; the result is in the page and in blog.data, not in the scripts. */
export function loader() {
  return articles.map(getArticleSummary);
}

/** Another order of the same articles needs no new data. */
export function shouldRevalidate() {
  return false;
}

export function meta() {
  return [
    ...buildMeta({ title: page.title, description: page.description, path: paths.blog }),
    buildFeedLink(page.feedTitle),
  ];
}

export default function Blog() {
  const all = useLoaderData<typeof loader>();
  const [order, chooseOrder] = useArticleOrder();
  const featured = all.filter((article) => article.featured);
  const others = all.filter((article) => !article.featured);
  const graph = buildPageGraph({
    type: "CollectionPage",
    path: paths.blog,
    page,
    items: all.map(({ slug, title }) => ({
      name: title,
      url: getCanonicalUrl(getArticlePath(slug)),
    })),
  });
  return (
    <>
      <StructuredData graph={graph} />
      <PageHero
        label={page.label}
        title={page.headline}
        lead={page.lead}
        secondary={page.journey}
      />
      <section aria-labelledby="featured-title">
        <h2 id="featured-title" className="sr-only">
          {page.featured.title}
        </h2>
        {featured.map((article, index) => (
          <FeaturedArticle
            key={article.slug}
            article={article}
            labels={page.featured}
            room={index % 2 === 1}
          />
        ))}
      </section>
      <section aria-labelledby="more-title" className="py-band">
        <div className="page-column">
          <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
            <SectionHead id="more-title" label={[page.more.label]} title={page.more.title} />
            <SortControl labels={page.more.sort} order={order} onChoose={chooseOrder} />
          </div>
          <ArticleGrid articles={order === "title" ? sortByTitle(others) : others}>
            <FeedCell {...page.feed} href={feedPath} />
          </ArticleGrid>
        </div>
      </section>
      <ClosingCall {...page.closing} />
    </>
  );
}
