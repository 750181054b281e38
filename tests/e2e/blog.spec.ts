import type { Page } from "@playwright/test";
import { articlePage as articlePageSource } from "../../app/pages/article/schema.ts";
import { blogPage as blogPageSource } from "../../app/pages/blog/schema.ts";
import { articles as articlesSource } from "../../app/parts/articles/schema.ts";
import { feedPath, getArticlePath, paths } from "../../app/routes.ts";
import { feedLength } from "../../build-site/build-feed.ts";
import { readWords } from "../sample/words.ts";
import { decideBefore, messages } from "./chrome-parts.ts";
import { expect, test } from "./fixtures.ts";

const articles = readWords(articlesSource).filter(({ draft }) => !draft);
const index = readWords(blogPageSource);
const words = readWords(articlePageSource);
const others = articles.filter(({ featured }) => !featured).map(({ title }) => title);
const byTitle = others.toSorted((a, b) => a.localeCompare(b, "en"));

const partTwo = getArticlePath("contractor-trends-part-two");
const invoicing = getArticlePath("contractor-invoicing-challenges");

/** Titles of the cells below "More Articles", in the order in which they are shown. */
const getMoreTitles = (page: Page) =>
  page
    .getByRole("region", { name: index.more.title })
    .getByRole("article")
    .getByRole("heading", { level: 3 });

const getSort = (page: Page) => page.getByRole("button", { name: index.more.sort.byTitle });

test.beforeEach(({ page }) => decideBefore(page));

test.describe("the index", () => {
  test("has the two featured articles, then all the others, the newest first", async ({
    openToRead,
  }) => {
    const page = await openToRead(paths.blog);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Insights from the Field");
    const featured = page.getByRole("region", { name: index.featured.title });
    const links = featured.getByRole("link");
    await expect(links).toHaveCount(2);
    await expect(links.nth(0)).toHaveAttribute("href", /scaffold-waste-tech-solution$/);
    await expect(links.nth(1)).toHaveAttribute("href", /contractor-management-health-checks$/);
    await expect(getMoreTitles(page)).toHaveText(others);
    const [newest] = articles;
    await expect(page.getByRole("article").filter({ hasText: index.more.newest })).toContainText(
      newest?.featured ? [] : [newest?.title ?? ""],
    );
  });

  test("is put in order of title, by keyboard, and back again", async ({ page }) => {
    await page.goto(paths.blog);
    const before = await getMoreTitles(page).allInnerTexts();
    await getSort(page).press("Enter");
    await expect(getMoreTitles(page)).toHaveText(byTitle);
    await expect(getSort(page)).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByText(index.more.sort.sortedByTitle)).toHaveCount(1);
    await getSort(page).press("Enter");
    await expect(getMoreTitles(page)).toHaveText(before);
  });

  test("is put in order of title by a press while the button comes alive", async ({ page }) => {
    await page.addInitScript(() => {
      const { addEventListener } = EventTarget.prototype;
      EventTarget.prototype.addEventListener = function (this: EventTarget, ...listener) {
        addEventListener.apply(this, listener);
        // React's first listener on the island: it answers presses from now on, but isn't done.
        if (!(this instanceof HTMLElement) || this.dataset.island !== "SortControl") return;
        EventTarget.prototype.addEventListener = addEventListener;
        queueMicrotask(() => this.querySelector("button")?.click());
      };
    });
    await page.goto(paths.blog);
    await expect(getSort(page)).toHaveAttribute("aria-pressed", "true");
  });

  test("keeps its order over a visit to an article", async ({ page }) => {
    await page.goto(paths.blog);
    await getSort(page).click();
    await getMoreTitles(page).getByRole("link").first().click();
    await expect(page.getByRole("link", { name: words.back.label })).toBeVisible();
    await page.goBack();
    await expect(getMoreTitles(page)).toHaveText(byTitle);
    await page.reload();
    await expect(getMoreTitles(page)).toHaveText(byTitle);
  });

  test("leads to journey, modules and contact", async ({ openToRead }) => {
    const page = await openToRead(paths.blog);
    for (const href of [paths.journey, paths.modules, paths.contact]) {
      await expect(page.getByRole("main").locator(`a[href="${href}"]`)).not.toHaveCount(0);
    }
  });

  test("has a feed with the newest articles", async ({ page, request }) => {
    await page.goto(paths.blog);
    await expect(page.locator('head link[type="application/atom+xml"]')).toHaveAttribute(
      "href",
      feedPath,
    );
    const feed = await (await request.get(feedPath)).text();
    expect(feed.match(/<entry>/g)).toHaveLength(Math.min(articles.length, feedLength));
    expect(feed).not.toContain("href=&quot;/");
  });
});

test.describe("an article", () => {
  test("part two says when, who, how long and what about", async ({ openToRead }) => {
    const page = await openToRead(partTwo);
    const facts = page.locator("header dl");
    for (const fact of ["March 15, 2024", "the team", "10 min", "Industry Trends"]) {
      await expect(facts.getByText(fact, { exact: true })).toBeVisible();
    }
  });

  test("leads back to the blog and on to planning and contact", async ({ page }) => {
    await page.goto(partTwo);
    const main = page.getByRole("main");
    await expect(main.locator('a[href="/modules/scopebuild"]')).toHaveCount(1);
    await expect(main.getByRole("link", { name: words.closing.secondary.label })).toHaveAttribute(
      "href",
      paths.contact,
    );
    await main.getByRole("link", { name: words.back.label }).click();
    await expect(page).toHaveURL(paths.blog);
  });

  test("has a table of contents that leads to its headings", async ({ page, isMobile }) => {
    await page.goto(partTwo);
    const contents = page.getByRole("navigation", { name: words.contents });
    if (isMobile) await page.locator("summary", { hasText: words.contents }).tap();
    const last = articles.find(({ slug }) => partTwo.endsWith(slug))?.headings.at(-1);
    await contents.getByRole("link", { name: last?.text }).click();
    await expect(page.getByRole("heading", { name: last?.text })).toBeInViewport();
    await expect(page).toHaveURL(`${partTwo}#${last?.id}`);
  });

  test("marks the section that is being read in its table of contents", async ({ page }) => {
    await page.goto(partTwo);
    const contents = page.getByRole("navigation", { name: words.contents });
    const { headings = [] } = articles.find(({ slug }) => partTwo.endsWith(slug)) ?? {};
    for (const heading of [headings[2], headings[0]]) {
      await page.locator(`#${heading?.id}`).evaluate((element) => element.scrollIntoView());
      await expect(contents.locator("[aria-current=location]")).toHaveText(heading?.text ?? "");
    }
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(contents.locator("[aria-current]")).toHaveCount(0);
  });

  test("lists the sources that it names, each with a link in the text", async ({ openToRead }) => {
    const article = articles.find(({ sources }) => sources);
    const page = await openToRead(getArticlePath(article?.slug ?? ""));
    const list = page.getByRole("list").filter({ hasText: article?.sources?.[0]?.title });
    for (const { title, publisher, url } of article?.sources ?? []) {
      const item = list.getByRole("listitem").filter({ hasText: publisher });
      await expect(item.getByRole("link", { name: title })).toHaveAttribute("href", url);
      const links = page.locator(`.article-body a[href="${url}"][rel=noopener]`);
      expect(await links.count()).toBeGreaterThan(1);
    }
  });

  test("has links that change the page without a reload", async ({ page }) => {
    await page.goto(partTwo);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.locator(`.article-body a[href="${paths.howItWorks}"]`).click();
    await expect(page).toHaveURL(paths.howItWorks);
    expect(await page.evaluate(() => Reflect.get(window, "isSamePage"))).toBe(true);
  });

  test("has three related articles, none of them itself", async ({ openToRead }) => {
    for (const slug of words.defaultRelated) {
      const page = await openToRead(getArticlePath(slug));
      const related = page.getByRole("region", { name: words.related.title }).getByRole("link");
      await expect(related).toHaveCount(3);
      await expect(related.and(page.locator(`[href="${getArticlePath(slug)}"]`))).toHaveCount(0);
    }
  });

  test("copies its address and says so", async ({ page, context, site }) => {
    await context.grantPermissions(["clipboard-write"]);
    await page.goto(`${partTwo}?utm_source=mail`);
    await page.getByRole("button", { name: words.copyLink }).click();
    await expect(page.getByText(messages.confirmations.linkCopied)).toBeVisible();
    // Reading the clipboard is closed to the site's pages: a visitor would paste it somewhere.
    await page.goto(paths.resources);
    const search = page.getByRole("searchbox");
    await search.press("ControlOrMeta+v");
    await expect(search).toHaveValue(site.origin + partTwo);
  });

  test("has questions of which one is open at a time", async ({ page }) => {
    await page.goto(invoicing);
    const questions = page.locator(".article-body details");
    await questions.nth(0).locator("summary").click();
    await questions.nth(1).locator("summary").click();
    await expect(questions.nth(1)).toHaveAttribute("open", "");
    await expect(questions.nth(0)).not.toHaveAttribute("open", "");
  });
});

test.describe("an article that does not exist", () => {
  test.use({ expectedProblems: [/404/] });

  test("is answered with 404, the page of its own and a way back", async ({ page }) => {
    const answer = await page.goto(getArticlePath("no-such-article"));
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle(/^Blog Post Not Found/);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Blog Post Not Found");
    await expect(
      main.getByText("The blog post you're looking for doesn't exist.", { exact: true }),
    ).toBeVisible();
    await main.getByRole("link", { name: "Return to Blog" }).click();
    await expect(page).toHaveURL(paths.blog);
  });

  test("is the same page on navigation inside the site", async ({ page }) => {
    await page.goto(partTwo);
    const link = page.locator(".article-body p a").first();
    await link.evaluate((element, href) => {
      element.setAttribute("href", href);
    }, getArticlePath("no-such-article"));
    await link.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog Post Not Found");
    await expect(page).toHaveTitle(/^Blog Post Not Found/);
    await expect(page).toHaveURL(getArticlePath("no-such-article"));
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every article is listed, and no control that would do nothing", async ({ page }) => {
    await page.goto(paths.blog);
    for (const { title } of articles) {
      await expect(page.getByRole("main").getByRole("link", { name: title })).toBeVisible();
    }
    await expect(getSort(page)).toBeHidden();
  });
});
