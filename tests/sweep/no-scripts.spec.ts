import type { Page } from "@playwright/test";
import { expect, test } from "../e2e/fixtures.ts";
import { furtherTexts, pageAddresses, siteBuild, unknownAddresses } from "./page-addresses.ts";

test.use({ buildDir: siteBuild, expectedProblems: [/404/], javaScriptEnabled: false });

/** Buttons that would do nothing: neither a form nor a menu is theirs. */
const findDeadButtons = (page: Page) =>
  page
    .locator("button:not([popovertarget], form button[type=submit])")
    .filter({ visible: true })
    .evaluateAll((buttons) => buttons.map((button) => button.outerHTML.slice(0, 120)));

/** Headings that only a script would show, other than those that wait for a choice of the visitor. */
const findLostHeadings = (page: Page) =>
  page.locator("main :is(h1, h2, h3, h4)").evaluateAll((headings) => {
    const waits =
      "details *, [data-for-persona] *, [data-answer] *, #thank-you *, [data-for-persona]";
    const seen = { opacityProperty: true, visibilityProperty: true };
    return headings
      .filter((heading) => !heading.matches(waits) && !heading.checkVisibility(seen))
      .map((heading) => heading.textContent);
  });

// Here, since the many short tests of sweep.spec.ts come last.
test("without scripts every page shows its headings and no dead button", async ({ page }) => {
  const different = pageAddresses.filter((path) => !furtherTexts.has(path));
  for (const path of [...different, ...unknownAddresses]) {
    await page.goto(path);
    expect.soft(await findLostHeadings(page), `lost headings of ${path}`).toEqual([]);
    expect.soft(await findDeadButtons(page), `dead buttons of ${path}`).toEqual([]);
  }
});
