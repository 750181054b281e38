import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type KeyInput, launch } from "puppeteer-core";
import type { Driver } from "./driver.ts";

/** Bits of Firefox's `PointerCapabilities`: the pointer is fine, and can hover. A headless one has neither. */
const mouse = 0b110;

/** Starts Firefox, which Puppeteer drives by WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Driver> {
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
    name: await browser.version(),
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
