import { definePage, definePages } from "../../engine/page.ts";
import { getRelated } from "../../parts/articles/article-lists.ts";
import { authors } from "../../parts/articles/authors-schema.ts";
import { getAuthor, hasAuthorPage } from "../../parts/articles/authorship.ts";
import { RelatedArticles } from "../../parts/articles/RelatedArticles.tsx";
import { type Article, articles } from "../../parts/articles/schema.ts";
import { buildAuthor, buildBlogPosting } from "../../parts/head/site-entries.ts";
import { site } from "../../parts/head/site-schema.ts";
import { media } from "../../parts/media/schema.ts";
import { ClosingCall } from "../../parts/sections/ClosingCall.tsx";
import { MissingBand } from "../../parts/sections/MissingBand.tsx";
import { messages } from "../../parts/toasts/schema.ts";
import { ButtonLink } from "../../parts/ui/ButtonLink.tsx";
import { getArticlePath, paths } from "../../routes.ts";
import { ArticleHeader } from "./ArticleHeader.tsx";
import { ArticleText } from "./ArticleText.tsx";
import { CopyLink } from "./CopyLink.tsx";
import { articlePage } from "./schema.ts";

const articlePages = definePages({
  needs: { words: articlePage, articles, authors, media, messages, site },
  items: ({ articles }) => articles,
  address: ({ slug }: Article) => ({ path: getArticlePath(slug) }),
  head: ({ articles, authors, site }, article) => ({
    title: article.title,
    description: article.excerpt,
    hasFeed: true,
    isArticle: true,
    modified: article.date,
    faq: article.faq?.items.map(({ question, plain }) => ({ question, answer: plain })),
    others: (language: string) => {
      const author = getAuthor(authors, article);
      const entry = buildAuthor(site, author, hasAuthorPage(author.slug, articles));
      return [buildBlogPosting(site, article, entry, language)];
    },
  }),
  render({ words, articles, authors, media, messages: { confirmations } }, article) {
    const related = getRelated(article, articles, words.defaultRelated);
    return (
      <>
        <article data-parts>
          <ArticleHeader
            article={article}
            author={getAuthor(authors, article)}
            hasAuthorPage={hasAuthorPage(article.author, articles)}
            words={words}
          >
            <CopyLink
              label={words.copyLink}
              copied={confirmations.linkCopied}
              notCopied={confirmations.linkNotCopied}
            />
          </ArticleHeader>
          <ArticleText article={article} words={words} media={media} />
        </article>
        <RelatedArticles id="related" articles={related} words={words.related} />
        <ClosingCall {...words.closing} />
      </>
    );
  },
});

/** Shown in place of an article that does not exist. */
const missingArticle = definePage({
  address: { missingBelow: paths.blog },
  needs: { words: articlePage },
  head: ({ words }) => ({ title: words.title, description: words.description }),
  render({ words: { title, notFound } }) {
    const { eyebrow, text, link } = notFound;
    return (
      <MissingBand
        label={eyebrow}
        title={title}
        text={text}
        tag={eyebrow.at(-1) ?? ""}
        action={<ButtonLink {...link} arrow className="mt-9" />}
      />
    );
  },
});

export default [articlePages, missingArticle];
