import type { Page } from "@playwright/test";
import { articlePage as articlePageSource } from "../../app/pages/article/schema.ts";
import { blogPage as blogPageSource } from "../../app/pages/blog/schema.ts";
import { articles as articlesSource } from "../../app/parts/articles/schema.ts";
import { feedPath, getArticlePath, paths } from "../../app/routes.ts";
import { feedLength } from "../../build-site/finish-build.ts";
import { readWords } from "../sample/words.ts";
import { messages } from "./chrome-parts.ts";
import { expect, expecting, hold, test } from "./fixtures.ts";

const articles = readWords(articlesSource).filter(({ draft }) => !draft);
const index = readWords(blogPageSource);
const words = readWords(articlePageSource);
const others = articles.filter(({ featured }) => !featured).map(({ title }) => title);
const byTitle = others.toSorted((a, b) => a.localeCompare(b, "en"));

const withMedia = getArticlePath("contractor-management-digitalization");
const partTwo = getArticlePath("contractor-trends-part-two");

/** Titles of the cells below "More Articles", in the order in which they are shown. */
const getMoreTitles = (page: Page) =>
  page
    .getByRole("region", { name: index.more.title })
    .getByRole("article")
    .getByRole("heading", { level: 3 });

const getSort = (page: Page) => page.getByRole("button", { name: index.more.sort.byTitle });

test("the index has a feed, the featured articles, then all others, the newest first or in order of title, which a visit keeps", async ({
  page,
}) => {
  await page.goto(paths.blog);
  const feed = page.locator(`link[type="application/atom+xml"][href="${feedPath}"]`);
  await expect(feed).toBeAttached();
  const entries = (await (await page.request.get(feedPath)).text()).match(/<entry>/g);
  expect(entries).toHaveLength(Math.min(articles.length, feedLength));
  const featured = page.getByRole("region", { name: index.featured.title }).getByRole("link");
  await expect(featured).toHaveCount(articles.length - others.length);
  await expect(getMoreTitles(page)).toHaveText(others);

  await getSort(page).press("Enter");
  await expect(getMoreTitles(page)).toHaveText(byTitle);
  await expect(getSort(page)).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText(index.more.sort.sortedByTitle)).toHaveCount(1);
  await getMoreTitles(page).getByRole("link").first().click();
  await expect(page.getByRole("link", { name: words.back.label })).toBeVisible();
  await page.goBack();
  await expect(getMoreTitles(page)).toHaveText(byTitle);
  await page.reload();
  await expect(getMoreTitles(page)).toHaveText(byTitle);
  await getSort(page).press("Enter");
  await expect(getMoreTitles(page)).toHaveText(others);
});

test("an article marks the section being read in its contents, copies its address without what led there, and leads back", async ({
  context,
  page,
  site,
}) => {
  await context.grantPermissions(["clipboard-write"]);
  await page.goto(`${partTwo}?utm_source=mail`);
  const contents = page.getByRole("navigation", { name: words.contents });
  const { headings = [] } = articles.find(({ slug }) => partTwo.endsWith(slug)) ?? {};
  for (const heading of [headings[2], headings[0]]) {
    await page.locator(`#${heading?.id}`).evaluate((element) => element.scrollIntoView());
    await expect(contents.locator("[aria-current=location]")).toHaveText(heading?.text ?? "");
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(contents.locator("[aria-current]")).toHaveCount(0);
  const last = headings.at(-1);
  await contents.getByRole("link", { name: last?.text }).click();
  await expect(page.getByRole("heading", { name: last?.text })).toBeInViewport();
  await expect(page).toHaveURL(`${partTwo}?utm_source=mail#${last?.id}`);

  await page.getByRole("button", { name: words.copyLink }).click();
  await expect(page.getByText(messages.confirmations.linkCopied)).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: words.back.label }).click();
  await expect(page).toHaveURL(paths.blog);
  // Reading the clipboard is closed to the site's pages: a visitor would paste it somewhere.
  await page.goto(paths.resources);
  const search = page.getByRole("searchbox");
  await search.press("ControlOrMeta+v");
  await expect(search).toHaveValue(site.origin + partTwo);
});

test("a photo in a text has its place before it loads; a video is loaded when it is played", async ({
  page,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  const release = await hold(page, "**/assets/gate-at-dusk-*");
  await page.goto(withMedia, { waitUntil: "domcontentloaded" });
  const photo = page.getByRole("figure").getByRole("img", { name: "A plant before sunrise" });
  await expect(photo).toHaveAttribute("loading", "lazy");
  await photo.scrollIntoViewIfNeeded();
  const before = await photo.boundingBox();
  expect((before?.width ?? 0) / (before?.height ?? 1)).toBeCloseTo(1600 / 1067, 2);
  release();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const after = await photo.boundingBox();
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);

  const video = page.getByLabel("A walk along the line");
  await video.scrollIntoViewIfNeeded();
  await page.waitForLoadState("load");
  expect(requests).not.toContain("/files/walk-down.webm");
  await video.press("Space");
  await expect.poll(() => requests).toContain("/files/walk-down.webm");
});

expecting(/404/)(
  "an article that does not exist: is answered with 404, a page of its own and a way back",
  async ({ page }) => {
    expect((await page.goto(getArticlePath("no-such-article")))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: words.notFound.link.label }).click();
    await expect(page).toHaveURL(paths.blog);
  },
);
