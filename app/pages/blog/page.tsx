import articles from "content:articles";
import page from "content:pages/blog";
import { useLoaderData } from "react-router";
import { sortByTitle } from "../../parts/articles/article-lists.ts";
import { getArticleSummary } from "../../parts/articles/article-summary.ts";
import { buildMeta, getCanonicalUrl } from "../../parts/head/build-meta.ts";
import { buildFeedLink } from "../../parts/head/feed-link.ts";
import { buildPageGraph } from "../../parts/head/page-graph.ts";
import { StructuredData } from "../../parts/head/StructuredData.tsx";
import { ClosingCall } from "../../parts/sections/ClosingCall.tsx";
import { PageHero } from "../../parts/sections/PageHero.tsx";
import { getArticlePath, paths } from "../../routes.ts";
import { getBlogPage } from "../features/articles/blog-pages.ts";
import { ArticleRegister } from "./ArticleRegister.tsx";
import { buildNeighborLinks } from "./blog/later-page-head.ts";
import { FeaturedArticle } from "./FeaturedArticle.tsx";
import { SortControl } from "./SortControl.tsx";
import { useArticleOrder } from "./use-article-order.ts";

/**
 * Runs when the site is built; the result is in the page and in blog.data, not in the scripts.
 * However many articles there are, it has those of the first page alone.
 */
export function loader() {
  const first = getBlogPage(articles, 1);
  if (!first) throw new Error("the index has no first page");
  return {
    featured: articles.filter(({ featured }) => featured).map(getArticleSummary),
    others: first.articles.map(getArticleSummary),
    place: first.place,
  };
}

/** Another order of the same articles needs no new data. */
export function shouldRevalidate() {
  return false;
}

export function meta({ loaderData }: { loaderData?: ReturnType<typeof loader> }) {
  return [
    ...buildMeta({ title: page.title, description: page.description, path: paths.blog }),
    ...(loaderData ? buildNeighborLinks(loaderData.place) : []),
    buildFeedLink(page.feedTitle),
  ];
}

export default function Blog() {
  const { featured, others, place } = useLoaderData<typeof loader>();
  const [order, chooseOrder] = useArticleOrder();
  const areAllHere = place.last === 1;
  const graph = buildPageGraph({
    type: "CollectionPage",
    path: paths.blog,
    page,
    items: [...featured, ...others].map(({ slug, title }) => ({
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
      <ArticleRegister
        articles={areAllHere && order === "title" ? sortByTitle(others) : others}
        place={place}
        heading={page.more.title}
        sort={
          areAllHere && <SortControl labels={page.more.sort} order={order} onChoose={chooseOrder} />
        }
      />
      <ClosingCall {...page.closing} />
    </>
  );
}
