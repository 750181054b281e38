import { expect, test } from "vitest";
import { buildSearchIndex, cutSwap, keepTagsWhole } from "./draw-pages.ts";

const keep = (body: string) =>
  keepTagsWhole(`<html><head><title>E-1</title></head><body><main>${body}</main></body></html>`)
    .replace(/^.*<main>|<\/main>.*$/g, "")
    .replaceAll('<span class="whitespace-nowrap">', "[")
    .replaceAll("</span>", "]");

test.each([
  ["a tag", "<p>Bundles of E-2104, pulled</p>", "<p>Bundles of [E-2104,] pulled</p>"],
  ["a range and a compound", "<p>3-12 months, 24-hour</p>", "<p>[3-12] months, [24-hour]</p>"],
  ["several nodes", "<p>a-1 <b>b-2 b</b> c-3</p>", "<p>[a-1] <b>[b-2] b</b> [c-3]</p>"],
  ["one with classes", '<b class="tag">a-1</b>', '<b class="tag whitespace-nowrap">a-1</b>'],
  ["a column's head", "<thead>Idle scaffold-days</thead>", "<thead>Idle [scaffold-days]</thead>"],
  ["a text in a row", '<p class="md:flex">For E-1</p>', '<p class="md:flex"><span>For [E-1]]</p>'],
])("%s stays in one line", (_, body, kept) => {
  expect(keep(body)).toBe(kept);
});

test.each([
  "<p>a contractor-heavy site, −39 and 2024</p>",
  "<p>https://site.example/2026-01-15-a-long-name</p>",
  "<p>a-very-long-name-of-a-page-2</p>",
  "<svg><text>E-2104</text></svg>",
  '<div data-island="One"><p>E-2104</p></div>',
])("%s stays as it is", (body) => {
  expect(keep(body)).toBe(body);
});

const html = `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>A page</title><link rel="canonical" href="https://aes32.example/a/"/><style id="page-style">p{color:red}</style></head><body><header><a href="/a">A</a></header><div id="page"><main><svg viewBox="0 0 1 1"></svg><p>Its text &amp; more</p><script type="application/ld+json">{"@type":"WebPage"}</script></main></div><script id="page-record" type="application/json">{"entry":"/a.js"}</script><script>start()</script></body></html>`;

test("a swap has the page, its part of the head and its record, as they are in the document", () => {
  expect(cutSwap(html)).toBe(
    `<!DOCTYPE html><html lang="en"><head><title>A page</title><link rel="canonical" href="https://aes32.example/a/"/></head><body><div id="page"><main><svg viewBox="0 0 1 1"></svg><p>Its text &amp; more</p></main></div><script id="page-record" type="application/json">{"entry":"/a.js"}</script></body></html>`,
  );
});

test("a page's words are those of its main part, each once and apart", () => {
  const html =
    "<header>Menu</header><main><h1>Idle scaffold</h1><p>Scaffold&nbsp;S-4</p><script>let x</script></main>";
  expect(JSON.parse(buildSearchIndex(new Map([["/page", html]])))).toEqual({
    "/page": "idle scaffold s 4",
  });
});
