import { howItWorksPage } from "../../app/pages/how-it-works/schema.ts";
import { paths } from "../../app/routes.ts";
import { readWords } from "../sample/words.ts";
import { decideBefore } from "./chrome-parts.ts";
import { expect, test } from "./fixtures.ts";
import { addLink, forgetRouter, ways } from "./ways.ts";

test.beforeEach(({ page }) => decideBefore(page));

const place = "#what-it-is-not";
const folded = paths.integrations + place;

for (const { way, isIntercepted } of ways) {
  test(`a place behind a fold is open on arrival, from another page, and again after it was closed, ${way}`, {
    tag: "@phone",
  }, async ({ page }) => {
    if (!isIntercepted) await forgetRouter(page);
    await page.goto(folded);
    const table = page.locator(place).getByRole("table");
    await expect(table).toBeInViewport();
    await page.goto(paths.howItWorks);
    const link = await addLink(page, folded);
    await link.tap();
    await expect(page).toHaveURL(folded);
    await expect(table).toBeInViewport();
    await page.locator(place).locator("[data-phone-fold] > summary").tap();
    await expect(table).toBeHidden();
    await (await addLink(page, folded)).tap();
    await expect(table).toBeInViewport();
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("nothing is folded on a phone", { tag: "@phone" }, async ({ page }) => {
    await page.goto(folded);
    await expect(page.locator(place).getByRole("table")).toBeVisible();
    await page.goto(`${paths.howItWorks}#integrations`);
    const { capabilities } = readWords(howItWorksPage).integrations;
    await expect(page.getByText(capabilities[0]?.effect ?? "")).toBeVisible();
  });
});
