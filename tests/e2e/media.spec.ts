import type { Locator, Page } from "@playwright/test";
import { getArticlePath, getModulePath, paths } from "../../app/routes.ts";
import { decideBefore, getParts } from "./chrome-parts.ts";
import { choose, expect, test } from "./fixtures.ts";

test.beforeEach(({ page }) => decideBefore(page));

test.describe("in forced colors a state can be told from its look", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  /** How something looks without the focus on it and the pointer over it. */
  async function look(page: Page, place: Locator): Promise<string> {
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await place.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await place.boundingBox()) ?? {};
    const margin = 6; // an outline lies outside
    const clip = { x: x - margin, y: y - margin, width: width + 12, height: height + 12 };
    return (await page.screenshot({ animations: "disabled", clip })).toString("base64");
  }

  const getLabel = (page: Page, name: string) =>
    page.locator("label").filter({ has: page.getByRole("radio", { name, exact: true }) });
  const chooseRadio = (page: Page, name: string) =>
    choose(page.getByRole("radio", { name, exact: true }));

  for (const [name, path, find, enter] of [
    ["a persona", paths.home, (page) => getLabel(page, "Operations"), "Operations"],
    ["a persona in a line", paths.modules, (page) => getLabel(page, "Operations"), "Operations"],
    ["the day", paths.personas, (page) => getLabel(page, "With"), "With"],
  ] as const satisfies readonly [string, string, (page: Page) => Locator, string][]) {
    test(`${name}, chosen`, async ({ page }) => {
      await page.goto(path);
      const before = await look(page, find(page));
      await chooseRadio(page, enter);
      expect(await look(page, find(page))).not.toBe(before);
    });
  }

  for (const [name, path, button] of [
    ["a filter, pressed", paths.resources, "Legal"],
    ["an order, pressed", paths.blog, "Title A-Z"],
    ["a step, current", paths.howItWorks, "Step 3"],
  ] as const) {
    test(name, async ({ page }) => {
      await page.goto(path);
      const place = page.getByRole("main").getByRole("button", { name: button }).first();
      const before = await look(page, place);
      await place.click();
      await expect.poll(() => look(page, place)).not.toBe(before);
    });
  }

  test("a box, ticked", async ({ page }) => {
    await page.goto(paths.contact);
    const box = page.getByRole("checkbox", { name: "Demo" });
    const before = await look(page, box);
    await box.check();
    expect(await look(page, box)).not.toBe(before);
  });

  test("the page that is shown, in the top bar", async ({ page }) => {
    const link = getParts(page).topBar.getByRole("link", { name: "About Us" });
    await page.goto(paths.careers);
    const before = await look(page, link);
    await page.goto(paths.about);
    expect(await look(page, link)).not.toBe(before);
  });
});

test.describe("on paper", () => {
  /** Texts that are pale on what is printed below them: contrast below 4.5 to 1. */
  const findPaleTexts = (page: Page) =>
    page.evaluate(() => {
      const getLuminance = (color: string) => {
        const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
          const share = Number(part) / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const getGround = (element: Element | null): string => {
        if (!element) return "rgb(255, 255, 255)";
        const { backgroundColor } = getComputedStyle(element);
        return backgroundColor.startsWith("rgb(")
          ? backgroundColor
          : getGround(element.parentElement);
      };
      const getContrast = (element: Element) => {
        const pair = [getComputedStyle(element).color, getGround(element)].map(getLuminance);
        return (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05);
      };
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const pale = new Set<string>();
      while (texts.nextNode()) {
        const { parentElement: element, textContent } = texts.currentNode;
        if (!element || !textContent?.trim() || !element.checkVisibility()) continue;
        // Shapes of a drawing are printed, so its letters stand on their own ground; a logo is a mark.
        if (element.closest("svg, [aria-hidden=true], body header a")) continue;
        const contrast = getContrast(element);
        if (contrast < 4.5) {
          pale.add(`${contrast.toFixed(1)} "${textContent.trim().slice(0, 40)}"`);
        }
      }
      return [...pale];
    });

  for (const path of [
    paths.home,
    paths.howItWorks,
    paths.unitRate,
    paths.privacy,
    getModulePath("timemanagement"),
    getArticlePath("contractor-management-health-checks"),
  ]) {
    test(`${path} is legible, with a letterhead and without menus, as text`, async ({ page }) => {
      await page.goto(path);
      await page.emulateMedia({ media: "print" });
      const { footer, topBar } = getParts(page);
      await expect(topBar.getByRole("link")).toHaveCount(1);
      await expect(topBar.getByRole("button")).toHaveCount(0);
      await expect(footer).toBeHidden();
      expect(await findPaleTexts(page)).toEqual([]);
      const file = (await page.pdf({ pageRanges: "1" })).toString("latin1");
      expect(file).toContain("/ToUnicode"); // letters that can be searched, not a picture of them
    });
  }
});
