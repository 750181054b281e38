import type { Page } from "@playwright/test";
import { getArticlePath, paths } from "../../app/routes.ts";
import { expect, test } from "./fixtures.ts";
import { pageAddresses, unknownAddresses } from "./page-addresses.ts";

test.use({ expectedProblems: [/404/] });

test.describe("with scripts switched off", () => {
  test.use({ javaScriptEnabled: false });

  /** Buttons that would do nothing: neither a form nor a menu is theirs. */
  const findDeadButtons = (page: Page) =>
    page
      .locator("button:not([popovertarget], form button[type=submit])")
      .filter({ visible: true })
      .evaluateAll((buttons) => buttons.map((button) => button.outerHTML.slice(0, 120)));

  /** Headings that only a script would show, other than those that wait for a choice of the visitor. */
  const findLostHeadings = (page: Page) =>
    page
      .locator("main :is(h1, h2, h3, h4)")
      .and(page.locator(":not(:is(details, [data-for-persona], #thank-you) *, [data-for-persona])"))
      .evaluateAll((headings) =>
        headings
          .filter(
            (heading) =>
              !heading.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
          )
          .map((heading) => heading.textContent),
      );

  // That scripts add no heading to the served ones is seen in sweep.spec.ts.
  for (const path of [...pageAddresses, ...unknownAddresses]) {
    test(`${path} shows all its headings, and no button that does nothing`, async ({ page }) => {
      await page.goto(path);
      expect.soft(await findLostHeadings(page)).toEqual([]);
      expect.soft(await findDeadButtons(page)).toEqual([]);
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
