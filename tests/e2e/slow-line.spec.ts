import { getArticlePath, paths } from "../../app/routes.ts";
import { expect, hold, test } from "./fixtures.ts";

const scripts = "**/*.js";

test("before any script has arrived, an article's questions open, and the home page's personas can be chosen", async ({
  page,
}) => {
  await page.route(scripts, () => {});
  await page.goto(getArticlePath("contractor-invoicing-challenges"), { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const question = page.locator(".article-body details").first();
  await question.locator("summary").click();
  await expect(question.locator(":scope > :not(summary)").first()).toBeVisible();

  await page.goto(paths.home, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const radio = page.getByRole("radio", { name: "Procurement" });
  await radio.press("Space");
  await expect(radio).toBeChecked();
});

test("a button that was pressed before they arrived responds then", async ({ page }) => {
  const arrive = await hold(page, scripts);
  await page.goto(paths.blog, { waitUntil: "commit" });
  const button = page.getByRole("main").getByRole("button", { name: "Title A-Z" });
  await button.click();
  arrive();
  await expect(button).toHaveAttribute("aria-pressed", "true");
});

test("an answer has its styles from the first: nothing moves under the pointer afterward", async ({
  page,
}) => {
  const arrive = await hold(page, "**/*.css");
  await page.goto(paths.journey);
  const main = page.getByRole("main");
  const answer = main.getByRole("status").getByRole("link");
  await main.getByRole("combobox").selectOption({ index: 1 });
  await expect(answer.first()).toBeVisible();
  const before = await answer.first().boundingBox();
  arrive();
  await page.keyboard.press("Shift");
  await expect(page.locator("#page-style")).toHaveCount(0);
  expect(await answer.first().boundingBox()).toEqual(before);
});
