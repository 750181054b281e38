import articles from "content:articles";
import messages from "content:messages";
import words from "content:pages/article";
import blog from "content:pages/blog";
import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  useLoaderData,
  useRouteError,
} from "react-router";
import { getRelated } from "../../parts/articles/article-lists.ts";
import { getArticleSummary } from "../../parts/articles/article-summary.ts";
import { buildBlogPosting } from "../../parts/head/article-record.ts";
import { buildMeta } from "../../parts/head/build-meta.ts";
import { buildFeedLink } from "../../parts/head/feed-link.ts";
import { buildPageGraph } from "../../parts/head/page-graph.ts";
import { StructuredData } from "../../parts/head/StructuredData.tsx";
import { ClosingCall } from "../../parts/sections/ClosingCall.tsx";
import { notify } from "../../parts/toasts/notices.ts";
import { getArticlePath } from "../../routes.ts";
import { ArticleHeader } from "./ArticleHeader.tsx";
import { ArticleNotFound } from "./ArticleNotFound.tsx";
import { ArticleText } from "./ArticleText.tsx";
import { CopyLinkButton } from "./CopyLinkButton.tsx";
import { RelatedArticles } from "./RelatedArticles.tsx";

/**
 * Runs when the site is built, once for each article; the result is in its page and in its .data
 * file, not in the scripts. Prerendered once without an article: that is the page for unknown slugs.
 */
export function loader({ params }: LoaderFunctionArgs) {
  const article = articles.find(({ slug }) => slug === params.slug);
  if (!article) return null;
  const related = getRelated(article, articles, words.defaultRelated);
  return { article, related: related.map(getArticleSummary) };
}

type LoaderData = ReturnType<typeof loader>;

export function meta({ loaderData }: { loaderData?: LoaderData }) {
  if (!loaderData) return buildMeta({ title: words.title, description: words.description });
  const { slug, title, excerpt } = loaderData.article;
  return [
    ...buildMeta({ title, description: excerpt, path: getArticlePath(slug), type: "article" }),
    buildFeedLink(blog.feedTitle),
  ];
}

export default function ArticlePage() {
  const data = useLoaderData<typeof loader>();
  if (!data) return <ArticleNotFound words={words} />;
  const { article, related } = data;
  const { confirmations } = messages;
  const graph = buildPageGraph({
    path: getArticlePath(article.slug),
    lastName: article.title,
    page: { title: article.title, description: article.excerpt },
    faq: article.faq?.items.map(({ question, plain }) => ({ question, answer: plain })),
    others: [buildBlogPosting(article)],
  });
  return (
    <>
      <StructuredData graph={graph} />
      <article>
        <ArticleHeader article={article} words={words}>
          <CopyLinkButton
            label={words.copyLink}
            onCopied={() => notify(confirmations.linkCopied)}
            onFailed={() => notify(confirmations.linkNotCopied)}
          />
        </ArticleHeader>
        <ArticleText article={article} words={words} />
      </article>
      <RelatedArticles articles={related} words={words.related} />
      <div className="print:hidden">
        <ClosingCall {...words.closing} />
      </div>
    </>
  );
}

/** On navigation inside the site an unknown slug shows as data that is not there. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <ArticleNotFound words={words} />;
  throw error;
}
