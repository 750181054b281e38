import type { Page } from "@playwright/test";
import { redirects } from "../../app/content/redirects-schema.ts";
import { notFoundPage } from "../../app/pages/not-found/schema.ts";
import { paths } from "../../app/routes.ts";
import { readWords } from "../sample/words.ts";
import { chrome, decideBefore, getParts } from "./chrome-parts.ts";
import { expect, hold, test } from "./fixtures.ts";

const { getStarted } = chrome.topBar;
const notFound = readWords(notFoundPage);

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
    const lost = page.waitForEvent("requestfailed");
    await form.getByRole("textbox").first().fill("Jana");
    await lost;
    await expect(form.getByRole("textbox").first()).toHaveValue("Jana");

    await page.unrouteAll();
    // Without the words that it is given, it throws.
    await page.addInitScript(() => {
      const { parse } = JSON;
      JSON.parse = (text) => (text.includes("mailbox") ? {} : parse(text));
    });
    const broken = page.waitForEvent("console", (message) => /of undefined/.test(message.text()));
    await page.goto(getStarted.href);
    await form.hover();
    await broken;
    await expect(form).toBeVisible();
  });
});

test.describe("without the style sheet of all pages", () => {
  test.use({ expectedProblems: [/\.css|ERR_FAILED|style sheet cannot be loaded|MIME type/] });

  test("links load their pages as without scripts", async ({ page }) => {
    await page.route(/\.css$/, (route) => route.abort());
    await page.goto("/");
    await follow(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("a page keeps its own styles where a portal answers with a page", async ({ page }) => {
    await page.route(/\.css$/, (route) =>
      route.fulfill({ contentType: "text/html", body: "<h1>Welcome</h1>" }),
    );
    await page.goto("/");
    const answered = page.waitForResponse(/\.css$/);
    await page.keyboard.press("Shift");
    await answered;
    await follow(page);
    await expect(page.locator("#page-style")).toBeAttached();
  });
});

test.describe("a link with a fragment", () => {
  test.use({ expectedProblems: [/ERR_FAILED|404|Failed to fetch|the line dropped/] });

  /** Presses a link to an address that no page of the sample links to. */
  async function press(page: Page, href: string): Promise<void> {
    await page.evaluate((to) => {
      const link = Object.assign(document.createElement("a"), { href: to, textContent: to });
      link.style.cssText = "position:fixed;inset:40% auto auto 40%;z-index:99";
      document.body.append(link);
    }, href);
    await page.getByRole("link", { name: href, exact: true }).last().click();
  }

  for (const [what, href, shows] of [
    ["a page that cannot be fetched", "/careers#open-roles", "#open-roles"],
    ["that page with a query", "/careers?utm_source=letter#open-roles", "#open-roles"],
    ["an old address", "/integrations#hub-title", "#hub-title"],
  ] as const) {
    test(`has the browser load ${what}, at its place`, async ({ page }) => {
      await page.route("**/swap.txt*", (route) => route.abort());
      await page.goto(paths.about);
      await press(page, href);
      await expect(page.locator(shows)).toBeInViewport();
      expect(new URL(page.url()).hash).toBe(shows);
      await page.goBack();
      await expect(page).toHaveURL(paths.about);
      await expect(page.locator("main h1")).toBeInViewport();
    });
  }

  test("has the browser load what breaks off halfway", async ({ page }) => {
    await page.addInitScript(() => {
      const { fetch } = window;
      window.fetch = async (...request) => {
        const response = await fetch(...request);
        if (!response.url.includes("swap.txt")) return response;
        const start = (await response.text()).slice(0, 500);
        const body = new ReadableStream({
          start: (stream) => stream.enqueue(new TextEncoder().encode(start)),
          pull: (stream) => stream.error(new TypeError("the line dropped")),
        });
        return new Response(body);
      };
    });
    await page.goto(paths.about);
    await press(page, "/careers#open-roles");
    await expect(page.locator("#open-roles")).toBeInViewport();
  });

  test("has the browser show that there is no such page", async ({ page }) => {
    await page.goto(paths.about);
    const loaded = page.waitForEvent("load");
    await press(page, "/nope#b");
    await loaded;
    await expect(page).toHaveURL("/nope#b");
    await expect(page).toHaveTitle(new RegExp(notFound.title));
  });

  test("keeps it where the address has moved, unless the new address has one", async ({ page }) => {
    await page.goto(paths.about);
    await press(page, "/integrations?utm_source=letter#hub-title");
    await expect(page).toHaveURL(`${paths.integrations}?utm_source=letter#hub-title`);
    await expect(page.locator("#hub-title")).toBeInViewport();
    const target = readWords(redirects).find(({ to }) => to.includes("#"));
    await press(page, `${target?.from}?a=1#elsewhere`);
    const [path, fragment] = target?.to.split("#") ?? [];
    await expect(page).toHaveURL(`${path}?a=1#${fragment}`);
    await expect(page.locator(`#${fragment}`)).toBeInViewport();
  });

  test("to a page that is on its way already goes to its place there", async ({ page }) => {
    const arrive = await hold(page, "**/careers/swap.txt");
    await page.goto(paths.about);
    await press(page, "/careers");
    await expect(page).toHaveURL("/careers");
    await press(page, "/careers#open-roles");
    arrive();
    await expect(page).toHaveURL("/careers#open-roles");
    await expect(page.locator("#open-roles")).toBeInViewport();
  });
});

test.describe("offline", () => {
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|Access is denied/] });

  test("a link with a fragment shows that there is no line, and back the page", async ({
    context,
    page,
  }) => {
    await page.goto(paths.about);
    await context.setOffline(true);
    const left = page.waitForEvent("framenavigated", (frame) =>
      frame.url().startsWith("chrome-error"),
    );
    await page.evaluate(() => {
      const link = Object.assign(document.createElement("a"), { href: "/careers#open-roles" });
      document.body.append(link);
      link.click();
    });
    await left;
    await context.setOffline(false);
    await page.goBack();
    await expect(page).toHaveURL(paths.about);
  });
});
