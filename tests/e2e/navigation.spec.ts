import { chrome, decideBefore, getParts } from "./chrome-parts.ts";
import { expect, test } from "./fixtures.ts";

const { getStarted } = chrome.topBar;

test.beforeEach(({ page }) => decideBefore(page));

test("after a change of page the focus is on the new heading", async ({ page }) => {
  await page.goto("/");
  await getParts(page).topBar.getByRole("link", { name: getStarted.label }).first().click();
  await expect(page).toHaveURL(getStarted.href);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("a link that has the focus has its page fetched", async ({ page }) => {
  await page.goto("/");
  const fetched = page.waitForResponse("**/about/swap.txt");
  await page.getByRole("contentinfo").locator("a[href='/about']").focus();
  expect((await fetched).ok()).toBe(true);
});

test("after a change of page its title is announced", async ({ page }) => {
  await page.goto("/");
  await getParts(page).topBar.getByRole("link", { name: getStarted.label }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const expected = chrome.accessibleNames.pageLoaded.replace("{title}", await page.title());
  await expect(page.getByRole("status").filter({ hasText: expected })).toHaveCount(1);
});

test("a page that a link led to is shown to its end", async ({ page }) => {
  await page.goto("/contact/");
  await getParts(page).topBar.locator('a[href="/"]').first().click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }).last()).toBeVisible();
  await expect(getParts(page).footer.getByRole("link").last()).toBeVisible();
});

test("the first page takes no focus and announces nothing", async ({ page }) => {
  await page.goto("/");
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await expect(page.getByRole("status").filter({ hasText: await page.title() })).toHaveCount(0);
});

test("a change of page begins at the top, and back returns to the old place", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => window.scrollTo(0, 1200));
  await getParts(page).topBar.getByRole("link", { name: getStarted.label }).first().click();
  await expect(page).toHaveURL(getStarted.href);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
});

test("a link to the address that one is at goes to its anchor, or to the top", async ({ page }) => {
  await page.goto("/careers");
  const anchor = page.getByRole("main").locator('a[href$="#open-roles"]').last();
  for (const _ of ["the first time", "again"]) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await anchor.click();
    await expect(page.locator("#open-roles")).toBeInViewport();
  }
  await page.evaluate(() => window.scrollTo(0, 1200));
  await getParts(page).footer.locator('a[href="/careers"]').click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("a page that is loaded anew keeps its place", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => history.state?.scrollY)).toBe(900);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});

test("the keyboard's way through the top bar moves nothing", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => window.scrollTo(0, 1200));
  for (const control of await getParts(page).topBar.getByRole("link").all()) {
    await control.focus();
  }
  expect(await page.evaluate(() => scrollY)).toBe(1200);
});

test("the skip link leads past the top bar", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skipLink = page.getByRole("link", { name: chrome.accessibleNames.skipToContent });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("moving about stores nothing on the device", async ({ page }) => {
  await page.goto("/");
  await getParts(page).topBar.getByRole("link", { name: getStarted.label }).first().click();
  await expect(page).toHaveURL(getStarted.href);
  await page.reload();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

test("what the site knows stays in memory over a change of page", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => Object.assign(window, { isKept: true }));
  await getParts(page).topBar.getByRole("link", { name: getStarted.label }).first().click();
  await expect(page).toHaveURL(getStarted.href);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => Reflect.get(window, "isKept"))).toBe(true);
});

test.describe("an island that breaks", () => {
  test.use({ expectedProblems: [/broken on purpose/] });

  test("stays as the build has drawn it", async ({ page }) => {
    await page.route(/\/assets\/ContactForm\.island-[^/]*\.js$/, (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: "export default function Broken() { throw new Error('broken on purpose'); }",
      }),
    );
    await page.goto(getStarted.href);
    await expect(page.locator("form[data-contact-form]")).toBeVisible();
  });
});

test.describe("an island whose script is gone after a deployment", () => {
  test.use({ expectedProblems: [/ContactForm\.island|ERR_FAILED/] });

  test("stays as the build has drawn it", async ({ page }) => {
    await page.route(/\/assets\/ContactForm\.island-[^/]*\.js$/, (route) => route.abort());
    await page.goto("/");
    await getParts(page).topBar.getByRole("link", { name: getStarted.label }).first().click();
    await expect(page).toHaveURL(getStarted.href);
    await expect(page.locator("form[data-contact-form]")).toBeVisible();
  });
});

test.describe("without the style sheet of all pages", () => {
  test.use({ expectedProblems: [/\.css|ERR_FAILED|style sheet cannot be loaded/] });

  test("links load their pages as without scripts", async ({ page }) => {
    await page.route(/\.css$/, (route) => route.abort());
    await page.goto("/");
    await getParts(page).topBar.getByRole("link", { name: getStarted.label }).first().click();
    await expect(page).toHaveURL(getStarted.href);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
