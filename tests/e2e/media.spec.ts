import type { Locator, Page } from "@playwright/test";
import { getArticlePath, getModulePath, paths } from "../../app/routes.ts";
import { findViolations } from "./axe.ts";
import { getParts } from "./chrome-parts.ts";
import { expect, test } from "./fixtures.ts";

test.describe("in forced colors", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  /**
   * What tells the state of something where the visitor's colors replace all others: lines, the text's
   * decoration, what is written before it, and marks that the browser draws itself.
   */
  async function readSigns(page: Page, place: Locator): Promise<string[]> {
    // Neither the pointer nor the focus is a state.
    await page.mouse.move(0, 0);
    return place.evaluate(async (element) => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      return [element, ...element.querySelectorAll("*")].flatMap((part) => {
        const { appearance, opacity, width } = getComputedStyle(part);
        const isDrawn = appearance !== "none" && opacity !== "0" && Number.parseFloat(width) >= 12;
        const mark = part instanceof HTMLInputElement && isDrawn ? part.checked : undefined;
        const lines = ["", "::before", "::after"].map((pseudo) => {
          const style = getComputedStyle(part, pseudo);
          const outline = style.outlineStyle === "none" ? "" : style.outlineWidth;
          const { borderWidth, content, scale, textDecorationLine } = style;
          return [outline, borderWidth, content, scale, style.opacity, textDecorationLine].join();
        });
        return [`${mark}`, ...lines];
      });
    });
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
      const before = await readSigns(page, place);
      await place.click();
      const on = place.and(
        page.locator("[aria-pressed=true], [aria-current], :has(:checked), :checked"),
      );
      await expect(on).toBeVisible();
      expect.soft(await readSigns(page, place), name).not.toEqual(before);
    }

    const link = getParts(page).topBar.getByRole("link", { name: "About Us" });
    const before = await readSigns(page, link);
    await page.goto(paths.about);
    expect
      .soft(await readSigns(page, link), "the page that is shown, in the top bar")
      .not.toEqual(before);
  });
});

test("on paper pages are legible, with a letterhead and without menus, as text", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  for (const path of [
    paths.home,
    paths.howItWorks,
    paths.unitRate,
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
