import { ArticleContents } from "../../parts/articles/ArticleContents.tsx";
import type { Article } from "../../parts/articles/schema.ts";
import { HtmlText } from "../../parts/ui/HtmlText.tsx";
import { ArticleFaq } from "./ArticleFaq.tsx";
import type { ArticlePage } from "./schema.ts";

/** From this many headings on, an article has a table of contents. */
const longFrom = 4;

const faqId = "questions";

/** The article itself, in reading width, with its table of contents beside it on wide pages. */
export function ArticleText({ article, words }: { article: Article; words: ArticlePage }) {
  const { html, headings, faq } = article;
  const entries = faq ? [...headings, { id: faqId, text: faq.title }] : headings;
  return (
    <div className="article-sheet page-column grid grid-cols-[minmax(0,1fr)] gap-x-14 py-10 md:py-16 lg:grid-cols-[15rem_minmax(0,1fr)] print:block print:py-0">
      {entries.length >= longFrom ? (
        <ArticleContents title={words.contents} entries={entries} />
      ) : (
        <div />
      )}
      <div className="article-body max-w-read">
        <HtmlText html={html} />
        {faq && <ArticleFaq id={faqId} faq={faq} />}
      </div>
    </div>
  );
}
