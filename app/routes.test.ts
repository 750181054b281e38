import { expect, test } from "vitest";
import {
  getArticleSlug,
  getBlogPagePath,
  getCanonicalPath,
  getContactPathFor,
  getModulesPathFor,
  isBuiltPath,
  isPublicPath,
  publicPaths,
  redirects,
  reservedSlugs,
} from "./routes.ts";

test("every redirect leads to a page of the contract", () => {
  const astray = Object.values(redirects).filter((target) => !isPublicPath(target));
  expect(astray).toEqual([]);
});

test("no redirect hides a page", () => {
  expect(Object.keys(redirects).filter(isPublicPath)).toEqual([]);
});

test("both slash forms are the same address", () => {
  expect(["/about", "/about/", "/contact", "/contact/"].map(isPublicPath)).toEqual(
    Array(4).fill(true),
  );
});

test("no two pages share an address", () => {
  const canonical = publicPaths.map(getCanonicalPath);
  expect(new Set(canonical).size).toBe(canonical.length);
});

test("no article has the address of a page of the blog's index, nor stands above one", () => {
  const pages = [getBlogPagePath(1), getBlogPagePath(2), getBlogPagePath(1, "title")];
  expect(pages.map(getArticleSlug)).toEqual([undefined, undefined, undefined]);
  const folders = pages.slice(1).map((path) => path.split("/")[2]);
  expect(folders).toEqual(reservedSlugs);
});

test("an unknown address is neither public nor built", () => {
  expect([isPublicPath("/pricing"), isBuiltPath("/pricing")]).toEqual([false, false]);
});

test("links with a choice carry it in the query", () => {
  expect(getModulesPathFor("turnaround")).toBe("/modules?persona=turnaround");
  expect(getContactPathFor("Time Management")).toBe("/contact/?interest=Time%20Management");
});
