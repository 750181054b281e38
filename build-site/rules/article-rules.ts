import { type ContentFile, type Fault, makeFault } from "content-model/content-file";
import { type DayView, getDates, hasLeft, isOnline } from "content-model/entries";
import { suggestNearest } from "content-model/nearest";
import type { ArticlePage } from "../../app/pages/article/schema.ts";
import { getArticlePath, getArticleSlug, paths } from "../../app/routes.ts";
import type { ArticleFile } from "../sources/article-file.ts";
import { checkLinks } from "../sources/check-links.ts";

/** What the article rules check. */
type RuledArticles = {
  articleFiles: readonly ArticleFile[];
  /** every content file, including articles' heads */
  files: readonly ContentFile[];
  /** names of the rendered pictures */
  pictures: readonly string[];
  /** those in content/pages/blog.yaml; missing, like the page of articles, if that file does not fit */
  categories: readonly string[] | undefined;
  /** slugs of content/authors */
  authors: readonly string[];
  articlePage: ArticlePage | undefined;
  /** what content/redirects.yaml sends on, by the old address */
  newAddresses: ReadonlyMap<string, string>;
  /** paths of pages that it lacks: one fault there tells of each and of all links to it */
  gone: readonly string[];
  view: DayView;
};

const featuredCount = 2;

/** Whether each article is not online yet, by slug. */
type Known = ReadonlyMap<string, boolean>;

/** Where an article is named: on a page that visitors see, and where no other page can be. */
type Reference = { isShown: boolean; isArticle: boolean };

/** What is wrong with a reference to a slug, or undefined. */
function findSlugFault(
  slug: string,
  articles: Known,
  { isShown, isArticle }: Reference,
  { newAddresses, gone }: Pick<RuledArticles, "newAddresses" | "gone">,
): string | undefined {
  const isDraft = articles.get(slug);
  if (isDraft === false || (isDraft && !isShown)) return;
  if (isDraft)
    return `"${slug}" is not online, so visitors do not see it; leave it out until it is, or name another page`;
  const to = newAddresses.get(getArticlePath(slug));
  if (to && isArticle && !getArticleSlug(to)) {
    return `"${slug}" is gone; choose another article here`;
  }
  if (to) return `"${slug}" is gone, and its address leads to ${to}; write that in its place`;
  if (gone.includes(getArticlePath(slug))) return;
  const published = [...articles.keys()].filter((each) => !articles.get(each));
  return `"${slug}" is not an article (they are in content/blog)${suggestNearest(slug, published)}`;
}

function getLinkedSlug(href: string): string | undefined {
  return href.startsWith(`${paths.blog}/`)
    ? getArticleSlug(new URL(href, "https://site.invalid").pathname)
    : undefined;
}

function checkHead(
  { slug: own, content, head }: ArticleFile,
  articles: Known,
  { pictures, categories, authors, view, ...moved }: RuledArticles,
): Fault[] {
  const faults: Fault[] = [];
  const { author, category, picture, relatedPosts = [] } = head;
  if (author && !authors.includes(author)) {
    const message = `"${author}" is not an author; expected a file in content/authors: ${authors.join(", ") || "there are none"}${suggestNearest(author, authors)}`;
    faults.push(makeFault(content, ["author"], message));
  }
  if (category && categories && !categories.includes(category)) {
    const message = `"${category}" is not a category; expected one of ${categories.join(", ")}, or a new one in content/pages/blog.yaml${suggestNearest(category, categories)}`;
    faults.push(makeFault(content, ["category"], message));
  }
  const isOwn = picture?.includes(".");
  if (picture && !isOwn && !pictures.includes(picture)) {
    const message = `"${picture}" is not a rendered picture; expected one of art/rendered, or a picture in the article's folder such as ./night-shift.jpg${suggestNearest(picture, pictures)}`;
    faults.push(makeFault(content, ["picture"], message));
  }
  for (const [index, slug] of relatedPosts.entries()) {
    const reference = { isShown: view.isShown(content.file), isArticle: true };
    let message = findSlugFault(slug, articles, reference, moved);
    if (slug === own) message = "is this article itself";
    if (message) faults.push(makeFault(content, ["relatedPosts", index], message));
  }
  return faults;
}

/** The index has space for two large articles. */
function checkFeatured({ articleFiles, view }: RuledArticles): Fault[] {
  const featured = articleFiles.filter(
    ({ head, content }) => head.featured && view.isShown(content.file),
  );
  return featured.slice(featuredCount).map(({ content }) => {
    const others = featured.slice(0, featuredCount).map(({ slug }) => slug);
    const message = `is one too many, expected at most ${featuredCount}; featured are ${others.join(" and ")}, so delete that line in one of them`;
    return makeFault(content, ["featured"], message);
  });
}

function checkDefaultRelated(
  { files, articlePage, ...moved }: RuledArticles,
  articles: Known,
): Fault[] {
  const file = files.find((each) => each.file === "content/pages/article.yaml");
  if (!file || !articlePage) return [];
  return articlePage.defaultRelated.flatMap((slug, index) => {
    const message = findSlugFault(slug, articles, { isShown: true, isArticle: true }, moved);
    return message ? makeFault(file, ["defaultRelated", index], message) : [];
  });
}

/**
 * Checks references between articles, from articles to pictures, and from other files to articles.
 */
export function checkArticles(content: RuledArticles): Fault[] {
  const { articleFiles, files, view } = content;
  // An article with faults can still be linked to, and so can one past its last day: it redirects.
  const known = new Map(
    articleFiles.map((each) => {
      const dates = getDates(each.content, each.head);
      return [each.slug, !isOnline(dates, view.day) && !hasLeft(dates, view.day)];
    }),
  );
  return [
    ...articleFiles.flatMap((file) => checkHead(file, known, content)),
    ...checkFeatured(content),
    ...checkDefaultRelated(content, known),
    ...checkLinks(files, articleFiles, (href, file, field) => {
      const slug = getLinkedSlug(href);
      if (slug === undefined) return;
      // In the band of articles.
      const isArticle = field?.at(-3) === "articles";
      const reference = { isShown: view.isShown(file, field), isArticle };
      return findSlugFault(slug, known, reference, content);
    }),
  ];
}
