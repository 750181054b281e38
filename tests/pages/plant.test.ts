import type { CheerioAPI } from "cheerio";
import { expect, test } from "vitest";
import { readBuiltPages } from "./built-site.ts";

/*
 * One sample plant (docs/plant.md): a line of one screen that another screen has, too, is linked from there.
 */

const pages = readBuiltPages();

/** Text nodes apart from one another: "Crew 7" beside "14 h" is not "Crew 714 h". */
const getText = ($: CheerioAPI, selection: ReturnType<CheerioAPI>) =>
  selection
    .find("*")
    .addBack()
    .contents()
    .filter((_, node) => node.type === "text")
    .map((_, node) => $(node).text())
    .get()
    .join(" ");

/** Links below the screens that lead to a line on another. */
const recordLinks = pages.flatMap(({ path, $ }) =>
  $("figcaption a[href*='#'], #story a[href*='#']")
    .toArray()
    .map((link) => ({ path, $, href: String($(link).attr("href")), link: $(link) }))
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

test.each(recordLinks)("$path and $href have a number in common", ({ $, href, link }) => {
  const listNumbers = (text: string): string[] =>
    text.match(/\b[A-Z]{1,3}-\d{3,5}\b|\b\d+\.\d\d\b/g) ?? [];
  const [path, id] = href.split("#");
  const target = pages.find((page) => page.path === `${path}/`);
  if (!target) throw new Error(`no page ${path}`);
  const line = getText(target.$, target.$(`[id="${id}"]`).closest("tr, p"));
  const said = listNumbers(getText($, link.closest("figure, ol > li")));
  expect(said.filter((number) => listNumbers(line).includes(number))).not.toEqual([]);
});
