import articles from "content:articles";
import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  useLoaderData,
  useRouteError,
} from "react-router";
import { getArticleSummary } from "../../features/articles/article-summary.ts";
import { getBlogPage } from "../../features/articles/blog-pages.ts";
import { LaterPage, type LaterPageData } from "./LaterPage.tsx";
import { buildLaterPageMeta } from "./later-page-head.ts";

/** Runs when the site is built, once for each page; the result is in it and in its .data file. */
export function loader({ params }: LoaderFunctionArgs): LaterPageData {
  const found = getBlogPage(articles, Number(params.number), "date");
  return found ? { ...found, articles: found.articles.map(getArticleSummary) } : null;
}

export function meta({ loaderData }: { loaderData?: LaterPageData }) {
  return buildLaterPageMeta(loaderData?.place);
}

export default function BlogByDate() {
  return <LaterPage data={useLoaderData<typeof loader>()} />;
}

/** On navigation inside the site a page that is no more shows as data that is not there. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <LaterPage data={null} />;
  throw error;
}
