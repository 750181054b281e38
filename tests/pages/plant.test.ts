import { expect, test } from "vitest";
import { readBuiltPages } from "./built-site.ts";

/*
 * One sample plant (docs/plant.md): a line of one screen that another screen has, too, is linked from there.
 */

const pages = readBuiltPages();

/** Links below the screens that lead to a line on another. */
const recordLinks = pages.flatMap(({ path, $ }) =>
  $("figcaption a[href*='#'], #story a[href*='#']")
    .toArray()
    .map((link) => ({ path, href: String($(link).attr("href")) }))
    .filter(({ href }) => href.startsWith("/")),
);

test("screens lead to lines of other screens", () => {
  expect(recordLinks.length).toBeGreaterThan(0);
});

test.each(recordLinks)("$href, from $path, is a line that lights", ({ href }) => {
  const [path, id] = href.split("#");
  const target = pages.find((page) => page.path === `${path}/`);
  const number = target?.$(`.light-records .record-number[id="${id}"]`);
  expect(number?.closest("tr, p").length).toBe(1);
});
