import { expect, test } from "vitest";
import { cutSwap } from "./page-swaps.ts";

const html = `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>A page</title><link rel="canonical" href="https://aes32.example/a/"/><style id="page-style">p{color:red}</style></head><body><header><a href="/a">A</a></header><div id="page"><main><svg viewBox="0 0 1 1"></svg><p>Its text &amp; more</p><script type="application/ld+json">{"@type":"WebPage"}</script></main></div><script id="page-record" type="application/json">{"entry":"/a.js"}</script><script>start()</script></body></html>`;

test("a swap has the page, its part of the head and its record, as they are in the document", () => {
  expect(cutSwap(html)).toBe(
    `<!DOCTYPE html><html lang="en"><head><title>A page</title><link rel="canonical" href="https://aes32.example/a/"/></head><body><div id="page"><main><svg viewBox="0 0 1 1"></svg><p>Its text &amp; more</p></main></div><script id="page-record" type="application/json">{"entry":"/a.js"}</script></body></html>`,
  );
});
