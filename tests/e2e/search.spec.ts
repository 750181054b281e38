import type { Page } from "@playwright/test";
import { searchPage } from "../../app/pages/search/schema.ts";
import { articles } from "../../app/parts/articles/schema.ts";
import { getArticlePath, paths, searchIndexPath } from "../../app/routes.ts";
import { readWords } from "../sample/words.ts";
import { expect, test } from "./fixtures.ts";

const words = readWords(searchPage);
const [article] = readWords(articles);
const getBox = (page: Page) => page.getByRole("searchbox", { name: words.box.label });

test("a query finds an article by its title, and stays in the address", async ({ page }) => {
  await page.goto(`${paths.search}?utm_source=mail`);
  await getBox(page).fill(article?.title ?? "");
  await expect(page).toHaveURL(/\?utm_source=mail&q=/);
  const found = page.getByRole("main").getByRole("listitem").first().getByRole("link");
  await expect(found).toHaveAttribute("href", getArticlePath(article?.slug ?? ""));
  await page.reload();
  await expect(getBox(page)).toHaveValue(article?.title ?? "");
  await expect(found).toHaveText(article?.title ?? "");
  await found.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(article?.title ?? "");
  await page.goBack();
  await expect(found).toHaveText(article?.title ?? "");
});

test.describe("without the index", () => {
  test.use({ expectedProblems: [/index\.json|ERR_FAILED/] });

  test("the list of everything stays", async ({ page }) => {
    await page.route(`**${searchIndexPath}`, (route) => route.abort());
    await page.goto(paths.search);
    await getBox(page).fill("scaffold");
    await expect(page.getByText(words.failed)).toBeVisible();
    await expect(page.getByRole("heading", { name: words.groups.page })).toBeVisible();
  });
});
