import { getContactForm, getEmail, readLeads, words } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";

test.use({ expectedProblems: [/\b400\b/], javaScriptEnabled: false });

test("without scripts, faults are named in place and cost nothing that was typed; fixed, the form makes a lead, with what its own address says and no ad click", async ({
  page,
  site,
}) => {
  await page.goto("/contact/?persona=operations&utm_source=letter&gclid=click");
  const form = getContactForm(page);
  await form.name.fill(" ");
  await form.email.fill("jana@plant");
  await form.message.fill("Two lines\nof text");
  await form.interest("Planning").check();
  await form.press();

  await expect(page.getByText(words.form.faults.required.name)).toBeVisible();
  await expect(form.name).toBeFocused();

  await form.fill(getEmail());
  await form.press();
  await expect(form.thanks).toBeVisible();
  await expect(form.name).toBeHidden();
  for (const { label } of words.thanks.further) {
    await expect(page.locator("#thank-you").getByRole("link", { name: label })).toBeVisible();
  }
  const said = { interests: ["Planning"], sourcePage: "/contact/" };
  const from = { persona: "operations", utmSource: "letter", landingPage: null, gclid: null };
  expect(readLeads(site)).toEqual([expect.objectContaining({ ...said, ...from })]);
});
