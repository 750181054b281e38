import { expect, test } from "vitest";
import { paths, publicPaths } from "../../routes.ts";
import { getAriaCurrent, getSheetNumber } from "./current-page.ts";

test("a link to the page that is shown is the current one, in either slash form", () => {
  expect(getAriaCurrent("/about", { path: "/about/" })).toBe("page");
  expect(getAriaCurrent(paths.contact, { path: "/contact" })).toBe("page");
});

test("no link is current on another page, or where no page is shown", () => {
  expect(getAriaCurrent(paths.home, { path: paths.about })).toBeUndefined();
  expect(getAriaCurrent(paths.home, { missingBelow: paths.home })).toBeUndefined();
});

test("sheets are numbered in the order of the contract", () => {
  expect(getSheetNumber({ path: "/" })).toBe(1);
  expect(getSheetNumber({ path: "/about" })).toBe(publicPaths.indexOf(paths.about) + 1);
  expect(getSheetNumber({ missingBelow: paths.home })).toBeUndefined();
});

test("articles are on the sheet of the blog, those that do not exist as well", () => {
  const blog = getSheetNumber({ path: paths.blog });
  expect(getSheetNumber({ path: "/blog/some-article" })).toBe(blog);
  expect(getSheetNumber({ missingBelow: paths.blog })).toBe(blog);
});
