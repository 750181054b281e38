import type { Page } from "@playwright/test";
import { getCalculatorPath, paths, searchFieldId } from "../../app/routes.ts";
import { findLateStyles } from "../sweep/seen-styles.ts";
import { desktop, followWindow } from "../sweep/windows.ts";
import { expect, test } from "./fixtures.ts";

const states: [name: string, path: string, act: (page: Page) => Promise<unknown>][] = [
  [
    "what is pointed at, with the banner",
    paths.home,
    (page) => page.getByRole("banner").getByRole("button").first().hover(),
  ],
  [
    "an answer",
    paths.journey,
    (page) => page.getByRole("main").getByRole("combobox").selectOption({ index: 1 }),
  ],
  [
    "what was found",
    paths.search,
    async (page) => {
      await page.locator(`#${searchFieldId}`).fill("contractor");
      await expect(page.locator("main [data-searching] li").first()).toBeVisible();
    },
  ],
  [
    "nothing found",
    paths.resources,
    async (page) => {
      await page.getByRole("searchbox").fill("zzzzqqq");
      const found = page.locator("[data-island=ResourceBrowser]").getByRole("listitem");
      await expect(found).toHaveCount(0);
    },
  ],
  [
    "a step",
    `${paths.try}?role=maintenance&step=1`,
    async (page) => {
      await page.getByRole("main").getByRole("radio").first().click();
      await expect(page.getByRole("main").getByRole("status")).toContainText(/\w/);
    },
  ],
  ["the result", `${paths.try}?role=maintenance&step=5`, async () => {}],
  [
    "a sheet with the visitor's numbers",
    getCalculatorPath("hours-gap"),
    async (page) => {
      await page.locator("[data-sheet] input[name=people]").fill("77");
      await expect(page.locator("[data-yours]")).toBeVisible();
    },
  ],
  [
    "faults of the form",
    paths.contact,
    async (page) => {
      await page.locator("form[data-contact-form] [type=submit]").dispatchEvent("click");
      await expect(page.locator(".toast-card")).toBeVisible();
    },
  ],
  [
    "the question of cookies",
    paths.imprint,
    async (page) => {
      await page.locator("[data-open-consent]").first().click();
      // With a key, the footer makes room for it.
      await page.keyboard.press("Shift");
      await expect(page.locator("html[style*=consent-cover]")).toBeAttached();
    },
  ],
];

for (const [name, path, act] of states) {
  test(`a page has the rules of all that it may show: ${name}`, async ({ page }) => {
    await page.goto(path);
    await act(page);
    // All of it is laid out.
    await expect(page.locator("[style*=content-visibility]")).toHaveCount(0);
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    const late = await findLateStyles(page, await followWindow(page), [desktop]);
    expect(late).toEqual([]);
  });
}
