import articles from "content:articles";
import words from "content:blog-pages";
import page from "content:pages/blog";
import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  useLoaderData,
  useRouteError,
} from "react-router";
import type { ArticleSummary } from "../../content.ts";
import { getArticleSummary } from "../../features/articles/article-summary.ts";
import { getBlogPage, type PlaceInIndex } from "../../features/articles/blog-pages.ts";
import { getCanonicalUrl } from "../../head/build-meta.ts";
import { buildPageGraph } from "../../head/page-graph.ts";
import { StructuredData } from "../../head/StructuredData.tsx";
import { findArticleOrder, getArticlePath, getBlogPagePath, paths } from "../../routes.ts";
import { ClosingCall } from "../../sections/ClosingCall.tsx";
import { PageHero } from "../../sections/PageHero.tsx";
import NotFound from "../not-found.tsx";
import { ArticleRegister } from "./ArticleRegister.tsx";
import { buildLaterPageMeta, describePlace } from "./later-page-head.ts";

/** What the loader of a page of the index gives; null where the index has no such page. */
type LaterPageData = { articles: ArticleSummary[]; place: PlaceInIndex } | null;

/** Runs when the site is built, once for each page; the result is in it and in its .data file. */
export function loader({ params }: LoaderFunctionArgs): LaterPageData {
  const order = findArticleOrder(params.order);
  const found = order && getBlogPage(articles, Number(params.number), order);
  return found ? { ...found, articles: found.articles.map(getArticleSummary) } : null;
}

export function meta({ loaderData }: { loaderData?: LaterPageData }) {
  return buildLaterPageMeta(loaderData?.place);
}

/** A page of the index after the first, or of all articles in order of title. */
function LaterPage({ data }: { data: LaterPageData }) {
  if (!data) return <NotFound />;
  const { articles, place } = data;
  const { number, order } = place;
  const { section, sheet, lead, heading, title, description } = describePlace(place);
  const graph = buildPageGraph({
    type: "CollectionPage",
    path: getBlogPagePath(number, order),
    above: paths.blog,
    lastName: words.links.page.replace("{number}", String(number)),
    page: { title, description },
    items: articles.map(({ slug, title: name }) => ({
      name,
      url: getCanonicalUrl(getArticlePath(slug)),
    })),
  });
  return (
    <>
      <StructuredData graph={graph} />
      <PageHero label={[section, sheet]} title={page.headline} lead={lead} />
      <ArticleRegister articles={articles} place={place} heading={heading} />
      <ClosingCall {...page.closing} />
    </>
  );
}

export default function LaterPageRoute() {
  return <LaterPage data={useLoaderData<typeof loader>()} />;
}

/** On navigation inside the site a page that is no more shows as data that is not there. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <LaterPage data={null} />;
  throw error;
}
