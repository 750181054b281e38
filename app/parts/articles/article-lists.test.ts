import { expect, test } from "vitest";
import { getRelated, sortByTitle } from "./article-lists.ts";

const make = (slug: string, relatedPosts?: string[]) => ({ slug, title: slug, relatedPosts });
const all = ["new", "scaffold", "health", "digital", "old"].map((slug) => make(slug));
const defaults = ["scaffold", "health", "digital"];
const getSlugs = (article: ReturnType<typeof make>, byDefault = defaults) =>
  getRelated(article, all, byDefault).map(({ slug }) => slug);

test("titles are in order whatever their capitals and numbers", () => {
  const titles = ["10 checks", "9 checks", "b", "A", "Émile"].map((title) => ({ slug: "", title }));
  expect(sortByTitle(titles, "en").map(({ title }) => title)).toEqual([
    "9 checks",
    "10 checks",
    "A",
    "b",
    "Émile",
  ]);
});

test("an article that names none has the default ones below it", () => {
  expect(getSlugs(make("old"))).toEqual(defaults);
});

test("an article has its own list where it names one", () => {
  expect(getSlugs(make("old", ["new", "digital"]))).toEqual(["new", "digital"]);
});

test("where fewer are the default, or none, an article may still name its own", () => {
  expect(getSlugs(make("old"), ["scaffold"])).toEqual(["scaffold"]);
  expect(getSlugs(make("old"), [])).toEqual([]);
  expect(getSlugs(make("old", ["new", "digital"]), [])).toEqual(["new", "digital"]);
});

test("an article is never related to itself; the newest other one takes its place", () => {
  expect(getSlugs(make("health"))).toEqual(["scaffold", "digital", "new"]);
  expect(getSlugs(make("old", ["old", "new"]))).toEqual(["new"]);
});
