import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { getArticlePath, paths } from "../../app/routes.ts";
import { expect, test } from "./fixtures.ts";
import { getTreeFile, pageAddresses, unknownAddresses } from "./page-addresses.ts";

test.use({ expectedProblems: [/404/] });

/** Headings and links as a line of the tree names them, in a page's order. */
const findHeadings = (tree: string) =>
  [...tree.matchAll(/- '?heading "(.+?)" \[level=\d\]/g)].map(([, name]) => name);

test.describe("with scripts switched off", () => {
  test.use({ javaScriptEnabled: false });

  /** Buttons that would do nothing: neither a form nor a menu is theirs. */
  const findDeadButtons = (page: Page) =>
    page
      .locator("button:not([popovertarget], form button[type=submit])")
      .filter({ visible: true })
      .evaluateAll((buttons) => buttons.map((button) => button.outerHTML.slice(0, 120)));

  for (const path of [...pageAddresses, ...unknownAddresses]) {
    test(`${path} has all its headings, and no button that does nothing`, async ({ page }) => {
      await page.goto(path);
      const read = findHeadings(await page.getByRole("main").ariaSnapshot());
      const written = readFileSync(resolve(import.meta.dirname, getTreeFile(path)), "utf8");
      expect(read).toEqual(expect.arrayContaining(findHeadings(written)));
      expect(await findDeadButtons(page)).toEqual([]);
    });
  }
});

test.describe("on a slow line, before any script has arrived", () => {
  const article = getArticlePath("contractor-invoicing-challenges");

  /** 400 kbit/s and 400 ms each way, as Chromium's "Slow 3G"; scripts never arrive. */
  async function openSlowly(page: Page, path: string): Promise<void> {
    await page.route(/\.js(\?|$)/, () => {});
    const line = await page.context().newCDPSession(page);
    await line.send("Network.enable");
    await line.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    await page.goto(path, { waitUntil: "commit" });
  }

  test("an article reads, and its questions open", async ({ page }) => {
    await openSlowly(page, article);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const question = page.locator(".article-body details").first();
    await question.locator("summary").click();
    await expect(question.locator(":scope > :not(summary)").first()).toBeVisible();
  });

  test("the home page reads, and its personas can be chosen", async ({ page }) => {
    await openSlowly(page, paths.home);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const radio = page.getByRole("radio", { name: "Procurement" });
    await radio.press("Space");
    await expect(radio).toBeChecked();
  });
});
