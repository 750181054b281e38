import type { Page } from "@playwright/test";
import { paths } from "../../app/routes.ts";
import { chrome, decideBefore, getParts } from "./chrome-parts.ts";
import { expect, hold, test } from "./fixtures.ts";

const { getStarted } = chrome.topBar;

test.beforeEach(({ page }) => decideBefore(page));

/** Follows the top bar's button to the contact form. */
async function follow(page: Page): Promise<void> {
  await getParts(page).topBar.getByRole("link", { name: getStarted.label }).first().click();
  await expect(page).toHaveURL(getStarted.href);
}

const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
const expectPlace = (page: Page, top: number) =>
  expect.poll(() => page.evaluate(() => scrollY)).toBe(top);

test("a link changes the page without a new document: announced, at its top, with the focus on its heading", async ({
  page,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  const getAnnouncement = async () =>
    page.getByRole("status").filter({
      hasText: chrome.accessibleNames.pageLoaded.replace("{title}", await page.title()),
    });
  await page.goto("/contact/");
  await page.evaluate(() => Object.assign(window, { isKept: true }));

  await test.step("the first page takes no focus and announces nothing", async () => {
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await expect(await getAnnouncement()).toHaveCount(0);
  });

  await test.step("the next one is shown to its end", async () => {
    await getParts(page).topBar.locator('a[href="/"]').first().click();
    await expect(page).toHaveURL("/");
    await expect(heading).toBeFocused();
    await expect(await getAnnouncement()).toHaveCount(1);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).last()).toBeVisible();
    await expect(getParts(page).footer.getByRole("link").last()).toBeVisible();
  });

  await test.step("a page begins at the top, and back returns to the old place", async () => {
    await scrollTo(page, 1200);
    await follow(page);
    await expectPlace(page, 0);
    await expect(heading).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expectPlace(page, 1200);
  });

  expect(await page.evaluate(() => Reflect.get(window, "isKept")), "the same document").toBe(true);

  await test.step("after a reload, it keeps its place, and nothing is stored", async () => {
    await scrollTo(page, 900);
    await expect.poll(() => page.evaluate(() => history.state?.scrollY)).toBe(900);
    await page.reload();
    await expectPlace(page, 900);
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  });
});

test("a key pressed right after a page change reaches what is not laid out yet", async ({
  page,
}) => {
  const arrive = await hold(page, "**/swap.txt");
  await page.goto("/");
  await getParts(page).footer.locator(`a[href="${paths.imprint}"]`).click();
  await page.evaluate(async () => {
    // The frame that answers the press is the last.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    window.requestAnimationFrame = () => 0;
  });
  arrive();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

test("a link to the address that one is at goes to its anchor, or to the top", async ({ page }) => {
  await page.goto("/careers");
  const anchor = page.getByRole("main").locator('a[href$="#open-roles"]').last();
  for (const _ of ["the first time", "again"]) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await anchor.click();
    await expect(page.locator("#open-roles")).toBeInViewport();
  }
  await scrollTo(page, 1200);
  await getParts(page).footer.locator('a[href="/careers"]').click();
  await expectPlace(page, 0);
});

test("the keyboard skips the top bar, moves nothing on its way through it, and has pages fetched", async ({
  page,
}) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skipLink = page.getByRole("link", { name: chrome.accessibleNames.skipToContent });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await scrollTo(page, 1200);
  for (const control of await getParts(page).topBar.getByRole("link").all()) {
    await control.focus();
  }
  expect(await page.evaluate(() => scrollY)).toBe(1200);
  const fetched = page.waitForResponse("**/careers/swap.txt");
  await getParts(page).footer.locator(`a[href="/careers"]`).focus();
  expect((await fetched).ok()).toBe(true);
});

test.describe("an island", () => {
  test.use({ expectedProblems: [/of undefined|ContactForm\.island|ERR_FAILED/] });

  test("stays as the build has drawn it if its script is gone after a deployment, or if it breaks", async ({
    page,
  }) => {
    const form = page.locator("form[data-contact-form]");
    await page.route(/\/assets\/ContactForm\.island-[^/]*\.js$/, (route) => route.abort());
    await page.goto("/");
    await follow(page);
    await expect(form).toBeVisible();

    await page.unrouteAll();
    // Without the words that it is given, it throws.
    await page.addInitScript(() => {
      const { parse } = JSON;
      JSON.parse = (text) => (text.includes("mailbox") ? {} : parse(text));
    });
    const broken = page.waitForEvent("console", (message) => /of undefined/.test(message.text()));
    await page.goto(getStarted.href);
    await broken;
    await expect(form).toBeVisible();
  });
});

test.describe("without the style sheet of all pages", () => {
  test.use({ expectedProblems: [/\.css|ERR_FAILED|style sheet cannot be loaded/] });

  test("links load their pages as without scripts", async ({ page }) => {
    await page.route(/\.css$/, (route) => route.abort());
    await page.goto("/");
    await follow(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
