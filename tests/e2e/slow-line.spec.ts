import { getArticlePath, paths } from "../../app/routes.ts";
import { expect, test } from "./fixtures.ts";

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
