import { ArticleContents } from "../../parts/articles/ArticleContents.tsx";
import type { Article } from "../../parts/articles/schema.ts";
import type { MediaWords } from "../../parts/media/schema.ts";
import { HtmlText } from "../../parts/ui/HtmlText.tsx";
import { ArticleFaq } from "./ArticleFaq.tsx";
import { ArticleIllustration } from "./ArticleIllustration.tsx";
import { ArticleSources } from "./ArticleSources.tsx";
import type { ArticlePage } from "./schema.ts";

/** Number of headings from which an article has a table of contents. */
const longFrom = 4;

const faqId = "questions";
const sourcesId = "sources";

interface ArticleTextProps {
  article: Article;
  words: ArticlePage;
  media: MediaWords;
}

/** The article itself, at reading width, with its table of contents next to it on wide pages. */
export function ArticleText({ article, words, media }: ArticleTextProps) {
  const { parts, headings, faq, sources } = article;
  const entries = [...headings];
  if (faq) entries.push({ id: faqId, text: faq.title });
  if (sources) entries.push({ id: sourcesId, text: words.sources.title });
  return (
    <div className="article-sheet page-column grid grid-cols-[minmax(0,1fr)] gap-x-14 py-10 md:py-16 lg:grid-cols-[15rem_minmax(0,1fr)] 2xl:grid-cols-[18rem_minmax(0,1fr)] 2xl:gap-x-20 print:block print:py-0">
      {entries.length >= longFrom ? (
        <ArticleContents title={words.contents} entries={entries} />
      ) : (
        <div />
      )}
      <div className="article-body max-w-read">
        {parts.map((part) =>
          "html" in part ? (
            <HtmlText key={part.html} html={part.html} />
          ) : (
            <ArticleIllustration key={part.picture.src} illustration={part} words={media} />
          ),
        )}
        {faq && <ArticleFaq id={faqId} faq={faq} />}
        {sources && <ArticleSources id={sourcesId} sources={sources} words={words.sources} />}
      </div>
    </div>
  );
}
