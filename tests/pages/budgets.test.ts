/** Measured on the sample content: a budget is the software's, and no longer headline may exceed it. The words are the site's own. */
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { CheerioAPI } from "cheerio";
import { describe, expect, test } from "vitest";
import { type PageRecord, recordId } from "../../app/engine/page-record.ts";
import { calculatorIds, getCalculatorPath } from "../../app/routes.ts";
import { sampleBuild } from "../sample/words.ts";
import {
  getBuiltFile,
  readBuiltBytes,
  readBuiltFile,
  readBuiltScripts,
  readPages,
} from "./built-site.ts";

/** Sizes are bytes on the wire, brotli (a KB is 1,024 of them); docs/decisions/0005 says where they come from. */
const budgets = {
  /** Every script that a page runs without the visitor's doing. */
  script: 12_000,
  /** What a page asks for before it answers, pictures, icons, fonts and manifest aside. */
  requests: 5,
  /** React, and what every island shares. */
  react: 62 * 1024,
  /** What the contact form adds when it is touched: its scripts, and what is on its page. */
  form: 16 * 1024,
  /** Elements of the document. */
  elements: 1_200,
  /**
   * Of the HTML, up to the end of the first screen's text: one round trip on a new connection (10
   * segments of 1,460 bytes, RFC 6928), less the head.
   */
  firstScreen: 13_400,
  /**
   * Of the HTML and the fonts that are found only during layout: what a new connection carries in two
   * round trips (10 and 20 segments of 1,460 bytes, RFC 6928), less the heads.
   */
  firstFrame: 42_100,
  /** The style sheet that a change of page needs. */
  styleSheet: 22_000,
  /** What "Settle one shift" adds when it is begun: its scripts, and the plant and words on its page. */
  trial: 25 * 1024,
  /** What a calculator adds when the visitor turns to it: its scripts, and what is on its page. */
  sheet: 30 * 1024,
  /** All font files, as they are. */
  fonts: 65_000,
};

const compress = (text: string, quality: number) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

/** The size of a text on the wire. One that is small enough at once need not be compressed as the build does. */
function measure(text: string, budget: number): number {
  const quick = compress(text, 5);
  return quick <= budget ? quick : compress(text, 11);
}

/** The size of a file as the build has compressed it. */
function measureBuilt(path: string): number {
  const file = getBuiltFile(path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

const pages = readPages(join(sampleBuild, "client"));

function getPage(path: string) {
  const page = pages.find((each) => each.path === path);
  if (!page) throw new Error(`the sample has no page ${path}`);
  return page;
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
  return JSON.parse($(`#${recordId}`).text());
}

const scripts = readBuiltScripts();

/** Address of the script with this name, before its hash. */
function findScript(name: string): string {
  const found = scripts.find((script) => script.name.replace(/-[\w-]{8}\.js$/, "") === name);
  if (!found) throw new Error(`the build has no script ${name}`);
  return `/assets/${found.name}`;
}

/** What every island needs to come alive. */
const hydration = findScript("react");

/** Fonts that the page's own style names. */
function listFonts($: CheerioAPI): string[] {
  const files = $("style")
    .text()
    .matchAll(/url\(([^)]+\.woff2)\)/g);
  return [...new Set([...files].map(([, path]) => path ?? ""))];
}

/** The HTML as far as the end of the paragraph after the main heading. */
function cutAfterFirstScreen(html: string): string {
  const heading = html.indexOf("</h1>");
  return html.slice(0, html.indexOf("</p>", heading));
}

describe.each(pages)("$path", ({ html, $ }) => {
  const { entry, preload, style } = readRecord($);

  test("keeps to its budgets", () => {
    const late = listFonts($).filter((path) => $(`link[rel=preload][href="${path}"]`).length === 0);
    const fonts = late.reduce((sum, path) => sum + readBuiltBytes(path).length, 0);
    const sizes = {
      script: preload.reduce((sum, path) => sum + measureBuilt(path), 0),
      requests: 1 + preload.length,
      elements: $("*").length,
      firstScreen: measure(cutAfterFirstScreen(html), budgets.firstScreen),
      firstFrame: fonts + measure(html, budgets.firstFrame - fonts),
      styleSheet: measureBuilt(style),
    };
    const over = Object.entries(sizes).filter(
      ([name, size]) => size > budgets[name as keyof typeof sizes],
    );
    expect(over).toEqual([]);
  });

  test("names every script that it and its islands run, so that they come side by side", () => {
    const behaviors = $("[data-behavior]")
      .map((_, element) => findScript(`${$(element).attr("data-behavior")}.behavior`))
      .get();
    const all = new Set([entry, ...behaviors].flatMap((path) => [...findImports(path)]));
    expect([...preload].sort()).toEqual([...all].sort());
    for (const island of $("[data-island]").get()) {
      const { "data-island": name, "data-scripts": named } = $(island).attr() ?? {};
      const all = [...findImports(findScript(`${name}.island`)), ...findImports(hydration)];
      const others = all.filter((path) => !findImports(entry).has(path));
      expect(named?.split(" ").sort(), name).toEqual([...new Set(others)].sort());
    }
  });

  test("has nothing before its content that the first paint would wait for", () => {
    const waited = $(
      "script[src], script[type=module], link[rel=modulepreload], link[rel=stylesheet]:not([media^=print])",
    );
    expect(waited.map((_, element) => $.html(element)).get()).toEqual([]);
  });
});

/** Elements, and bytes of the HTML; that of the imprint comes in one round trip. */
test.each([
  ["/", 1_180, 24_500],
  ["/imprint/", 430, 12_800],
  ["/contact/", 500, 16_400],
  ["/how-it-works/", 1_190, 24_000],
  ["/modules/timemanagement/", 860, 20_900],
  ["/blog/contractor-management-pitfalls/", 545, 17_500],
])("%s has at most %i elements in %i bytes", (path, elements, bytes) => {
  const { html, $ } = getPage(path);
  expect($("*").length).toBeLessThanOrEqual(elements);
  expect(measure(html, bytes)).toBeLessThanOrEqual(bytes);
});

test("React keeps to its budget", () => {
  const own = [...findImports(hydration)].filter((path) => !/\/browser-/.test(path));
  const bytes = own.reduce((sum, path) => sum + measureBuilt(path), 0);
  expect(bytes).toBeLessThanOrEqual(budgets.react);
});

test.each([
  ["/contact/", "ContactForm", budgets.form],
  ["/try/", "SettleShift", budgets.trial],
  ...calculatorIds.map((id) => [`${getCalculatorPath(id)}/`, "", budgets.sheet] as const),
] as const)("what %s loads when it is used keeps to its budget", (path, named, budget) => {
  const { $ } = getPage(path);
  const island = named || $("[data-sheet]").closest("[data-island]").attr("data-island");
  const added = [...findImports(findScript(`${island}.island`))].filter(
    (script) => ![...readRecord($).preload, ...findImports(hydration)].includes(script),
  );
  const bytes = added.reduce((sum, each) => sum + measureBuilt(each), 0);
  const data = $(`[data-island=${island}]`).attr("data-props") ?? "";
  const props = measure(data, budget - bytes);
  expect(bytes + props, `bytes of ${added.length} files and the island's data`).toBeLessThanOrEqual(
    budget,
  );
});

test("fonts keep to their budget", () => {
  const files = new Set(pages.flatMap(({ $ }) => listFonts($)));
  expect(files.size).toBeGreaterThan(0);
  const bytes = [...files].reduce((sum, path) => sum + readBuiltBytes(path).length, 0);
  expect(bytes, `bytes of ${files.size} fonts`).toBeLessThanOrEqual(budgets.fonts);
});
