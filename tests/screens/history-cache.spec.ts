import { expect, test } from "../e2e/fixtures.ts";

test("a page is kept as it was when a visitor leaves the site and comes back", async ({ page }) => {
  for (const path of ["/", "/personas", "/contact/", "/blog/contractor-invoicing-challenges"]) {
    await page.goto(path);
    await page.evaluate(() => {
      addEventListener("pageshow", ({ persisted }) => {
        document.body.dataset.persisted = String(persisted);
      });
    });
    await page.goto("/robots.txt");
    await page.evaluate(() => history.back());
    await expect(page.locator("body"), path).toHaveAttribute("data-persisted", "true");
  }
});
