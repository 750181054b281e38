import type { Page } from "@playwright/test";
import { getArticlePath, paths } from "../../app/routes.ts";
import { expect, test } from "./fixtures.ts";

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

  test("an article reads and its questions open; the home page reads and its personas can be chosen", async ({
    page,
  }) => {
    await openSlowly(page, article);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const question = page.locator(".article-body details").first();
    await question.locator("summary").click();
    await expect(question.locator(":scope > :not(summary)").first()).toBeVisible();

    await page.goto(paths.home, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const radio = page.getByRole("radio", { name: "Procurement" });
    await radio.press("Space");
    await expect(radio).toBeChecked();
  });

  test("a button that was pressed responds once they have arrived", async ({ page }) => {
    const arrived = Promise.withResolvers<void>();
    await page.route(/\.js(\?|$)/, async (route) => {
      await arrived.promise;
      await route.continue();
    });
    await page.goto(paths.blog, { waitUntil: "commit" });
    const button = page.getByRole("main").getByRole("button", { name: "Title A-Z" });
    await button.click();
    arrived.resolve();
    await expect(button).toHaveAttribute("aria-pressed", "true");
  });
});
