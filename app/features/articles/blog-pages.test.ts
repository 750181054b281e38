import { expect, test } from "vitest";
import { articlesPerPage, getBlogPage, listBlogPagePaths } from "./blog-pages.ts";

/** Articles called 1, 2 and so on, the newest first; the first two are featured. */
const make = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const slug = String(index + 1);
    return { slug, title: `Article ${1000 - index}`, featured: index < 2 };
  });
const getSlugs = (page: ReturnType<typeof getBlogPage>) => page?.articles.map(({ slug }) => slug);

test("as long as the articles beside the featured ones fit on one page, there is no other", () => {
  expect(listBlogPagePaths(articlesPerPage + 2, 2)).toEqual([]);
  expect(getBlogPage(make(articlesPerPage + 2), 1)?.articles).toHaveLength(articlesPerPage);
  expect(getBlogPage(make(articlesPerPage + 2), 2)).toBeUndefined();
});

test("with one more, each order has its pages", () => {
  expect(listBlogPagePaths(articlesPerPage + 3, 2)).toEqual([
    "/blog/page/2",
    "/blog/by-title/1",
    "/blog/by-title/2",
  ]);
});

test("every article is on one page of each order; the featured ones stand above the newest", () => {
  const all = make(3 * articlesPerPage);
  const numbers = [1, 2, 3];
  const byDate = numbers.flatMap((number) => getSlugs(getBlogPage(all, number)) ?? []);
  expect(byDate).toEqual(all.slice(2).map(({ slug }) => slug));
  const byTitle = numbers.flatMap((number) => getSlugs(getBlogPage(all, number, "title")) ?? []);
  expect(byTitle).toEqual(all.map(({ slug }) => slug).reverse());
});

test("a page says which of all articles it has", () => {
  const all = make(articlesPerPage + 5);
  const last = { number: 2, last: 2, to: all.length, total: all.length };
  expect(getBlogPage(all, 2)?.place).toMatchObject({ ...last, from: articlesPerPage + 3 });
  expect(getBlogPage(all, 2, "title")?.place).toMatchObject({ ...last, from: articlesPerPage + 1 });
});

test.each([0, -1, 1.5, Number.NaN, 4])("there is no page %d of three", (number) => {
  expect(getBlogPage(make(3 * articlesPerPage), number)).toBeUndefined();
});
