/** What the rules need of an article. */
interface Listed {
  slug: string;
  title: string;
}

/** A to Z, as readers of a language expect it: small and capital letters alike, numbers by value. */
export function sortByTitle<T extends Pick<Listed, "title">>(
  articles: readonly T[],
  language: string,
): T[] {
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: "base" });
  return articles.toSorted((a, b) => compare(a.title, b.title));
}

/**
 * The articles listed below one: those it names, else the default ones, never itself. Where
 * the article is one of the default ones, the next in `all` takes its place.
 *
 * @param all every article, the newest first
 * @param defaults slugs, as many as are shown
 */
export function getRelated<T extends Listed & { relatedPosts?: readonly string[] }>(
  article: T,
  all: readonly T[],
  defaults: readonly string[],
): T[] {
  // One more of the newest than are shown: this article may be one of them, as of the default ones.
  const newest = all.slice(0, 2 * defaults.length + 1).map(({ slug }) => slug);
  const named = article.relatedPosts ?? [...defaults, ...newest];
  const slugs = new Set(named.filter((slug) => slug !== article.slug));
  return [...slugs]
    .flatMap((slug) => all.find((each) => each.slug === slug) ?? [])
    .slice(0, defaults.length);
}
