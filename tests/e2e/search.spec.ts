import type { Page } from "@playwright/test";
import { searchPage } from "../../app/pages/search/schema.ts";
import { articles } from "../../app/parts/articles/schema.ts";
import { getArticlePath, paths, searchFieldId, searchIndexPath } from "../../app/routes.ts";
import { readWords } from "../sample/words.ts";
import { expect, expecting, followLink, test } from "./fixtures.ts";

const words = readWords(searchPage);
const [article] = readWords(articles);
const getFound = (page: Page) => page.getByRole("main").getByRole("listitem");
const getBox = (page: Page) => page.getByRole("searchbox", { name: words.box.label });

test("a query finds an article by its title, and stays in the fragment, which no request has", async ({
  page,
}) => {
  const title = article?.title ?? "";
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url(), request.headers().referer ?? ""));
  await page.goto(`${paths.search}?utm_source=mail`);
  await getBox(page).fill(title);
  await expect(page).toHaveURL(/\?utm_source=mail#q=/);
  const found = getFound(page).first().getByRole("link");
  await expect(found).toHaveAttribute("href", getArticlePath(article?.slug ?? ""));
  await page.reload();
  await expect(getBox(page)).toHaveValue(title);
  await expect(found).toHaveText(title);
  await found.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(getBox(page)).toHaveValue(title);
  await expect(found).toHaveText(title);
  expect(asked.filter((each) => each.includes("q="))).toEqual([]);

  await test.step("a link to the field, or to another search, keeps to it", async () => {
    await page.evaluate((id) => location.assign(`#${id}`), searchFieldId);
    await expect(page).toHaveURL(/#q=/);
    await page.evaluate(() => location.assign("#q=scaffold"));
    await expect(getBox(page)).toHaveValue("scaffold");
  });

  await test.step("its words are plain text", async () => {
    const query = "{zzzzqqq} $& $'";
    await page.evaluate((hash) => location.assign(hash), `#q=${encodeURIComponent(query)}`);
    await expect(getBox(page)).toHaveValue(query);
    const [before, after] = words.none.title.split("{query}");
    await expect(page.getByRole("status").first()).toHaveText(before + query + after);
  });

  await test.step("a word that no page says is named with what is nearest, and the rest is looked for", async () => {
    const [topic] = words.topics;
    const [name = ""] = topic?.names ?? [];
    await getBox(page).clear();
    await getBox(page).pressSequentially(`${title.split(" ")[0]} ${name} zzzzqqq`);
    const status = page.getByRole("main").getByRole("status");
    for (const word of [name, "zzzzqqq"]) await expect(status).toContainText(`“${word}”`);
    await expect(getFound(page).first()).toContainText(topic?.label ?? "");
    await expect(getFound(page).nth(1)).toBeVisible();
  });

  await test.step("an entry that is left at once has what was typed", async () => {
    await getBox(page).pressSequentially("turnaround countdown");
    await followLink(page, page.getByRole("banner").getByRole("link").first());
    await page.goBack();
    await expect(getBox(page)).toHaveValue(/zzzzqqqturnaround countdown$/);
  });
});

expecting(/index\.json|ERR_FAILED/)(
  "without the index: the list of everything stays",
  async ({ page }) => {
    await page.route(`**${searchIndexPath}`, (route) => route.abort());
    await page.goto(paths.search);
    await getBox(page).fill("scaffold");
    await expect(page.getByText(words.failed)).toBeVisible();
    await expect(page.getByRole("heading", { name: words.groups.page })).toBeVisible();
  },
);
