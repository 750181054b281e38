import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium } from "@playwright/test";
import { type CheerioAPI, load } from "cheerio";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { readContent } from "../../app/content.ts";
import { sortByTitle } from "../../app/features/articles/article-lists.ts";
import { articlesPerPage } from "../../app/features/articles/blog-pages.ts";
import { getArticlePath, paths } from "../../app/routes.ts";
import { chromiumArgs, findChromium } from "../../scripts/chromium.mjs";
import { startServerProcess } from "../server/server-process.ts";
import { buildArguments, makeGeneratedSite } from "./generated-site.ts";

/** A site with as many articles more as fill a page, so that its index has two pages in each order. */
let root: string;
const words = readContent(resolve(import.meta.dirname, "../.."), "blog-pages");
const { more } = readContent(resolve(import.meta.dirname, "../.."), "pages/blog");

beforeAll(async () => {
  root = makeGeneratedSite(articlesPerPage);
  // Nothing of the surroundings: a build for tests is another one.
  const env = { PATH: process.env.PATH ?? "" };
  const child = spawn(process.execPath, buildArguments, {
    cwd: root,
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = await once(child, "exit");
  expect(code).toBe(0);
}, 120_000);

afterAll(() => rmSync(root, { recursive: true, force: true }));

async function startSite(): Promise<string> {
  const buildDir = join(root, "build");
  return (await startServerProcess({ buildDir })).address;
}

type Answer = { path: string; status: number; headers: Headers; $: CheerioAPI };

async function visit(address: string, path: string): Promise<Answer> {
  const { headers, status, text } = await fetch(address + path).then(async (response) => ({
    status: response.status,
    headers: response.headers,
    text: await response.text(),
  }));
  return { path, status, headers, $: load(text) };
}

/** The pages of one order, from the first on, each found by the link "next" of the one before it. */
async function walk(address: string, first: string): Promise<Answer[]> {
  const pages = [await visit(address, first)];
  for (;;) {
    const next = pages.at(-1)?.$(`nav[aria-label="${words.links.name}"] a[rel=next]`).attr("href");
    if (!next) return pages;
    pages.push(await visit(address, next));
  }
}

/** The articles in a page's grid, by their addresses. */
const listArticles = ({ $ }: Answer) =>
  $("section[aria-labelledby=more-title] article a")
    .map((_, link) => $(link).attr("href"))
    .get();

test("links lead from page to page, through every article once in either order", async () => {
  const address = await startSite();
  const all = readContent(root, "articles");
  const others = all.filter(({ featured }) => !featured);
  const byDate = await walk(address, paths.blog);
  expect(byDate.map(({ path }) => path)).toEqual(["/blog", "/blog/page/2"]);
  expect(byDate.flatMap(listArticles)).toEqual(others.map(({ slug }) => getArticlePath(slug)));

  const firstByTitle = "/blog/by-title/1";
  expect(byDate[1]?.$(`main a[href^="${firstByTitle}"]`).text()).toBe(more.sort.byTitle);
  const byTitle = await walk(address, firstByTitle);
  expect(byTitle.map(({ path }) => path)).toEqual(["/blog/by-title/1", "/blog/by-title/2"]);
  const titles = sortByTitle(all).map(({ slug }) => getArticlePath(slug));
  expect(byTitle.flatMap(listArticles)).toEqual(titles);
});

test("each page has an address, a title and a policy of its own, and is in the sitemap", async () => {
  const address = await startSite();
  const sitemap = await (await fetch(`${address}/sitemap.xml`)).text();
  const pages = [
    ...(await walk(address, paths.blog)),
    ...(await walk(address, "/blog/by-title/1")),
  ];
  expect(new Set(pages.map(({ $ }) => $("head title").text())).size).toBe(4);
  for (const { $, headers, path, status } of pages) {
    const canonical = $("link[rel=canonical]").attr("href") ?? "";
    expect([path, status, new URL(canonical).pathname]).toEqual([path, 200, `${path}/`]);
    expect(sitemap).toContain(`<loc>${canonical}</loc>`);
    expect(headers.get("content-security-policy")).toContain("'sha256-");
    const current = $(`nav[aria-label="${words.links.name}"] [aria-current=page]`);
    expect(current.attr("href")).toBe(path);
  }
});

test.each(["/blog/page/1", "/blog/page/3", "/blog/page/0", "/blog/by-title/0", "/blog/page"])(
  "%s is not found",
  async (path) => {
    const { $, status } = await visit(await startSite(), path);
    expect(status).toBe(404);
    expect($("meta[name=robots]").attr("content")).toBe("noindex");
  },
);

test("no script and no page's data has more of the articles than the page shows", async () => {
  const client = join(root, "build/client");
  const scripts = readdirSync(join(client, "assets")).filter((name) => name.endsWith(".js"));
  const telling = scripts.filter((name) =>
    /generated-\d/.test(readFileSync(join(client, "assets", name), "utf8")),
  );
  expect(telling).toEqual([]);
  const countIn = (file: string) =>
    new Set(readFileSync(join(client, file), "utf8").match(/generated-\d+/g)).size;
  expect(countIn("blog.data")).toBeLessThanOrEqual(articlesPerPage);
  expect(countIn("blog/generated-1.data")).toBeLessThanOrEqual(1 + 3);
  expect(existsSync(join(client, "blog/page/0.data"))).toBe(false);
});

test("a visitor with scripts turns pages without a reload, and back again", async () => {
  const address = await startSite();
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const problems: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(error.message));
  await page.goto(address + paths.blog);
  await page.waitForFunction(() => performance.getEntriesByName("taken-over").length > 0);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const first = page.locator("section[aria-labelledby=more-title] article h3").first();
  const firstTitle = await first.textContent();
  const links = page.getByRole("navigation", { name: words.links.name });

  await links.getByRole("link", { name: words.links.next }).press("Enter");
  await page.waitForURL("**/blog/page/2");
  await page.waitForFunction(() => document.activeElement?.tagName === "H1");
  await expect.poll(() => first.textContent()).not.toBe(firstTitle);

  await page.getByRole("link", { name: more.sort.byTitle }).click();
  await page.waitForURL("**/blog/by-title/1#more-title");
  const pressed = page.getByRole("link", { name: more.sort.byTitle });
  await expect.poll(() => pressed.getAttribute("aria-current")).toBe("true");

  await page.goBack();
  await page.waitForURL("**/blog/page/2");
  await page.goBack();
  await page.waitForURL("**/blog");
  await expect.poll(() => first.textContent()).toBe(firstTitle);
  expect(await page.evaluate(() => Reflect.get(window, "isSamePage"))).toBe(true);
  expect(problems).toEqual([]);
});
