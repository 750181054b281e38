import {
  type ContentFile,
  type Fault,
  type FieldPath,
  makeFault,
} from "content-model/content-file";
import { type DayView, getSlug, hasLeft, isOnline } from "content-model/entries";
import { suggestNearest } from "content-model/nearest";
import { redirects } from "../../app/fields/redirects-schema.ts";
import { articlePage } from "../../app/pages/article/schema.ts";
import { blogPage } from "../../app/pages/blog/schema.ts";
import { authors } from "../../app/parts/articles/schema.ts";
import { getArticlePath, getArticleSlug, paths } from "../../app/routes.ts";
import { checkLinks } from "../sources/check-links.ts";
import { readScenes } from "../sources/picture-files.ts";
import { type EditionContent, findUnknown } from "./edition-content.ts";

const featuredCount = 2;

/** What is wrong with a reference to an article by its slug, or undefined; where no other page can be, in `isArticle`. */
type FindFault = (slug: string, isShown: boolean, isArticle: boolean) => string | undefined;

function createFinder({ articleFiles, get, gone, pages }: EditionContent, day: string): FindFault {
  const newAddresses = new Map(get(redirects)?.map(({ from, to }) => [from, to]));
  const dates = new Map(pages.map((page) => [page.path, page.dates]));
  // An article with faults can still be linked to, and so can one past its last day: it redirects.
  const drafts = new Map(
    articleFiles.map(({ slug }) => {
      const own = dates.get(getArticlePath(slug)) ?? {};
      return [slug, !isOnline(own, day) && !hasLeft(own, day)];
    }),
  );
  return (slug, isShown, isArticle) => {
    const isDraft = drafts.get(slug);
    if (isDraft === false || (isDraft && !isShown)) return;
    if (isDraft)
      return `"${slug}" is not online, so visitors do not see it; leave it out until it is, or name another page`;
    const path = getArticlePath(slug);
    const to = newAddresses.get(path);
    if (to && isArticle && !getArticleSlug(to)) {
      return `"${slug}" is gone; choose another article here`;
    }
    if (to) return `"${slug}" is gone, and its address leads to ${to}; write that in its place`;
    // One fault of content/redirects.yaml tells of each and of all links to it.
    if (gone.some((page) => page.path === path)) return;
    const published = [...drafts.keys()].filter((each) => !drafts.get(each));
    return `"${slug}" is not an article (they are in content/blog)${suggestNearest(slug, published)}`;
  };
}

function checkHeads(
  { articleFiles, find, get }: EditionContent,
  findFault: FindFault,
  { isShown }: DayView,
): Fault[] {
  const pictures = [...readScenes().keys()];
  const writers = find(authors)?.checked.files.map(({ file }) => getSlug(file)) ?? [];
  const categories = get(blogPage)?.categories;
  return articleFiles.flatMap(({ slug: own, content, head }) => {
    const { author, category, picture, relatedPosts = [] } = head;
    const folder = `expected a file in content/authors: ${writers.join(", ") || "there are none"}`;
    const list = `expected one of ${categories?.join(", ")}, or a new one in content/pages/blog.yaml`;
    const rendered =
      "expected one of art/rendered, or a picture in the article's folder such as ./night-shift.jpg";
    const isOwn = picture?.includes(".");
    const found: [FieldPath, string | undefined][] = [
      [["author"], author && findUnknown(author, "an author", writers, folder)],
      [
        ["category"],
        category && categories && findUnknown(category, "a category", categories, list),
      ],
      [
        ["picture"],
        picture && !isOwn
          ? findUnknown(picture, "a rendered picture", pictures, rendered)
          : undefined,
      ],
      ...relatedPosts.map((slug, index): [FieldPath, string | undefined] => [
        ["relatedPosts", index],
        slug === own ? "is this article itself" : findFault(slug, isShown(content.file), true),
      ]),
    ];
    return listFaults(content, found);
  });
}

const listFaults = (
  file: ContentFile,
  found: readonly (readonly [path: FieldPath, message: string | undefined])[],
): Fault[] => found.flatMap(([path, message]) => (message ? makeFault(file, path, message) : []));

/** The index has space for two large articles. */
function checkFeatured({ articleFiles }: EditionContent, { isShown }: DayView): Fault[] {
  const featured = articleFiles.filter(
    ({ head, content }) => head.featured && isShown(content.file),
  );
  return featured.slice(featuredCount).map(({ content }) => {
    const others = featured.slice(0, featuredCount).map(({ slug }) => slug);
    const message = `is one too many, expected at most ${featuredCount}; featured are ${others.join(" and ")}, so delete that line in one of them`;
    return makeFault(content, ["featured"], message);
  });
}

/**
 * Checks references between articles, from articles to pictures, and from other files to articles.
 */
export function checkArticles(edition: EditionContent, view: DayView): Fault[] {
  const findFault = createFinder(edition, view.day);
  const page = edition.getFile(articlePage);
  const related = edition.get(articlePage)?.defaultRelated ?? [];
  return [
    ...checkHeads(edition, findFault, view),
    ...checkFeatured(edition, view),
    ...(page
      ? listFaults(
          page,
          related.map((slug, at) => [["defaultRelated", at], findFault(slug, true, true)]),
        )
      : []),
    ...checkLinks(edition.links, ({ href, file, path }) => {
      if (!href.startsWith(`${paths.blog}/`)) return;
      const slug = getArticleSlug(new URL(href, "https://site.invalid").pathname);
      // In the band of articles.
      const isArticle = path?.at(-3) === "articles";
      return slug && findFault(slug, view.isShown(file, path), isArticle);
    }),
  ];
}
