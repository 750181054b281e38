import type { Author } from "./schema.ts";

/** A to Z, in a language's own order, by default the browser's: case ignored, numbers by value. */
export function sortByTitle<T extends { title: string }>(
  articles: readonly T[],
  language: string | undefined,
): T[] {
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: "base" });
  return articles.toSorted((a, b) => compare(a.title, b.title));
}

/**
 * The articles listed below an article: those it names, else the default ones, never itself. If it
 * is one of the default ones, the next in `all` takes its place.
 *
 * @param all every article, newest first
 * @param defaults slugs; their number is how many are shown if it names none
 */
export function getRelated<T extends { slug: string; relatedPosts?: readonly string[] }>(
  article: T,
  all: readonly T[],
  defaults: readonly string[],
): T[] {
  const named = article.relatedPosts ?? [...defaults, ...all.map(({ slug }) => slug)];
  const slugs = new Set(named.filter((slug) => slug !== article.slug));
  return [...slugs]
    .flatMap((slug) => all.find((each) => each.slug === slug) ?? [])
    .slice(0, article.relatedPosts?.length ?? defaults.length);
}

/** Number of articles from which an author has a page. */
const pageFrom = 2;

/** Whether an author has a page. @param articles those that visitors see */
export function hasAuthorPage(slug: string, articles: readonly { author: string }[]): boolean {
  return articles.filter(({ author }) => author === slug).length >= pageFrom;
}

/** The author that an article names. @throws if there is none, which the content check prevents */
export function getAuthor<T extends Pick<Author, "slug">>(
  authors: readonly T[],
  { author }: { author: string },
): T {
  const found = authors.find(({ slug }) => slug === author);
  if (!found) throw new Error(`there is no content/authors/${author}.yaml`);
  return found;
}
