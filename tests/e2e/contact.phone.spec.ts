import { findViolations } from "./axe.ts";
import { functionUrl, getContactForm, getEmail, readLeads, toasts, words } from "./contact-form.ts";
import { expect, followLink, hold, test } from "./fixtures.ts";

const { faults } = words.form;

test("a message becomes one lead with everything that was said, and one mail, though sent by a double click", async ({
  page,
  site,
}) => {
  await page.goto("/contact/");
  const form = getContactForm(page);
  await form.fill(getEmail());
  await form.optional.click();
  await form.company.fill("Plant West");
  await form.role.fill("Maintenance Planner");
  await form.message.fill("Three sites.\nWhere would you start?");
  await form.interest("Scaffolding").check();
  await form.interest("Demo").check();
  await form.send.dblclick();

  await expect(form.toast).toContainText(toasts.sent.title);
  await expect(form.toast).toContainText(toasts.sent.description ?? "");
  await expect(form.thanks).toBeFocused();
  await expect(form.name).toBeHidden();
  expect(readLeads(site)).toEqual([
    expect.objectContaining({
      name: "Jana Hoffmann",
      company: "Plant West",
      role: "Maintenance Planner",
      message: "Three sites.\nWhere would you start?",
      interests: ["Scaffolding", "Demo"],
      sourcePage: "/contact/",
    }),
  ]);
  await expect(async () => {
    const mails = await site.readOutbox();
    expect(mails.filter(({ replyTo }) => replyTo?.[0]?.address === getEmail())).toHaveLength(1);
  }).toPass();
  expect(await findViolations(page)).toEqual([]);
});

test("after five seconds the thank-you gives an empty form back, and the focus if it had it", async ({
  page,
  site,
}) => {
  await page.clock.install();
  await page.goto("/contact/");
  const form = getContactForm(page);
  await form.fill(getEmail());
  await page.clock.pauseAt(Date.now() + 60_000);
  await form.press();
  await expect(form.thanks).toBeFocused();
  await page.clock.runFor(4_999);
  const further = words.thanks.further.map(({ label }) =>
    page.locator("[data-phase]").getByRole("link", { name: label }),
  );
  await expect(form.thanks).toBeVisible();
  for (const link of further) await expect(link).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(form.thanks).toBeHidden();
  for (const link of further) await expect(link).toBeVisible();
  await expect(form.name).toHaveValue("");
  await expect(form.consent).not.toBeChecked();
  await expect(page.getByRole("heading", { name: words.form.title })).toBeFocused();
  await expect(page.getByText(String(readLeads(site)[0]?.id))).toBeVisible();
  await expect(page.getByText(words.form.receipt.next)).toBeVisible();

  await test.step("a visitor who has gone on keeps the focus", async () => {
    await form.fill(getEmail());
    await form.press();
    await expect(form.thanks).toBeFocused();
    const link = page.getByRole("link", { name: words.sideCards[0]?.link.label ?? "" });
    await link.focus();
    await page.clock.runFor(5_000);
    await expect(form.name).toBeVisible();
    await expect(link).toBeFocused();
  });
});

test("a message on its way cannot be changed, and arrives although the visitor goes to another page", async ({
  page,
}) => {
  await page.goto("/contact/");
  const arrive = await hold(page, functionUrl);
  const form = getContactForm(page);
  await form.fill(getEmail());
  await form.press();
  await expect(form.sending).toHaveAttribute("aria-disabled", "true");
  await expect(form.sending).toBeFocused();
  await expect(form.message).not.toBeEditable();
  await form.optional.click();
  await form.interest("Demo").click({ force: true });
  await expect(form.interest("Demo")).not.toBeChecked();
  expect(await findViolations(page, { within: "main" })).toEqual([]);
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL("/");
  arrive();
  await expect(form.toast).toContainText(toasts.sent.title);
});

test("a form that is not ready says what is missing, and leads to it", async ({ page }) => {
  await page.goto("/contact/");
  const form = getContactForm(page);

  await test.step("the button explains why it does not send yet, before it is touched", async () => {
    await expect(form.send).toHaveAttribute("aria-disabled", "true");
    await form.send.focus();
    await expect(form.send).toHaveAccessibleDescription(words.form.sendHint);
    await form.consent.check();
    await expect(form.send).not.toHaveAttribute("aria-disabled");
    await expect(form.send).toHaveAccessibleDescription("");
    await form.consent.uncheck();
  });

  await test.step("the first typing is not interrupted", async () => {
    await form.email.fill("jana@");
    await form.message.focus();
    await expect(form.email).not.toHaveAttribute("aria-invalid");
    await form.email.fill("");
  });

  await test.step("the toast names the first of what is missing, the fields name all of it", async () => {
    await form.press();
    await expect(form.toast).toContainText(toasts.missingFields.title);
    await expect(form.toast).not.toContainText(toasts.missingConsent.title);
    for (const field of ["name", "email", "consent"] as const) {
      await expect(form[field]).toHaveAttribute("aria-invalid", "true");
      await expect(form[field]).toHaveAccessibleDescription(
        new RegExp(`^${faults.required[field].replaceAll(".", "\\.")}`),
      );
    }
    await expect(form.name).toBeFocused();
    expect(await findViolations(page)).toEqual([]);
  });

  await test.step("a fault goes as soon as it is fixed", async () => {
    await form.name.pressSequentially("J");
    await expect(page.getByText(faults.required.name)).toBeHidden();
    await expect(form.name).not.toHaveAttribute("aria-invalid");
  });

  await test.step("from now on a field is checked on leaving it", async () => {
    await form.email.fill("jana@");
    await form.message.focus();
    await expect(page.getByText(faults.invalid.email)).toBeVisible();
  });

  await test.step("an address is cleaned; what is missing alone is named, and leads there", async () => {
    await form.email.fill(`Jana <mailto:${getEmail()}>`);
    await form.press();
    await expect(form.email).toHaveValue(getEmail());
    await expect(form.toast).toContainText(toasts.missingConsent.title);
    await expect(form.toast).not.toContainText(toasts.missingFields.title);
    await expect(form.consent).toBeFocused();
  });
});

test("an interest in the address is ticked beside what was typed before the scripts arrived, and once", async ({
  page,
}) => {
  const release = await hold(page, "**/assets/*.js");
  await page.goto("/contact/?interest=Time%20Management", { waitUntil: "commit" });
  const form = getContactForm(page);
  await form.fill(getEmail());
  release();
  await expect(form.interest("Time Management")).toBeChecked();
  await expect(form.interests.and(page.locator(":checked"))).toHaveCount(1);
  await expect(form.email).toHaveValue(getEmail());
  await expect(form.send).not.toHaveAttribute("aria-disabled");
  await followLink(page, page.getByRole("banner").getByRole("link").first());
  await page.goBack();
  await expect(form.email).toHaveValue(getEmail());

  await form.interest("Time Management").uncheck();
  await expect(page).toHaveURL("/contact/");
  await page.reload();
  await expect(form.email).toHaveValue(getEmail());
  await expect(form.interest("Time Management")).toBeHidden();
  await form.optional.click();
  await expect(form.interest("Time Management")).not.toBeChecked();
});

test("is sized for a gloved thumb, and no field so small that a phone zooms to it; the button is within two screens, and what is folded above it opens where something is filled in", async ({
  page,
}) => {
  for (const path of ["/modules/projectmanagement/", "/tools/scaffold-cost/", "/contact/"]) {
    await page.goto(path);
    const sizes = await page
      .locator("textarea, select, input:not([type=checkbox], [type=radio], [type=hidden])")
      .evaluateAll((fields) =>
        fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
      );
    expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(16);
    expect(sizes.length, path).toBeGreaterThan(0);
  }
  const form = getContactForm(page);
  await expect(form.company).toBeHidden();
  const { y = Infinity, height = 0 } = (await form.send.boundingBox()) ?? {};
  expect(y + height).toBeLessThan(2 * (page.viewportSize()?.height ?? 0));

  await test.step("by a browser that fills in the whole form", async () => {
    await form.name.focus();
    await page.locator("[data-island=ContactForm][data-live]").waitFor({ state: "attached" });
    await page.locator("[name=company]").evaluate((field: HTMLInputElement) => {
      field.value = "Plant West";
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    });
    await expect(form.company).toBeVisible();
  });
  const labels = await page.locator("label", { has: page.getByRole("checkbox") }).all();
  const fields = [form.name, form.email, form.company, form.role, form.message, form.send];
  for (const target of [...fields, ...labels]) {
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  expect((await form.message.boundingBox())?.height).toBeGreaterThanOrEqual(120);

  await test.step("by a draft", async () => {
    await page.reload();
    await expect(form.company).toHaveValue("Plant West");
  });
});
