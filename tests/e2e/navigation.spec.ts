import type { Page } from "@playwright/test";
import { redirects } from "../../app/fields/redirects-schema.ts";
import { howItWorksPage } from "../../app/pages/how-it-works/schema.ts";
import { notFoundPage } from "../../app/pages/not-found/schema.ts";
import { paths } from "../../app/routes.ts";
import { readWords } from "../sample/words.ts";
import { chrome, getParts } from "./chrome-parts.ts";
import { addLink, expect, expecting, hold, test, withoutScripts } from "./fixtures.ts";

const { getStarted } = chrome.topBar;
const notFound = readWords(notFoundPage);
const swaps = "**/swap.txt*";

/**
 * The two kinds of browsers: with the Navigation API, links change the page; without it, they load one.
 * What a visitor may rely on is the same in both.
 */
const ways = [
  { way: "where links change the page", isIntercepted: true },
  { way: "where links load a document", isIntercepted: false },
] as const;

/** Before a page is opened. */
const forgetRouter = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(window, "navigation"));

/** Follows the top bar's button to the contact form. */
async function follow(page: Page): Promise<void> {
  await getParts(page).topBar.getByRole("link", { name: getStarted.label }).first().click();
  await expect(page).toHaveURL(getStarted.href);
}

const getHeading = (page: Page) => page.getByRole("heading", { level: 1 });
const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
const expectPlace = (page: Page, top: number) =>
  expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(top);
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isKept: true }));
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, "isKept") === true);

for (const { way, isIntercepted } of ways) {
  test(`pages, places and the history are as in any browser, ${way}`, async ({ page }) => {
    if (!isIntercepted) await forgetRouter(page);

    await test.step("a page begins at its top and is shown to its end; back, forward and a reload return to the place", async () => {
      await page.goto("/");
      await markDocument(page);
      await scrollTo(page, 1200);
      // Nothing moves for the keyboard on its way through the bar.
      for (const each of await getParts(page).topBar.getByRole("link").all()) await each.focus();
      await expectPlace(page, 1200);
      await follow(page);
      await expectPlace(page, 0);
      expect(await isMarked(page)).toBe(isIntercepted);
      await expect(getParts(page).footer.getByRole("link").last()).toBeVisible();
      await scrollTo(page, 300);
      await page.goBack();
      await expect(page).toHaveURL("/");
      await expectPlace(page, 1200);
      await page.goForward();
      await expect(page).toHaveURL(getStarted.href);
      await expectPlace(page, 300);
      await page.reload();
      await expectPlace(page, 300);
      expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    });

    await test.step("a link to the address that one is at goes to its anchor, or to the top", async () => {
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
  });
}

test("back leads through a page's fragments and queries to the page before", async ({ page }) => {
  await page.goto(paths.about);
  for (const href of [
    "/careers#open-roles",
    "/careers?utm_source=letter",
    "/careers?utm_source=letter#open-roles",
    paths.imprint,
  ]) {
    await (await addLink(page, href)).click();
    await expect(page).toHaveURL(href);
    // The address is there before the page.
    await expect(page.locator("#open-roles")).toHaveCount(href === paths.imprint ? 0 : 1);
  }
  await page.goBack();
  await expect(page.locator("#open-roles")).toBeInViewport();
  for (const address of ["/careers?utm_source=letter", "/careers#open-roles"]) {
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(page.locator("#open-roles")).toBeAttached();
  }
  await page.goBack();
  await expect(page).toHaveURL(paths.about);
  await expect(page.locator("#open-roles")).toHaveCount(0);
  await expect(getHeading(page)).toBeVisible();
});

test("the first page takes no focus and announces nothing; the next one has the focus on its heading, and its title is announced", async ({
  page,
}) => {
  const getAnnouncement = async () =>
    page.getByRole("status").filter({
      hasText: chrome.accessibleNames.pageLoaded.replace("{title}", await page.title()),
    });
  await page.goto("/contact/");
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await expect(await getAnnouncement()).toHaveCount(0);
  await getParts(page).topBar.locator('a[href="/"]').first().click();
  await expect(page).toHaveURL("/");
  await expect(getHeading(page)).toBeFocused();
  await expect(await getAnnouncement()).toHaveCount(1);

  // Fetched as soon as a link has the focus; anew, as parts may still be put in place of others.
  await page.goto("/");
  const fetched = page.waitForResponse("**/careers/swap.txt");
  await getParts(page).footer.locator(`a[href="/careers"]`).focus();
  expect((await fetched).ok()).toBe(true);
});

test("while a page is on its way, the link that was pressed last counts, and so does back; whoever stops it stays on the page, and at its address", async ({
  page,
}) => {
  const arrive = await hold(page, "**/careers/swap.txt");
  await page.goto(paths.about);
  await markDocument(page);
  const title = await page.title();
  await (await addLink(page, "/careers")).click();
  await expect(page).toHaveURL("/careers");
  await (await addLink(page, paths.imprint)).click();
  await expect(page).not.toHaveTitle(title);
  await page.goBack();
  arrive();
  await expect(page.locator("#open-roles")).toBeAttached();
  await page.goBack();
  await expect(page).toHaveTitle(title);
  expect(await isMarked(page)).toBe(true);

  await hold(page, "**/careers/swap.txt?utm_source=letter");
  await (await addLink(page, "/careers?utm_source=letter#open-roles")).click();
  await expect(page).toHaveURL("/careers?utm_source=letter#open-roles");
  await page.evaluate(() => window.stop());
  await expect(page).toHaveURL(paths.about);
  await expect(page).toHaveTitle(title);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await getParts(page).footer.locator(`a[href="${paths.imprint}"]`).click();
  await expect(page).toHaveURL(paths.imprint);
  await expect(page).not.toHaveTitle(title);
});

expecting(/\.css|style sheet cannot be loaded|MIME type/)(
  "without the style sheet of all pages: links load their pages as without scripts",
  async ({ page }) => {
    // As a portal answers.
    const portal = { contentType: "text/html", body: "<h1>Welcome</h1>" };
    await page.route(/\.css$/, (route) => route.fulfill(portal));
    await page.goto("/");
    await markDocument(page);
    await follow(page);
    // Through the change of the document.
    await page.waitForFunction(() => !("isKept" in window));
    await expect(getHeading(page)).toBeVisible();
  },
);

test.describe("where a page does not arrive", () => {
  test.use({ expectedProblems: [/ERR_FAILED|404|Failed to fetch/] });

  test("the browser loads a page that cannot be fetched, at its place, and goes back from there", async ({
    page,
  }) => {
    await page.route(swaps, (route) => route.abort());
    await page.goto(paths.about);
    for (const href of [
      "/careers#open-roles",
      "/careers?utm_source=letter#open-roles",
      // An old address.
      "/integrations#hub-title",
    ]) {
      await (await addLink(page, href)).click();
      const [, place] = href.split("#");
      await expect(page.locator(`#${place}`)).toBeInViewport();
      expect(new URL(page.url()).hash).toBe(`#${place}`);
      await page.goBack();
      await expect(page).toHaveURL(paths.about);
      await expect(page.locator("main h1")).toBeInViewport();
    }

    await test.step("and so is one that the way back leads to", async () => {
      await page.unroute(swaps);
      await page.goto(paths.about);
      const title = await page.title();
      await (await addLink(page, paths.imprint)).click();
      await expect(page).not.toHaveTitle(title);
      await page.route(swaps, (route) => route.abort());
      await page.goBack();
      await expect(page).toHaveURL(paths.about);
      await expect(page).toHaveTitle(title);
    });
  });

  test("an old address keeps the link's fragment unless the new one has one", async ({ page }) => {
    await page.goto(paths.about);
    await (await addLink(page, "/integrations?utm_source=letter#hub-title")).click();
    await expect(page).toHaveURL(`${paths.integrations}?utm_source=letter#hub-title`);
    await expect(page.locator("#hub-title")).toBeInViewport();
    const target = readWords(redirects).find(({ to }) => to.includes("#"));
    await (await addLink(page, `${target?.from}?a=1#elsewhere`)).click();
    const [path, fragment] = target?.to.split("#") ?? [];
    await expect(page).toHaveURL(`${path}?a=1#${fragment}`);
    await expect(page.locator(`#${fragment}`)).toBeInViewport();

    await test.step("where there is no such page, the browser says so", async () => {
      await (await addLink(page, "/nope#b")).click();
      await expect(page).toHaveTitle(new RegExp(notFound.title));
      await expect(page).toHaveURL("/nope#b");
    });
  });
});

const place = "#what-it-is-not";
const folded = paths.integrations + place;

for (const { way, isIntercepted } of ways) {
  test(`a place behind a fold is open on arrival, from another page, and again after it was closed, ${way}`, {
    tag: "@phone",
  }, async ({ page }) => {
    if (!isIntercepted) await forgetRouter(page);
    const table = page.locator(place).getByRole("table");
    await page.goto(paths.integrations);
    await expect(table).toBeHidden();
    await page.goto(paths.howItWorks);
    await page.goto(folded);
    await expect(table).toBeInViewport();
    await page.goto(paths.howItWorks);
    const link = await addLink(page, folded);
    await link.tap();
    await expect(page).toHaveURL(folded);
    await expect(table).toBeInViewport();
    await page.locator(place).locator("[data-phone-fold] > summary").tap();
    await expect(table).toBeHidden();
    await (await addLink(page, folded)).tap();
    await expect(table).toBeInViewport();
  });
}

withoutScripts(
  "without scripts, nothing is folded on a phone",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto(folded);
    await expect(page.locator(place).getByRole("table")).toBeVisible();
    await page.goto(`${paths.howItWorks}#integrations`);
    const { capabilities } = readWords(howItWorksPage).integrations;
    await expect(page.getByText(capabilities[0]?.effect ?? "")).toBeVisible();
  },
);
