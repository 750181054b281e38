import type { Page } from "@playwright/test";
import { consent, decideBefore, getParts } from "./chrome-parts.ts";
import { functionUrl, getContactForm, getEmail } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";
import { pageAddresses, unknownAddresses } from "./page-addresses.ts";

const pages = [...pageAddresses, ...unknownAddresses];

test.use({ expectedProblems: [/\b(404|500)\b/] });

/** What the browser refuses because of the policy, on every page of the visit. */
async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction("reportViolation", (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { blockedURI, sample, violatedDirective } = event;
      Reflect.get(window, "reportViolation")(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  return violations;
}

/** Presses, opens and chooses whatever the page itself offers, one after the other. */
async function useEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const settle = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const controls = "summary, button[type=button], input[type=radio], input[type=checkbox]";
    for (const control of document.querySelectorAll<HTMLElement>(`main :is(${controls})`)) {
      control.focus();
      control.click();
      await settle();
    }
    for (const select of document.querySelectorAll("main select")) {
      for (const { value } of select.querySelectorAll("option")) {
        Object.assign(select, { value });
        select.dispatchEvent(new Event("change", { bubbles: true }));
        await settle();
      }
    }
  });
}

test.describe("a style attribute", () => {
  test.use({ expectedProblems: [/inline style/] });

  test("is refused, and the browser says so", async ({ page }) => {
    const violations = await watchViolations(page);
    await page.goto("/about");
    await page.evaluate(() => document.body.insertAdjacentHTML("beforeend", "<b style='top:0'>"));
    await expect.poll(() => violations[0]).toContain("style-src");
  });
});

for (const path of pages) {
  test(`${path} keeps to its policy whatever is pressed`, async ({ page }) => {
    const violations = await watchViolations(page);
    await decideBefore(page);
    await page.goto(path);
    await useEverything(page);
    expect(violations).toEqual([]);
  });
}

test("menus, banner, tooltips and toasts keep to the policy", async ({ page }) => {
  const violations = await watchViolations(page);
  const { consentBanner, cookieSettings, megaMenu, mobileMenu, openMenu, platform } =
    getParts(page);
  await page.goto("/");
  await consentBanner.getByRole("button", { name: consent.manageChoices }).click();
  await consentBanner.getByRole("switch").first().check();
  await consentBanner.getByRole("button", { name: consent.savePreferences }).click();
  await expect(page.getByText(consent.confirmations.saved)).toBeVisible();
  await cookieSettings.click();
  await consentBanner.getByRole("button", { name: consent.close }).hover();
  await expect(consentBanner.getByText(consent.close, { exact: true })).toBeVisible();
  await consentBanner.getByRole("button", { name: consent.acceptAll }).click();
  await platform.click();
  await expect(megaMenu).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await openMenu.click();
  await expect(mobileMenu).toBeVisible();
  for (const group of await mobileMenu.locator("button[aria-expanded]").all()) await group.click();
  expect(violations).toEqual([]);
});

test("the form keeps to the policy: faulty, refused by the server, sent", async ({ page }) => {
  const violations = await watchViolations(page);
  await decideBefore(page);
  await page.goto("/contact/");
  const form = getContactForm(page);
  await form.consent.check();
  await form.press();
  await expect(form.toast).toBeVisible();
  await page.route(
    functionUrl,
    (route) => route.fulfill({ status: 500, json: { error: { code: "internal", message: "" } } }),
    { times: 1 },
  );
  await form.fill(getEmail());
  await form.press();
  await expect(form.alert).toBeFocused();
  await form.press();
  await expect(form.thanks).toBeVisible();
  expect(violations).toEqual([]);
});

test.describe("an ordinary form post", () => {
  test.use({ expectedProblems: [/\b400\b/] });

  test("is answered by a page that keeps to the policy", async ({ page }) => {
    const violations = await watchViolations(page);
    await decideBefore(page);
    await page.goto("/contact/");
    await page.evaluate(() => document.querySelector<HTMLFormElement>("main form")?.submit());
    await expect(page.locator("main [aria-invalid=true]").first()).toBeVisible();
    expect(violations).toEqual([]);
  });
});
