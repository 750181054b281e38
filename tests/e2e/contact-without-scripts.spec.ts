import { getContactForm, getEmail, words } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";

const { faults } = words.form;
test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test.beforeEach(async ({ page }) => {
    await page.goto("/contact/");
  });

  test("the form makes a lead and shows the thank-you", async ({ page, site }) => {
    const form = getContactForm(page);
    await form.fill(getEmail());
    await form.interest("Demo").check();
    await form.press();
    await expect(form.thanks).toBeVisible();
    await expect(form.name).toBeHidden();
    expect(site.readLeads().filter(({ email }) => email === getEmail())).toEqual([
      expect.objectContaining({ interests: JSON.stringify(["Demo"]), source_page: "/contact/" }),
    ]);
  });

  test("the button can be pressed from the start", async ({ page }) => {
    await expect(getContactForm(page).send).toBeEnabled();
  });

  test.describe("faults", () => {
    test.use({ expectedProblems: [/\b400\b/] });

    test.beforeEach(async ({ page }) => {
      const form = getContactForm(page);
      await form.fill("jana@plant");
      await form.name.fill(" ");
      await form.message.fill("Two lines\nof text");
      await form.interest("Planning").check();
      await form.consent.uncheck();
      await form.press();
    });

    test("are named in place", async ({ page }) => {
      const form = getContactForm(page);
      await expect(page.getByText(faults.required.name)).toBeVisible();
      await expect(page.getByText(faults.invalid.email)).toBeVisible();
      await expect(page.getByText(faults.required.consent)).toBeVisible();
      await expect(form.alert).toContainText(faults.summary);
      await expect(form.name).toBeFocused();
    });

    test("cost nothing that was typed", async ({ page }) => {
      const form = getContactForm(page);
      await expect(form.email).toHaveValue("jana@plant");
      await expect(form.message).toHaveValue("Two lines\nof text");
      await expect(form.interest("Planning")).toBeChecked();
    });

    test("can be fixed and sent", async ({ page }) => {
      const form = getContactForm(page);
      await form.fill(getEmail());
      await form.press();
      await expect(form.thanks).toBeVisible();
    });
  });
});

test("a visitor sent to the thank-you sees it, and then the form", async ({ page }) => {
  await page.clock.install();
  await page.goto("/contact/#thank-you");
  const form = getContactForm(page);
  await expect(form.thanks).toBeVisible();
  await expect(page).toHaveURL("/contact/");
  await page.clock.fastForward(5_000);
  await expect(form.thanks).toBeHidden();
  await expect(form.name).toBeVisible();
});
