import { expect, test } from "vitest";
import { paths } from "../../routes.ts";
import { getAriaCurrent } from "./Header.tsx";

test("a link to the page that is shown is the current one, in either slash form", () => {
  expect(getAriaCurrent("/about", { path: "/about/" })).toBe("page");
  expect(getAriaCurrent(paths.contact, { path: "/contact" })).toBe("page");
});

test("no link is current on another page, or where no page is shown", () => {
  expect(getAriaCurrent(paths.home, { path: paths.about })).toBeUndefined();
  expect(getAriaCurrent(paths.home, { missingBelow: paths.home })).toBeUndefined();
});
