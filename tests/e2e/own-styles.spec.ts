import type { Page } from "@playwright/test";
import { getCalculatorPath, paths, searchFieldId } from "../../app/routes.ts";
import { findLateStyles } from "../sweep/seen-styles.ts";
import { desktop, followWindow } from "../sweep/windows.ts";
import { expect, test } from "./fixtures.ts";

/** What islands draw once they are used; the sweep looks at pages that nobody has touched. */
const states: [name: string, path: string, act: (page: Page) => Promise<unknown>][] = [
  [
    "what was found",
    paths.search,
    async (page) => {
      await page.locator(`#${searchFieldId}`).fill("contractor");
      await expect(page.locator("main [data-searching] li").first()).toBeVisible();
    },
  ],
  [
    "the result",
    `${paths.try}?role=maintenance&step=5&certificate=nobody&hours=claim&scaffold=leave&line=hold`,
    // The address wakes the island, maybe after the page is live.
    (page) => expect(page.locator("[data-shift-sums]")).toBeVisible(),
  ],
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
      await expect(page.locator("[data-error-for]").first()).toBeVisible();
    },
  ],
];

test("a page has the rules of all that it may show", async ({ page }) => {
  for (const [name, path, act] of states) {
    await page.goto(path);
    const resize = await followWindow(page);
    await resize(desktop);
    await act(page);
    // All of it is laid out.
    await expect(page.locator("[style*=content-visibility]")).toHaveCount(0);
    expect.soft(await findLateStyles(page, resize, [desktop]), name).toEqual([]);
  }
});
