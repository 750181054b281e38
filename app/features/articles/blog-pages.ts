import { type ArticleOrder, getBlogPagePath } from "../../routes.ts";
import { sortByTitle } from "./article-lists.ts";

/** An even number: the grid has two columns. */
export const articlesPerPage = 24;

/** What the rules need of an article. */
interface Listed {
  slug: string;
  title: string;
  featured: boolean;
}

/** Which part of the articles a page of the index shows. */
export interface PlaceInIndex {
  order: ArticleOrder;
  /** this page, and how many there are; both from 1 */
  number: number;
  last: number;
  /** its first and its last article among all, counted from 1 and with those at the top of the index */
  from: number;
  to: number;
  total: number;
}

const countPages = (articles: number): number => Math.max(1, Math.ceil(articles / articlesPerPage));

/**
 * Addresses of the index's pages after the first, in both orders; none while all articles fit on one.
 *
 * @param articles how many visitors see
 * @param featured how many of them stand large at the top of the first page
 */
export function listBlogPagePaths(articles: number, featured: number): string[] {
  const byDate = countPages(articles - featured);
  if (byDate === 1) return [];
  const list = (length: number, order: ArticleOrder) =>
    Array.from({ length }, (_, index) => getBlogPagePath(index + 1, order));
  return [...list(byDate, "date").slice(1), ...list(countPages(articles), "title")];
}

/** Sorting thousands of titles for each page of the index would take longer than drawing it. */
const sorted = new WeakMap<readonly Listed[], readonly Listed[]>();

function listByTitle<T extends Listed>(all: readonly T[]): readonly T[] {
  const known = (sorted.get(all) as readonly T[] | undefined) ?? sortByTitle(all);
  sorted.set(all, known);
  return known;
}

/**
 * The articles of one page of the index. In order of date they are those that do not stand large at
 * its top; in order of title they are all.
 *
 * @param all every article that visitors see, the newest first
 * @returns undefined where the index has no such page
 */
export function getBlogPage<T extends Listed>(
  all: readonly T[],
  number: number,
  order: ArticleOrder = "date",
): { articles: readonly T[]; place: PlaceInIndex } | undefined {
  const list = order === "title" ? listByTitle(all) : all.filter(({ featured }) => !featured);
  const last = countPages(list.length);
  if (!Number.isInteger(number) || number < 1 || number > last) return;
  const start = (number - 1) * articlesPerPage;
  const articles = list.slice(start, start + articlesPerPage);
  const total = all.length;
  const from = total - list.length + start + 1;
  const to = from + articles.length - 1;
  return { articles, place: { order, number, last, from, to, total } };
}
