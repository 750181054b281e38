import type { Locator, Page } from "@playwright/test";
import { getArticlePath, getModulePath, paths } from "../../app/routes.ts";
import { findViolations } from "./axe.ts";
import { getParts } from "./chrome-parts.ts";
import { countSheets, expect, test } from "./fixtures.ts";

test.describe("in forced colors", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  /** What is seen of something; neither the pointer nor the focus is a state. */
  async function photograph(page: Page, place: Locator): Promise<string> {
    await page.mouse.move(0, 0);
    await place.blur();
    await place.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await place.boundingBox()) ?? {};
    // Lines may be around it.
    const clip = { x: x - 5, y: y - 5, width: width + 10, height: height + 10 };
    return (await page.screenshot({ clip, animations: "disabled" })).toString("base64");
  }

  const getLabel = (page: Page, name: string) =>
    page.locator("label").filter({ has: page.getByRole("radio", { name, exact: true }) });
  const getButton = (page: Page, name: string) =>
    page.getByRole("main").getByRole("button", { name }).first();

  const states: [name: string, path: string, find: (page: Page) => Locator][] = [
    ["a persona", paths.home, (page) => getLabel(page, "Operations")],
    ["the day", paths.personas, (page) => getLabel(page, "With")],
    ["a filter", paths.resources, (page) => getButton(page, "Legal")],
    ["a step", paths.howItWorks, (page) => getButton(page, "Step 3")],
    ["a box", paths.contact, (page) => page.getByRole("checkbox", { name: "Demo" })],
  ];

  test("a state can be told from its look", async ({ page }) => {
    for (const [name, path, find] of states) {
      await page.goto(path);
      const place = find(page);
      const before = await photograph(page, place);
      await place.click();
      const on = place.and(
        page.locator("[aria-pressed=true], [aria-current], :has(:checked), :checked"),
      );
      await expect(on).toBeVisible();
      expect.soft((await photograph(page, place)) === before, name).toBe(false);
    }

    await page.goto(paths.careers);
    const link = getParts(page).topBar.getByRole("link", { name: "About Us" });
    const before = await photograph(page, link);
    await page.goto(paths.about);
    const isAlike = (await photograph(page, link)) === before;
    expect.soft(isAlike, "the page that is shown, in the top bar").toBe(false);
  });
});

test("on paper pages are legible, with a letterhead and without menus, as text, and take few sheets where they are handed on", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  const handedOn = { [paths.unitRate]: 3, [paths.try]: 3, [paths.pilot]: 6, [paths.security]: 5 };
  for (const [path, most] of Object.entries(handedOn)) {
    await page.goto(path);
    expect.soft(await countSheets(page, "Letter"), path).toBeLessThanOrEqual(most);
  }
  for (const path of [
    paths.unitRate,
    paths.home,
    paths.howItWorks,
    getModulePath("timemanagement"),
    getArticlePath("contractor-management-health-checks"),
  ]) {
    await page.goto(path);
    const { footer, topBar } = getParts(page);
    await expect(topBar.getByRole("link")).toHaveCount(1);
    await expect(topBar.getByRole("button")).toHaveCount(0);
    await expect(footer).toBeHidden();
    const pale = await findViolations(page, { only: ["color-contrast"] });
    expect.soft(pale, path).toEqual([]);
  }
  const file = (await page.pdf({ pageRanges: "1" })).toString("latin1");
  expect(file).toContain("/ToUnicode"); // letters that can be searched, not a picture of them
});
