import { contractorView } from "../../app/parts/figures/contractor-view-schema.ts";
import { getModulePath, moduleIds, paths } from "../../app/routes.ts";
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

test("every link to a record leads to its line, which is lit", async ({ page }) => {
  await decideBefore(page);
  const hrefs = new Set<string>();
  for (const path of [...moduleIds.map(getModulePath), paths.howItWorks, paths.unitRate]) {
    await page.goto(path);
    const links = page.locator("figcaption a[href*='#'], #story a[href*='#']");
    for (const link of await links.all()) hrefs.add((await link.getAttribute("href")) ?? "");
  }
  const leading = [...hrefs].filter((found) => found.startsWith("/"));
  expect(leading).not.toEqual([]);
  for (const found of leading) {
    await page.goto(found);
    const number = page.locator(`.record-number[id="${found.split("#")[1]}"]`);
    const line = page.locator("tr, p").filter({ has: number });
    await expect(line, found).toBeInViewport();
    await expect(line, found).toHaveCSS("outline-style", "solid");
  }
});
