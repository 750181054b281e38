import { findViolations } from "./axe.ts";
import { chrome, consent, decideBefore, getParts } from "./chrome-parts.ts";
import { expect, test } from "./fixtures.ts";

test("the open menu has no violation", async ({ isMobile, page }) => {
  await decideBefore(page);
  await page.goto("/contact/");
  const { mobileMenu, openMenu, platform } = getParts(page);
  if (isMobile) {
    await openMenu.tap();
    const { company, products, resources, solutions } = chrome.menu;
    for (const { title } of [products, solutions, resources, company]) {
      await mobileMenu.getByText(title, { exact: true }).tap();
    }
  } else {
    await platform.click();
  }
  // While the phone's menu is open, the page behind it is out of reach, its heading too.
  const exceptions = isMobile ? ["landmark-one-main", "page-has-heading-one"] : [];
  expect(await findViolations(page, { exceptions })).toEqual([]);
});

test("the banner with its choices has no violation", async ({ page }) => {
  await page.goto("/contact/");
  const { consentBanner } = getParts(page);
  await consentBanner.getByRole("button", { name: consent.manageChoices }).click();
  expect(await findViolations(page)).toEqual([]);
});

test("a small confirmation has no violation", async ({ page }) => {
  await page.goto("/contact/");
  const { consentBanner } = getParts(page);
  await consentBanner.getByRole("button", { name: consent.acceptAll }).click();
  await expect(page.getByText(consent.confirmations.accepted)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
