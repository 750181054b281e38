import { expect, test } from "vitest";
import { paths, publicPaths } from "../../routes.ts";
import { getAriaCurrent, getSheetNumber } from "./current-page.ts";

test("a link to the page that is shown is the current one, in either slash form", () => {
  expect(getAriaCurrent("/about", "/about/")).toBe("page");
  expect(getAriaCurrent(paths.contact, "/contact/")).toBe("page");
});

test("no link is current on another page, or where no page is shown", () => {
  expect(getAriaCurrent(paths.home, "/about/")).toBeUndefined();
  expect(getAriaCurrent(paths.home, undefined)).toBeUndefined();
});

test("sheets are numbered in the order of the contract", () => {
  expect(getSheetNumber("/")).toBe(1);
  expect(getSheetNumber("/about/")).toBe(publicPaths.indexOf(paths.about) + 1);
  expect(getSheetNumber(undefined)).toBeUndefined();
});
