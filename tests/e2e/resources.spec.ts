import type { Page } from "@playwright/test";
import { resourcesPage as resourcesPageSource } from "../../app/pages/resources/schema.ts";
import { downloads as downloadsSource } from "../../app/parts/resources/schema.ts";
import { readWords } from "../sample/words.ts";
import { messages } from "./chrome-parts.ts";
import { expect, test } from "./fixtures.ts";

const words = readWords(resourcesPageSource);
const resources = readWords(downloadsSource);

const getRows = (page: Page) => page.getByRole("main").getByRole("listitem");
const getCards = (page: Page) =>
  getRows(page).filter({ has: page.getByRole("link", { name: words.download }) });
const getSearch = (page: Page) => page.getByRole("searchbox", { name: words.search.label });
const labels = new Map([
  ["all", words.allCategories],
  ...words.categories.map(({ id, label }) => [id, label] as const),
]);
const getCategory = (page: Page, category: string) =>
  page.getByRole("button", { name: labels.get(category), exact: true });
const getTitles = (wanted: (resource: (typeof resources)[number]) => boolean) =>
  resources.filter(wanted).map(({ title }) => title);

test("is narrowed by text and category, says how many it found, and leads back from nothing to all", async ({
  context,
  page,
}) => {
  await page.goto("/resources?category=installation&utm_source=mail#q=guide");
  const expectFound = (wanted: Parameters<typeof getTitles>[0]) =>
    expect(getCards(page).getByRole("heading")).toHaveText(getTitles(wanted));

  await test.step("as the address says", async () => {
    await expect(getSearch(page)).toHaveValue("guide");
    await expect(getCategory(page, "installation")).toHaveAttribute("aria-pressed", "true");
    await expectFound(
      ({ category, title, description }) =>
        category === "installation" && /guide/i.test(title + description),
    );
    await getCategory(page, "all").click();
    await expect(page).toHaveURL(/\?utm_source=mail#q=guide$/);
  });

  await test.step("by title and description, in any case", async () => {
    await getSearch(page).fill("INTERBASE");
    await expectFound(({ title, description }) => /interbase/i.test(title + description));
    const count = `1 of ${resources.length}`;
    await expect(page.getByRole("status").filter({ hasText: count })).toBeVisible();
  });

  await test.step("to nothing, with what the site has elsewhere below", async () => {
    const empty = page.getByRole("heading", { name: words.empty.title });
    await expect(empty).toBeHidden();
    await getSearch(page).fill("nothing of this name");
    await expect(empty).toBeVisible();
    await expect(page.getByText(words.empty.text)).toBeVisible();
    await expect(
      page.getByRole("region", { name: words.elsewhere.title }).getByRole("heading", { level: 3 }),
    ).toHaveText(words.elsewhere.items.map(({ title }) => title));
    await page.getByRole("button", { name: words.empty.reset }).click();
    await expect(getSearch(page)).toHaveValue("");
  });

  await test.step("to all: a part for each reader", async () => {
    await expect(getCards(page)).toHaveCount(resources.length);
    await expect(getCategory(page, "all")).toHaveAttribute("aria-pressed", "true");
    for (const part of words.parts) {
      const region = page.getByRole("region", { name: part.title });
      await expect(region.getByRole("heading", { level: 3 })).toHaveText([
        ...getTitles(({ category }) => part.categories.includes(category)),
      ]);
    }
  });

  await test.step("a download opens its PDF in a new tab and is confirmed", async () => {
    const [first] = resources;
    const opened = context.waitForEvent("page");
    const requested = context.waitForEvent("request", (request) =>
      request.url().endsWith(first?.href ?? ""),
    );
    await page.getByRole("link", { name: `${words.download} ${first?.title}` }).click();
    await Promise.all([opened, requested]);
    await expect(page.getByText(messages.confirmations.downloadStarted)).toBeVisible();
  });

  await test.step("what was typed is in the address, without a step in the history", async () => {
    await page.goto("/about");
    await page.getByRole("contentinfo").getByRole("link", { name: "Resource Hub" }).click();
    await expect(getCards(page)).toHaveCount(resources.length);
    await getSearch(page).pressSequentially("oracle 5");
    await getCategory(page, "upgrades").click();
    await expect(page).toHaveURL(/\/resources\/?\?category=upgrades#q=oracle\+5$/);
    await expect(getSearch(page)).toHaveValue("oracle 5");
    await page.goBack();
    await expect(page).toHaveURL(/\/about\/?$/);
    await expect(getSearch(page)).toHaveCount(0);
    await page.goForward();
    await expect(getSearch(page)).toHaveValue("oracle 5");
  });
});
