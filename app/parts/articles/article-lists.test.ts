import { expect, test } from "vitest";
import { getRelated, sortByTitle } from "./article-lists.ts";

const make = (slug: string, relatedPosts?: string[]) => ({ slug, title: slug, relatedPosts });
const all = ["new", "scaffold", "health", "digital", "old"].map((slug) => make(slug));
const defaults = ["scaffold", "health", "digital"];

test("titles are in order whatever their capitals and numbers", () => {
  const titles = ["10 checks", "9 checks", "b", "A", "Émile"].map((title) => ({ slug: "", title }));
  const sorted = sortByTitle(titles, "en").map(({ title }) => title);
  expect(sorted.join()).toBe("9 checks,10 checks,A,b,Émile");
});

test.each([
  ["the default ones where it names none", make("old"), defaults, defaults],
  ["its own", make("old", ["new", "digital"]), defaults, ["new", "digital"]],
  ["never itself but the newest other", make("health"), defaults, ["scaffold", "digital", "new"]],
])("below an article stand %s", (_rule, article, byDefault, slugs) => {
  expect(getRelated(article, all, byDefault).map(({ slug }) => slug)).toEqual(slugs);
});
