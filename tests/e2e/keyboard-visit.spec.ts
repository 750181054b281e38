import type { Locator, Page } from "@playwright/test";
import { inspectFocus } from "../sweep/focus-walk.ts";
import { chrome, consent, getParts } from "./chrome-parts.ts";
import { expect, firstVisit as test } from "./fixtures.ts";

/*
 * A whole visit without a pointer: nothing here but keys. On the way, every stop must show its
 * focus and must not be covered.
 */

async function tabTo(page: Page, target: Locator, key = "Tab"): Promise<void> {
  const hasFocus = () =>
    target.evaluateAll((found) => found.some((element) => element === document.activeElement));
  for (let stop = 0; stop < 120; stop++) {
    await page.keyboard.press(key);
    const { element, faults } = await inspectFocus(page);
    expect(faults, element).toEqual([]);
    if (await hasFocus()) return;
  }
  throw new Error(`${target} cannot be reached with ${key}`);
}

async function press(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test("from the first stop through the menu, the personas and their day", async ({ page }) => {
  await page.goto("/");
  const { consentBanner, consentButton, menu, platform } = getParts(page);
  await press(page, consentButton(consent.rejectNonEssential));
  await expect(consentBanner).toBeHidden();
  const useCases = chrome.menu.resources.links.find(({ href }) => href === "/personas");
  // The banner's answer leads to the content: the menus lie before it.
  await tabTo(page, platform, "Shift+Tab");
  await page.keyboard.press("Enter");
  await press(page, menu.getByRole("link", { name: useCases?.label, exact: true }));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await tabTo(page, page.getByRole("radio", { name: "Maintenance" }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Turnarounds" })).toBeChecked();
  await tabTo(page, page.getByRole("radio", { name: "Without" }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "With", exact: true })).toBeChecked();
  const card = page.locator("details").filter({ hasText: "Key benefit: Planning" });
  // Where the focus rested on its link, the card is open already, and a press would close it.
  await tabTo(page, card.locator("summary"));
  if (!(await card.evaluate((details: HTMLDetailsElement) => details.open))) {
    await page.keyboard.press("Enter");
  }
  await expect(card).toHaveAttribute("open", "");
});
