import { definePage } from "../../engine/page.ts";
import { useBehavior } from "../../engine/page-context.ts";
import { ArticleFacts } from "../../parts/articles/ArticleRows.tsx";
import { type Article, articles } from "../../parts/articles/schema.ts";
import { ClosingCall } from "../../parts/sections/ClosingCall.tsx";
import { PageHero } from "../../parts/sections/PageHero.tsx";
import { SectionHead } from "../../parts/sections/Section.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import { Arrow } from "../../parts/ui/icons.tsx";
import { AppLink } from "../../parts/ui/links.tsx";
import { Picture } from "../../parts/ui/Picture.tsx";
import { SheetLabel } from "../../parts/ui/SheetLabel.tsx";
import { feedPath, getArticlePath, getCanonicalPath, paths } from "../../routes.ts";
import { type BlogPage, blogPage } from "./schema.ts";

export default definePage({
  address: { path: paths.blog },
  needs: { words: blogPage, articles },
  head: ({ words, articles }) => ({
    ...words,
    type: "CollectionPage",
    hasFeed: true,
    items: articles
      .toSorted((a, b) => Number(b.featured) - Number(a.featured))
      .map(({ slug, title }) => ({ name: title, href: getCanonicalPath(getArticlePath(slug)) })),
  }),
  render({ words, articles }) {
    const featured = articles.filter((article) => article.featured);
    const others = articles.filter((article) => !article.featured);
    const [newest] = articles;
    return (
      <>
        <PageHero
          label={words.label}
          title={words.headline}
          lead={words.lead}
          primary={newest && { label: words.readNewest, href: getArticlePath(newest.slug) }}
          secondary={words.journey}
        />
        <section aria-labelledby="featured-title">
          <h2 id="featured-title" className="sr-only">
            {words.featured.title}
          </h2>
          {featured.map((article, index) => (
            <FeaturedArticle
              key={article.slug}
              article={article}
              words={words}
              room={index % 2 === 1}
            />
          ))}
        </section>
        <ArticleRegister articles={others} newest={newest} words={words} />
        <ClosingCall {...words.closing} />
      </>
    );
  },
});

/** A large article of the index: its picture over half the page. The whole band is the link. */
function FeaturedArticle(props: { article: Article; words: BlogPage; room: boolean }) {
  const { article, words, room } = props;
  const { slug, title, excerpt, picture, pictureAlt } = article;
  return (
    <article
      className={classNames(
        "group/card relative overflow-hidden border-b",
        room ? "room sheet-grid border-room-edge bg-room text-white" : "border-hairline bg-sheet",
      )}
    >
      <div
        className={classNames(
          "page-column grid items-center gap-x-12 gap-y-4 pt-12 pb-6 md:py-10 lg:py-16",
          room ? "md:grid-cols-[1.15fr_1fr]" : "md:grid-cols-[1fr_1.15fr]",
        )}
      >
        <div className={room ? "md:order-2" : undefined}>
          <SheetLabel parts={[words.featured.label]} />
          <h3 className="mt-5 max-w-[9.5em] text-h2">
            <AppLink
              href={getArticlePath(slug)}
              className="card-cover focus-visible:after:-outline-offset-8"
            >
              {title}
            </AppLink>
          </h3>
          <ArticleFacts article={article} className="mt-5" />
          <p className="mt-5 max-w-note text-lead text-text in-[.room]:text-room-text">{excerpt}</p>
          <p aria-hidden="true" className="mt-7 inline-flex items-center gap-2.5 font-medium">
            <span className="underline decoration-1 underline-offset-6">{words.featured.read}</span>
            <Arrow />
          </p>
        </div>
        <div className={classNames("relative", room ? "lg:-ml-8" : "lg:-mr-8")}>
          <div className="relative mx-auto aspect-5/4 max-w-[46rem]">
            <Picture
              picture={picture}
              alt={pictureAlt}
              sizes="(min-width: 80rem) 736px, (min-width: 48rem) 54vw, 100vw"
              className="absolute inset-0 size-full"
            />
          </div>
        </div>
      </div>
    </article>
  );
}

const listId = "more-articles";

/**
 * The articles below the featured ones as cells of a ruled sheet, newest first: the order in words, and the only other one
 * as a toggle button (blog.behavior.ts), which is not there without scripts. The last cell says how to get new articles
 * without giving an email address.
 */
function ArticleRegister(props: {
  articles: readonly Article[];
  newest: Article | undefined;
  words: BlogPage;
}) {
  const { articles, newest, words } = props;
  const { feed } = words;
  const { label, title, sort, newest: mark } = words.more;
  return (
    <section aria-labelledby="more-title" className="py-band">
      <div className="page-column">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 [&_h2]:scroll-mt-12">
          <SectionHead id="more-title" label={[label]} title={title} />
          <fieldset className="flex items-center gap-4">
            <legend className="sr-only">{sort.label}</legend>
            <p
              role="status"
              className="tag text-graphite uppercase"
              data-by-title={sort.sortedByTitle}
            >
              {sort.sortedByDate}
            </p>
            <button
              type="button"
              aria-pressed={false}
              data-sorts={listId}
              {...useBehavior("blog")}
              className="no-print inline-flex min-h-11 items-center gap-2.5 rounded-md border border-ink px-4 text-small font-medium text-ink transition-colors not-aria-pressed:hover:bg-sheet aria-pressed:bg-ink aria-pressed:text-white md:min-h-10 forced-colors:aria-pressed:outline-3 [@media(scripting:none)]:hidden"
            >
              {/* Lines of a list, each longer than the one above it. */}
              <svg
                viewBox="0 0 12 12"
                aria-hidden="true"
                className="size-3 fill-none stroke-current"
              >
                <path d="M1 2h4M1 6h7M1 10h10" strokeWidth="1.5" />
              </svg>
              {sort.byTitle}
            </button>
          </fieldset>
        </div>
        <ul
          id={listId}
          className="mt-10 grid gap-px border border-hairline bg-hairline max-sm:-mx-gutter max-sm:border-x-0 md:mt-14 lg:grid-cols-2"
        >
          {articles.map((article, place) => (
            <li key={article.slug} data-title={article.title} data-place={place} className="grid">
              <article className="group/cell relative grid grid-cols-[1fr_auto] content-start gap-x-5 gap-y-4 bg-paper p-gutter transition-colors hover:bg-sheet sm:p-7">
                <ArticleFacts article={article} className="col-span-2">
                  {article === newest && (
                    <span className="-my-0.5 bg-signal px-2 py-0.5 text-signal-ink">{mark}</span>
                  )}
                </ArticleFacts>
                <div>
                  <h3 className="max-w-[15em] text-h3">
                    <AppLink href={getArticlePath(article.slug)} className="card-cover">
                      {article.title}
                    </AppLink>
                  </h3>
                  <p className="mt-3 max-w-[32em] text-detail text-text">{article.excerpt}</p>
                </div>
                <div className="relative aspect-5/4 w-24 self-start sm:w-40 xl:w-48">
                  <Picture
                    picture={article.picture}
                    alt=""
                    sizes="(min-width: 80rem) 192px, (min-width: 30rem) 160px, 96px"
                    className="absolute inset-0 size-full"
                  />
                </div>
              </article>
            </li>
          ))}
          {/* It fills the row if it would be alone in it. */}
          <li className="grid lg:odd:col-span-2">
            <div className="flex flex-col items-start bg-petrol-wash p-gutter sm:p-7">
              <h3 className="text-h3">{feed.title}</h3>
              <p className="mt-3 max-w-[28em] text-detail text-text">{feed.text}</p>
              <p className="mt-auto pt-5">
                <a
                  href={feedPath}
                  type="application/atom+xml"
                  className="inline-flex min-h-11 items-center gap-2.5 font-medium"
                >
                  <span className="underline decoration-1 underline-offset-6">{feed.link}</span>
                  <span aria-hidden="true">→</span>
                </a>
              </p>
            </div>
          </li>
        </ul>
      </div>
    </section>
  );
}
