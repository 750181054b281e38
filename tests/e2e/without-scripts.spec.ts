import type { Page } from "@playwright/test";
import { getArticlePath, paths } from "../../app/routes.ts";
import { expect, test } from "./fixtures.ts";
import { pageAddresses, unknownAddresses } from "./page-addresses.ts";

test.use({ expectedProblems: [/404/] });

/** What a screen reader is told of the headings of a page, in its order. */
async function readHeadings(page: Page): Promise<string[]> {
  const tree = await page.getByRole("main").ariaSnapshot();
  return [...tree.matchAll(/- '?heading "(.+?)" \[level=\d\]/g)].map(([, name]) => name ?? "");
}

test.describe("with scripts switched off", () => {
  test.use({ javaScriptEnabled: false });

  /** Buttons that would do nothing: neither a form nor a menu is theirs. */
  const findDeadButtons = (page: Page) =>
    page
      .locator("button:not([popovertarget], form button[type=submit])")
      .filter({ visible: true })
      .evaluateAll((buttons) => buttons.map((button) => button.outerHTML.slice(0, 120)));

  for (const path of [...pageAddresses, ...unknownAddresses]) {
    test(`${path} has all its headings, and no button that does nothing`, async ({
      browser,
      page,
      site,
    }) => {
      await page.goto(path);
      const headings = await readHeadings(page);
      expect(await findDeadButtons(page)).toEqual([]);
      const withScripts = await browser.newPage({ baseURL: site.origin });
      await withScripts.goto(path);
      await withScripts.locator("html[data-live]").waitFor({ state: "attached" });
      expect(headings).toEqual(expect.arrayContaining(await readHeadings(withScripts)));
      await withScripts.close();
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
