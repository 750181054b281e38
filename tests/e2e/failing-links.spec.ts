import { redirects } from "../../app/fields/redirects-schema.ts";
import { notFoundPage } from "../../app/pages/not-found/schema.ts";
import { paths } from "../../app/routes.ts";
import { readWords } from "../sample/words.ts";
import { decideBefore } from "./chrome-parts.ts";
import { expect, test } from "./fixtures.ts";
import { addLink } from "./ways.ts";

const notFound = readWords(notFoundPage);
const swaps = "**/swap.txt*";

test.beforeEach(({ page }) => decideBefore(page));
test.use({ expectedProblems: [/ERR_FAILED|404|Failed to fetch|the line dropped/] });

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

test("an old address keeps the link's fragment, unless the new one has its own", async ({
  page,
}) => {
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

test("the browser loads a page that breaks off halfway", async ({ page }) => {
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
  await (await addLink(page, "/careers#open-roles")).click();
  await expect(page.locator("#open-roles")).toBeInViewport();
});
