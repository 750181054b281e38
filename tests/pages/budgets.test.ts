import { brotliCompressSync, constants } from "node:zlib";
import type { CheerioAPI } from "cheerio";
import { describe, expect, test } from "vitest";
import type { PageRecord } from "../../app/router/page-record.ts";
import { readBuiltBytes, readBuiltFile, readBuiltPages } from "./built-site.ts";

/** In bytes on the wire, brotli; docs/decisions/0044 says where they come from. */
const budgets = {
  /** Every script that a page loads without the visitor's doing. */
  script: 110_000,
  /** Of the HTML, up to the end of the first screen's text: one round trip on a new connection. */
  firstScreen: 14 * 1024,
  /** Style sheets that follow after the content, all of a page's. */
  sheets: 20_000,
  /** All font files, as they are. */
  fonts: 65_000,
};

function measure(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

const sizes = new Map<string, number>();

function measureFile(path: string): number {
  const size = sizes.get(path) ?? measure(readBuiltFile(path));
  sizes.set(path, size);
  return size;
}

/** The addresses of a script and of all that it imports at once. */
function findImports(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const [, name] of readBuiltFile(path).matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) {
    findImports(`/assets/${name}`, found);
  }
  return found;
}

function readRecord($: CheerioAPI): PageRecord {
  return JSON.parse($("#page-record").text());
}

/** The HTML as far as the end of the paragraph after the main heading. */
function cutAfterFirstScreen(html: string): string {
  const heading = html.indexOf("</h1>");
  return html.slice(0, html.indexOf("</p>", heading));
}

describe.each(readBuiltPages())("$path", ({ html, $ }) => {
  test("loads no more script than its budget", () => {
    const { preload } = readRecord($);
    const bytes = preload.reduce((sum, path) => sum + measureFile(path), 0);
    expect(bytes, `script bytes of ${preload.length} files`).toBeLessThanOrEqual(budgets.script);
  });

  test("names every script that it loads, so that they come side by side", () => {
    const { entry, root, page, preload } = readRecord($);
    const needed = [entry, root.module, page.module].flatMap((path) => [...findImports(path)]);
    expect([...preload].sort()).toEqual([...new Set(needed)].sort());
  });

  test("asks that each script is compiled while it arrives", () => {
    const { preload } = readRecord($);
    // A comment below the first line counts for nothing.
    const asked = preload.filter((path) =>
      readBuiltFile(path).startsWith("//# allFunctionsCalledOnLoad\n"),
    );
    expect(asked).toEqual(preload);
  });

  test("has its first screen within the first round trip", () => {
    const bytes = measure(cutAfterFirstScreen(html));
    expect(bytes, "bytes of HTML up to the first text").toBeLessThanOrEqual(budgets.firstScreen);
  });

  test("has nothing before its content that the first paint would wait for", () => {
    const waited = $("script[src], script[type=module], link[rel=modulepreload]");
    expect(waited.map((_, element) => $.html(element)).get()).toEqual([]);
    expect($("link[rel=stylesheet]").length).toBe(0);
  });

  test("keeps to the budget of style sheets", () => {
    const { root, page } = readRecord($);
    const bytes = [...root.css, ...page.css].reduce((sum, path) => sum + measureFile(path), 0);
    expect(bytes, "bytes of style sheets").toBeLessThanOrEqual(budgets.sheets);
  });
});

test("fonts keep to their budget", () => {
  const styles = readBuiltPages()[0]?.$("style").text() ?? "";
  const files = [...styles.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, path]) => path ?? "");
  expect(files).not.toEqual([]);
  const bytes = [...new Set(files)].reduce((sum, path) => sum + readBuiltBytes(path).length, 0);
  expect(bytes, `bytes of ${new Set(files).size} fonts`).toBeLessThanOrEqual(budgets.fonts);
});
