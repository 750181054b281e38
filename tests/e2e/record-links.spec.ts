import { contractorView } from "../../app/parts/figures/contractor-view-schema.ts";
import { getModulePath } from "../../app/routes.ts";
import { readWords } from "../sample/words.ts";
import { decideBefore } from "./chrome-parts.ts";
import { expect, test } from "./fixtures.ts";

const [{ label, href } = { label: "", href: "" }] = readWords(contractorView).links ?? [];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("a link below a screen lights the same line on another module's", async ({ page }) => {
      if (javaScriptEnabled) await decideBefore(page);
      await page.goto(getModulePath("invoicing"));
      await page.getByRole("link", { name: label }).click();
      const [path = "", number = ""] = href.split("#");
      await expect(page).toHaveURL(new RegExp(`${path}/?#${number}$`));
      const line = page.locator("tr").filter({ has: page.locator(`#${number}`) });
      await expect(line).toBeInViewport();
      await expect(line).toHaveCSS("outline-style", "solid");
    });
  });
}
