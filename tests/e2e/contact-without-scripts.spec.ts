import { getContactForm, getEmail, words } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";

const { faults } = words.form;

test.describe("without scripts", () => {
  test.use({ expectedProblems: [/\b400\b/], javaScriptEnabled: false });

  test("faults are named in place and cost nothing that was typed; fixed, the form makes a lead", async ({
    page,
    site,
  }) => {
    await page.goto("/contact/");
    const form = getContactForm(page);
    await expect(form.send).toBeEnabled();
    await form.name.fill(" ");
    await form.email.fill("jana@plant");
    await form.message.fill("Two lines\nof text");
    await form.interest("Planning").check();
    await form.press();

    await expect(page.getByText(faults.required.name)).toBeVisible();
    await expect(page.getByText(faults.invalid.email)).toBeVisible();
    await expect(page.getByText(faults.required.consent)).toBeVisible();
    await expect(form.alert).toContainText(faults.summary);
    await expect(form.name).toBeFocused();
    await expect(form.email).toHaveValue("jana@plant");
    await expect(form.message).toHaveValue("Two lines\nof text");
    await expect(form.interest("Planning")).toBeChecked();

    await form.fill(getEmail());
    await form.press();
    await expect(form.thanks).toBeVisible();
    await expect(form.name).toBeHidden();
    expect(site.readLeads().filter(({ email }) => email === getEmail())).toEqual([
      expect.objectContaining({
        interests: JSON.stringify(["Planning"]),
        source_page: "/contact/",
      }),
    ]);
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
