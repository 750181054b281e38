import words from "content:blog-pages";
import page from "content:pages/blog";
import type { ArticleSummary } from "../../content.ts";
import type { PlaceInIndex } from "../../features/articles/blog-pages.ts";
import { getCanonicalUrl } from "../../head/build-meta.ts";
import { buildPageGraph } from "../../head/page-graph.ts";
import { StructuredData } from "../../head/StructuredData.tsx";
import { getArticlePath, getBlogPagePath, paths } from "../../routes.ts";
import { ClosingCall } from "../../sections/ClosingCall.tsx";
import { PageHero } from "../../sections/PageHero.tsx";
import NotFound from "../not-found.tsx";
import { ArticleRegister } from "./ArticleRegister.tsx";
import { describePlace } from "./later-page-head.ts";

/** What the loader of a page of the index gives; null where the index has no such page. */
export type LaterPageData = { articles: ArticleSummary[]; place: PlaceInIndex } | null;

/** A page of the index after the first, or of all articles in order of title. */
export function LaterPage({ data }: { data: LaterPageData }) {
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
