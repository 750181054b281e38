import type { Author } from "./authors-schema.ts";

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
