import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { type KeyInput, launch } from "puppeteer-core";
import { expect } from "vitest";
import { getCalculatorPath, paths } from "../../app/routes.ts";
import { findFirefox } from "../../scripts/setup/browsers.mjs";
import { type Flow, flows } from "./flows.ts";
import { wakeIslands } from "./page-checks.ts";
import { testEngine } from "./test-engine.ts";
import type { Driver } from "./visitor.ts";

/** Bits of Firefox's `PointerCapabilities`: the pointer is fine, and can hover. A headless one has neither. */
const mouse = 0b110;

/** Starts Firefox, which Puppeteer drives by WebDriver BiDi. */
async function openFirefox(executablePath: string): Promise<Driver> {
  // As root, Firefox refuses a home folder of another user.
  const home = mkdtempSync(join(tmpdir(), "aes32-firefox-"));
  const browser = await launch({
    browser: "firefox",
    executablePath,
    env: { ...process.env, HOME: home },
    extraPrefsFirefox: {
      "ui.primaryPointerCapabilities": mouse,
      "ui.allPointerCapabilities": mouse,
      "ui.useOverlayScrollbars": 1,
    },
  });
  // The first tab never has the focus.
  const page = await browser.newPage();
  return {
    async open(url) {
      await page.goto(url);
    },
    back: () => page.evaluate(() => history.back()),
    // After going back, Puppeteer may not hear that a document has been loaded again.
    reload: () =>
      page.evaluate(() => {
        delete document.documentElement.dataset.live;
        location.reload();
      }),
    resize: (width, height) => page.setViewport({ width, height }),
    // What Puppeteer calls handles of arguments and results does not occur here.
    evaluate: (run, ...args) => page.evaluate(run as (...values: unknown[]) => never, ...args),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    async press(...keys) {
      for (const key of keys) await page.keyboard.down(key as KeyInput);
      for (const key of keys.toReversed()) await page.keyboard.up(key as KeyInput);
    },
    print: () => page.pdf({ preferCSSPageSize: true, format: "a4", printBackground: true }),
    async close() {
      await browser.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** A page's content, as Firefox writes it, begins with the corner that it counts from: the upper one. */
const pageStart = /^1 0 0 -1 0 \d+ cm/;

/** How many pieces of text are on each sheet of a PDF file. */
function countTexts(pdf: Uint8Array): number[] {
  const file = Buffer.from(pdf).toString("latin1");
  const streams = file.matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n/g);
  return [...streams].flatMap(({ 0: { length }, index }) => {
    const start = index + length;
    const stream = Buffer.from(file.slice(start, file.indexOf("endstream", start)), "latin1");
    const content = inflateSync(stream).toString("latin1");
    return pageStart.test(content) ? [content.match(/\bBT\b/g)?.length ?? 0] : [];
  });
}

/** What is printed, and what shows in it once it is live, where that is not at once. */
const printed: readonly [path: string, live?: string][] = [
  [getCalculatorPath("turnaround-countdown"), "[data-live] > [data-sheet]"],
  [paths.journey],
];

const paper: Flow = {
  title: "no printed sheet is blank",
  async run(visitor) {
    for (const [path, live] of printed) {
      await visitor.goTo(path);
      if (live) {
        await wakeIslands(visitor);
        await visitor.expectShown(live);
      }
      const sheets = countTexts((await visitor.driver.print?.()) ?? new Uint8Array());
      expect.soft(sheets.length, `sheets of ${path}`).toBeGreaterThan(0);
      expect.soft(sheets, `texts on the sheets of ${path}`).not.toContain(0);
    }
  },
};

testEngine("Firefox", findFirefox(), openFirefox, [...flows, paper]);
