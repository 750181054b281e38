import { findViolations } from "./axe.ts";
import { decideBefore } from "./chrome-parts.ts";
import { functionUrl, getContactForm } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";

test.use({ expectedProblems: [/\b500\b/] });

test.beforeEach(async ({ page }) => {
  await decideBefore(page);
  await page.goto("/contact/");
});

test.describe("the contact form has no violation", () => {
  test.afterEach(async ({ page }) => {
    expect(await findViolations(page)).toEqual([]);
  });

  test("filled", async ({ page }) => {
    const form = getContactForm(page);
    await form.fill("jana@plant.example");
    await form.interest("Demo").check();
  });

  test("with every fault", async ({ page }) => {
    const form = getContactForm(page);
    await form.press();
    await expect(form.toast).toBeVisible();
  });

  test("while it waits for the answer", async ({ page }) => {
    await page.route(functionUrl, () => {});
    const form = getContactForm(page);
    await form.fill("jana@plant.example");
    await form.press();
    await expect(form.sending).toBeVisible();
  });

  test("after a failure", async ({ page }) => {
    await page.route(functionUrl, (route) => route.fulfill({ status: 500, json: {} }));
    const form = getContactForm(page);
    await form.fill("jana@plant.example");
    await form.press();
    await expect(form.alert).toBeVisible();
  });

  test("after a success", async ({ page }) => {
    await page.route(functionUrl, (route) => route.fulfill({ status: 200, json: {} }));
    const form = getContactForm(page);
    await form.fill("jana@plant.example");
    await form.press();
    await expect(form.thanks).toBeVisible();
  });
});
