import { ArticleContents } from "../../parts/articles/ArticleContents.tsx";
import type { Article } from "../../parts/articles/schema.ts";
import type { MediaWords } from "../../parts/media/schema.ts";
import { Video } from "../../parts/media/Video.tsx";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import { HtmlText } from "../../parts/ui/HtmlText.tsx";
import { Picture } from "../../parts/ui/Picture.tsx";
import { OwnStep } from "./OwnStep.tsx";
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
  const { parts, headings, faq, sources, nextStep } = article;
  const entries = [...headings];
  if (faq) entries.push({ id: faqId, text: faq.title });
  if (sources) entries.push({ id: sourcesId, text: words.sources.title });
  return (
    <div className="article-sheet page-column grid grid-cols-[minmax(0,1fr)] gap-x-14 pt-6 pb-10 md:pt-10 md:pb-16 lg:grid-cols-[15rem_minmax(0,1fr)] 2xl:grid-cols-[18rem_minmax(0,1fr)] 2xl:gap-x-20 print:block print:py-0">
      {entries.length >= longFrom ? (
        <ArticleContents title={words.contents} entries={entries} />
      ) : (
        <div />
      )}
      <div>
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
        {nextStep && <OwnStep step={nextStep} />}
      </div>
    </div>
  );
}

/** The questions at the end of an article: one open at a time, all open in print. */
function ArticleFaq({ id, faq }: { id: string; faq: NonNullable<Article["faq"]> }) {
  return (
    <>
      <h2 id={id}>{faq.title}</h2>
      <div className="mt-6 border-t border-ink">
        {faq.items.map(({ question, answer }) => (
          <details key={question} name={id} className="border-b border-hairline">
            <summary className="flex min-h-14 items-center justify-between gap-6 py-3 font-medium">
              {question}
              <span aria-hidden="true" className="group-mark flex-none" />
            </summary>
            <HtmlText html={answer} className="pr-10 pb-5 text-text" />
          </details>
        ))}
      </div>
      {faq.note && <HtmlText html={faq.note} className="mt-8" />}
    </>
  );
}

interface ArticleSourcesProps {
  id: string;
  sources: NonNullable<Article["sources"]>;
  words: ArticlePage["sources"];
}

/** What the article names and others published, each with the publisher's page. */
function ArticleSources({ id: headingId, sources, words }: ArticleSourcesProps) {
  return (
    <>
      <h2 id={headingId}>{words.title}</h2>
      <ol className="source-list">
        {sources.map(({ id, title, publisher, year, url }) => (
          <li key={id}>
            <AppLink href={url}>{title}</AppLink>
            {`, ${publisher}, ${year ?? words.undated}`}
          </li>
        ))}
      </ol>
    </>
  );
}

/** As wide as figures are in article.css. */
const sizes =
  "(min-width: 100rem) 67rem, (min-width: 80rem) 52rem, (min-width: 64rem) 46rem, 100vw";

interface ArticleIllustrationProps {
  illustration: Exclude<Article["parts"][number], { html: string }>;
  words: MediaWords;
}

/** A picture or video in an article's text. */
function ArticleIllustration({ illustration, words }: ArticleIllustrationProps) {
  const { picture, alt, caption, credit, video } = illustration;
  const isTall = picture.height > picture.width;
  return (
    <figure className={classNames("picture", isTall && "max-w-[32rem]")}>
      {video ? (
        <Video {...{ video, alt, sizes, words }} poster={picture} />
      ) : (
        <Picture {...{ picture, alt, sizes }} className="h-auto w-full" />
      )}
      {(caption || credit) && (
        <figcaption>
          {caption && <HtmlText html={caption} />}
          {credit && <span className="tag">{credit}</span>}
        </figcaption>
      )}
    </figure>
  );
}
