import { expect, test } from "vitest";
import {
  getArticleSlug,
  getContactPathFor,
  getModulesPathFor,
  getRedirect,
  isEntryPath,
  isPublicPath,
  redirects,
} from "./routes.ts";

test("every redirect leads to a page of the contract, and hides none", () => {
  expect(Object.values(redirects).filter((target) => !isPublicPath(target))).toEqual([]);
  expect(Object.keys(redirects).filter(isPublicPath)).toEqual([]);
});

test("an old address is known in whatever capitals it is written", () => {
  const known = { "/Fair": "/pilot" };
  for (const path of ["/Fair", "/fair/", "/FAIR"]) {
    expect([path, getRedirect(path, "", known)]).toEqual([path, "/pilot"]);
    expect(getRedirect(`/de${path}`, "/de", known)).toBe("/de/pilot");
  }
  expect(getRedirect("/constructor")).toBeUndefined();
});

test("a page of the contract is public, in either slash form", () => {
  const asked = ["/about", "/about/", "/contact", "/contact/", "/pricing"];
  expect(asked.map(isPublicPath)).toEqual([true, true, true, true, false]);
});

test("links with a choice carry it in the query", () => {
  expect(getModulesPathFor("turnaround")).toBe("/modules?persona=turnaround");
  expect(getContactPathFor("Time Management")).toBe("/contact/?interest=Time%20Management");
});

test.each([
  ["/blog/a-text", "a-text"],
  ["/blog/a-text/", "a-text"],
  ["/blog/", undefined],
  ["/blog/a/b", undefined],
])("the slug in %s is %s", (path, slug) => {
  expect(getArticleSlug(path)).toBe(slug);
});

test.each([
  ["/careers/site-engineer", true],
  ["/turnaround-2027", true],
  ["/blog/a-text", false],
  ["/sitemap.xml", false],
  ["/", false],
])("%s looks like the address of an entry: %s", (path, expected) => {
  expect(isEntryPath(path)).toBe(expected);
});
