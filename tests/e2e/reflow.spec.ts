import type { Page } from "@playwright/test";
import { decideBefore } from "./chrome-parts.ts";
import { expect, test } from "./fixtures.ts";
import { findLostText } from "./lost-text.ts";
import { pageAddresses, unknownAddresses } from "./page-addresses.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, expectedProblems: [/404/] });
test.beforeEach(({ page }) => decideBefore(page));

async function unfoldAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("main details")) {
      details.setAttribute("open", "");
    }
  });
}

const enlargeText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });

for (const path of [...pageAddresses, ...unknownAddresses]) {
  test(`${path} loses nothing with its text doubled or at 400 % zoom`, async ({
    isMobile,
    page,
  }) => {
    await page.goto(path);
    await unfoldAll(page);
    if (!isMobile) {
      // 1280 px at 400 % are a window of 320 px.
      await page.setViewportSize({ width: 320, height: 256 });
      expect.soft(await findLostText(page), "at 400 % zoom").toEqual([]);
      await page.setViewportSize({ width: 1280, height: 800 });
    }
    await enlargeText(page);
    expect.soft(await findLostText(page), "with its text doubled").toEqual([]);
  });
}
