import { fillPattern } from "content-model/fill-pattern";
import type { VideoFile } from "content-model/media-fields";
import { Link, Play } from "lucide-react";
import type { ReactNode } from "react";
import { definePage, definePages } from "../../engine/page.ts";
import { useBehavior, usePage } from "../../engine/page-context.ts";
import { ArticleContents, RelatedArticles } from "../../parts/articles/ArticleRows.tsx";
import { getAuthor, getRelated, hasAuthorPage } from "../../parts/articles/article-lists.ts";
import { type Article, articles, authors } from "../../parts/articles/schema.ts";
import { buildAuthor, buildBlogPosting } from "../../parts/head/page-graph.ts";
import { site } from "../../parts/head/site-schema.ts";
import { OfflineNote } from "../../parts/preview/PreviewBar.tsx";
import { ClosingCall } from "../../parts/sections/ClosingCall.tsx";
import { MissingBand } from "../../parts/sections/MissingBand.tsx";
import { type Messages, messages } from "../../parts/toasts/schema.ts";
import { Button } from "../../parts/ui/Button.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import { ArticleDay } from "../../parts/ui/Day.tsx";
import { AppLink, BackLink, ButtonLink } from "../../parts/ui/links.tsx";
import { Picture } from "../../parts/ui/Picture.tsx";
import { HtmlText } from "../../parts/ui/texts.tsx";
import { getArticlePath, getAuthorPath, paths } from "../../routes.ts";
import { type ArticlePage, articlePage, type MediaWords, media } from "./schema.ts";

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
    const { name, slug } = getAuthor(authors, article);
    const author = hasAuthorPage(slug, articles) ? (
      <AppLink href={getAuthorPath(slug)} className="quiet-link text-ink">
        {name}
      </AppLink>
    ) : (
      name
    );
    return (
      <>
        <article data-parts>
          <ArticleHeader {...{ article, words, author, confirmations }} />
          <ArticleText {...{ article, words, media }} />
        </article>
        <RelatedArticles
          id="related"
          articles={getRelated(article, articles, words.defaultRelated)}
          words={words.related}
        />
        <ClosingCall {...words.closing} />
      </>
    );
  },
});

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

interface Shown {
  article: Article;
  words: ArticlePage;
}

function ArticleHeader(
  props: Shown & { author: ReactNode; confirmations: Messages["confirmations"] },
) {
  const { article, words, author, confirmations } = props;
  const { cells } = words;
  const facts = [
    [cells.date, <ArticleDay key="date" date={article.date} />],
    [cells.author, author],
    [cells.readTime, article.readTime],
    [cells.category, article.category],
  ] as const;
  return (
    <header className="sheet-grid overflow-hidden border-b border-hairline print:border-0">
      <div className="page-column pt-2 pb-5 md:pt-4 md:pb-8">
        <div className="no-print flex flex-wrap items-center justify-between gap-x-4">
          <BackLink {...words.back} />
          {/* Copies the page’s address (article.behavior.ts). Scripts off, there is none. */}
          <Button
            tone="line"
            size="sm"
            data-copy-link
            data-copied={confirmations.linkCopied}
            data-not-copied={confirmations.linkNotCopied}
            {...useBehavior("article")}
            className="no-print [@media(scripting:none)]:hidden"
          >
            <Link aria-hidden="true" className="size-4" strokeWidth="2" />
            {words.copyLink}
          </Button>
        </div>
        <div className="mt-3 grid grid-cols-[minmax(0,1fr)_6.25rem] gap-x-12 gap-y-4 max-md:gap-x-4 md:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
          <div className="max-md:col-span-2 md:self-end">
            <OfflineNote {...article} />
            <h1 className="max-w-[17em] text-h2">{article.title}</h1>
            <p className="mt-3 max-w-read text-lead text-text md:mt-5">{article.excerpt}</p>
          </div>
          <dl className="tag flex flex-wrap content-start items-baseline gap-x-5 gap-y-1 max-md:gap-x-3 text-graphite md:pb-2">
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt className="sr-only">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {/* Beside the facts on a phone, beside all of the head on wider pages. */}
          <div className="md:col-start-2 md:row-span-2 md:row-start-1 md:self-center print:hidden">
            <Picture
              picture={article.picture}
              alt={article.pictureAlt}
              sizes="(min-width: 80rem) 440px, (min-width: 48rem) 35vw, 112px"
              priority
              className="aspect-5/4 w-full"
            />
            {article.pictureCredit && (
              <p className="tag mt-1 text-graphite">{article.pictureCredit}</p>
            )}
          </div>
        </div>
      </div>
    </header>
  );
}

/** Number of headings from which an article has a table of contents. */
const longFrom = 4;

const faqId = "questions";
const sourcesId = "sources";

/** The article itself, at reading width, with its table of contents next to it on wide pages. */
function ArticleText({ article, words, media }: Shown & { media: MediaWords }) {
  const { parts, faq, sources, nextStep } = article;
  const headings = [...article.headings];
  if (faq) headings.push({ id: faqId, text: faq.title });
  if (sources) headings.push({ id: sourcesId, text: words.sources.title });
  return (
    <div className="article-sheet page-column grid grid-cols-[minmax(0,1fr)] gap-x-14 pt-6 pb-10 md:pt-10 md:pb-16 lg:grid-cols-[15rem_minmax(0,1fr)] 2xl:grid-cols-[18rem_minmax(0,1fr)] 2xl:gap-x-20 print:block print:py-0">
      {headings.length >= longFrom ? (
        <ArticleContents title={words.contents} entries={headings} />
      ) : (
        <div />
      )}
      <div>
        <div className="article-body max-w-read">
          {parts.map((part) =>
            "html" in part ? (
              <HtmlText key={part.html} html={part.html} />
            ) : (
              <ArticleIllustration key={part.picture.src} {...part} words={media} />
            ),
          )}
          {faq && <ArticleFaq {...faq} />}
          {sources && (
            <>
              <h2 id={sourcesId}>{words.sources.title}</h2>
              <ol className="source-list">
                {sources.map(({ id, title, publisher, year, url }) => (
                  <li key={id}>
                    <AppLink href={url}>{title}</AppLink>
                    {`, ${publisher}, ${year ?? words.sources.undated}`}
                  </li>
                ))}
              </ol>
            </>
          )}
        </div>
        {nextStep && <OwnStep {...nextStep} />}
      </div>
    </div>
  );
}

function ArticleFaq({ title, items, note }: NonNullable<Article["faq"]>) {
  return (
    <>
      <h2 id={faqId}>{title}</h2>
      <div className="mt-6 border-t border-ink">
        {items.map(({ question, answer }) => (
          <details key={question} name={faqId} className="border-b border-hairline">
            <summary className="flex min-h-14 items-center justify-between gap-6 py-3 font-medium">
              {question}
              <span aria-hidden="true" className="group-mark flex-none" />
            </summary>
            <HtmlText html={answer} className="pr-10 pb-5 text-text" />
          </details>
        ))}
      </div>
      {note && <HtmlText html={note} className="mt-8" />}
    </>
  );
}

/** As wide as figures are in article.css. */
const sizes =
  "(min-width: 100rem) 67rem, (min-width: 80rem) 52rem, (min-width: 64rem) 46rem, 100vw";

type Illustration = Exclude<Article["parts"][number], { html: string }>;

function ArticleIllustration({ words, ...illustration }: Illustration & { words: MediaWords }) {
  const { picture, alt, caption, credit, video } = illustration;
  const isTall = picture.height > picture.width;
  return (
    <figure className={classNames("picture", isTall && "max-w-[32rem]")}>
      {video ? (
        <Video {...{ illustration, video, words }} />
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

/** What takes the article's subject further, at the end of its text. */
function OwnStep({ title, subtitle, link }: NonNullable<Article["nextStep"]>) {
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

/**
 * A video. The site's own is loaded when the visitor presses play; of one on another site, only the
 * poster is here, as a link that says where it leads.
 */
function Video(props: { illustration: Illustration; video: VideoFile; words: MediaWords }) {
  const { alt, picture } = props.illustration;
  const { file, link, captions } = props.video;
  const { language } = usePage().edition;
  if (link) {
    return (
      <a href={link} rel="noopener" className="block border border-ink no-underline">
        <Picture {...{ picture, alt, sizes }} className="h-auto w-full" />
        <span className="flex min-h-12 items-center gap-3 border-t border-ink bg-sheet px-4 py-2 text-small font-medium">
          <Play aria-hidden="true" className="size-3 flex-none fill-signal stroke-none" />
          <span className="underline underline-offset-4">
            {fillPattern(props.words.watch, { host: new URL(link).host })}
          </span>
        </span>
      </a>
    );
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: content without captions says why (media-fields.ts)
    <video
      controls
      preload="none"
      poster={picture.src}
      width={picture.width}
      height={picture.height}
      aria-label={alt}
      className="h-auto w-full bg-ink"
    >
      <source src={file} type={file?.endsWith(".webm") ? "video/webm" : "video/mp4"} />
      {captions && (
        <track kind="captions" src={captions} srcLang={language} label={props.words.captions} />
      )}
    </video>
  );
}
