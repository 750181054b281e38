import type { ReactNode } from "react";
import { definePage, definePages } from "../../engine/page.ts";
import { useBehavior } from "../../engine/page-context.ts";
import { ArticleContents } from "../../parts/articles/ArticleContents.tsx";
import { RelatedArticles } from "../../parts/articles/ArticleRows.tsx";
import { getAuthor, getRelated, hasAuthorPage } from "../../parts/articles/article-lists.ts";
import { type Article, type Author, articles, authors } from "../../parts/articles/schema.ts";
import { buildAuthor, buildBlogPosting } from "../../parts/head/site-entries.ts";
import { site } from "../../parts/head/site-schema.ts";
import { type MediaWords, media } from "../../parts/media/schema.ts";
import { Video } from "../../parts/media/Video.tsx";
import { OfflineNote } from "../../parts/preview/OfflineNote.tsx";
import { ClosingCall } from "../../parts/sections/ClosingCall.tsx";
import { MissingBand } from "../../parts/sections/MissingBand.tsx";
import { messages } from "../../parts/toasts/schema.ts";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import { BackLink } from "../../parts/ui/BackLink.tsx";
import { Button } from "../../parts/ui/Button.tsx";
import { ButtonLink } from "../../parts/ui/ButtonLink.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import { ArticleDay } from "../../parts/ui/Day.tsx";
import { HtmlText } from "../../parts/ui/HtmlText.tsx";
import { Picture } from "../../parts/ui/Picture.tsx";
import { getArticlePath, getAuthorPath, paths } from "../../routes.ts";
import { type ArticlePage, articlePage } from "./schema.ts";

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

interface ArticleHeaderProps {
  article: Article;
  author: Author;
  /** Whether the author has a page. */
  hasAuthorPage: boolean;
  words: ArticlePage;
  /** What a reader can do with the article, beside the way back. */
  children: ReactNode;
}

/** Title, excerpt, facts and picture, low enough that the text begins in the first window. */
function ArticleHeader({ children, ...props }: ArticleHeaderProps) {
  const { article, words } = props;
  return (
    <header className="sheet-grid overflow-hidden border-b border-hairline print:border-0">
      <div className="page-column pt-2 pb-5 md:pt-4 md:pb-8">
        <div className="no-print flex flex-wrap items-center justify-between gap-x-4">
          <BackLink {...words.back} />
          {children}
        </div>
        <div className="mt-3 grid grid-cols-[minmax(0,1fr)_7rem] gap-x-12 gap-y-4 max-md:gap-x-4 md:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
          <div className="max-md:col-span-2 md:self-end">
            <OfflineNote {...article} />
            <h1 className="max-w-[17em] text-h2">{article.title}</h1>
            <p className="mt-3 max-w-read text-lead text-text md:mt-5">{article.excerpt}</p>
          </div>
          <ArticleFacts {...props} />
          <CoverPicture article={article} />
        </div>
      </div>
    </header>
  );
}

/** When, by whom, how long and of what kind, as one line. */
function ArticleFacts(props: Omit<ArticleHeaderProps, "children">) {
  const { article, author, hasAuthorPage, words } = props;
  const { date, readTime, category } = article;
  const name = hasAuthorPage ? (
    <AppLink href={getAuthorPath(author.slug)} className="quiet-link text-ink">
      {author.name}
    </AppLink>
  ) : (
    author.name
  );
  const facts = [
    [words.cells.date, <ArticleDay key="date" date={date} />],
    [words.cells.author, name],
    [words.cells.readTime, readTime],
    [words.cells.category, category],
  ] as const;
  return (
    <dl className="tag flex flex-wrap content-start items-baseline gap-x-5 gap-y-1 text-graphite md:pb-2">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="sr-only">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The article's picture: beside its facts on a phone, beside all of the head on wider pages. */
function CoverPicture({ article: { picture, pictureAlt, pictureCredit } }: { article: Article }) {
  return (
    <div className="md:col-start-2 md:row-span-2 md:row-start-1 md:self-center print:hidden">
      <Picture
        picture={picture}
        alt={pictureAlt}
        sizes="(min-width: 80rem) 440px, (min-width: 48rem) 35vw, 112px"
        priority
        className="aspect-5/4 w-full"
      />
      {pictureCredit && <p className="tag mt-1 text-graphite">{pictureCredit}</p>}
    </div>
  );
}

interface CopyLinkProps {
  label: string;
  /** Confirmations of what happened. */
  copied: string;
  notCopied: string;
}

/** The button that copies the page’s address (article.behavior.ts). Scripts off, there is none. */
function CopyLink({ label, copied, notCopied }: CopyLinkProps) {
  return (
    <Button
      tone="line"
      size="sm"
      data-copy-link
      data-copied={copied}
      data-not-copied={notCopied}
      {...useBehavior("article")}
      className="no-print [@media(scripting:none)]:hidden"
    >
      <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 fill-none stroke-current">
        <path
          d="M6.5 9.5l3-3M7 4.5l1.6-1.6a3 3 0 0 1 4.5 4.5L11.5 9M9 11.5l-1.6 1.6a3 3 0 0 1-4.5-4.5L4.5 7"
          strokeWidth="1.4"
        />
      </svg>
      {label}
    </Button>
  );
}

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
function ArticleText({ article, words, media }: ArticleTextProps) {
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

interface OwnStepProps {
  step: NonNullable<Article["nextStep"]>;
}

/** What takes the article's subject further, at the end of its text. */
function OwnStep({ step: { title, subtitle, link } }: OwnStepProps) {
  return (
    <section
      aria-labelledby="step-title"
      className="no-print mt-12 grid max-w-read gap-x-8 gap-y-4 border border-ink bg-sheet p-5 sm:grid-cols-[1fr_auto] sm:items-center sm:p-7"
    >
      <div>
        <h2 id="step-title" className="text-h3">
          {title}
        </h2>
        <p className="mt-2 text-detail text-text">{subtitle}</p>
      </div>
      <ButtonLink tone="signal" {...link} arrow className="justify-self-start" />
    </section>
  );
}
