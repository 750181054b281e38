import type { Page, Route } from "@playwright/test";
import { decideBefore } from "./chrome-parts.ts";
import { functionUrl, getContactForm, getEmail, toasts, words } from "./contact-form.ts";
import { expect, hold, test } from "./fixtures.ts";

const { faults } = words.form;

const answer = (route: Route, status: number, code: string, fields?: object[]) =>
  route.fulfill({ status, json: { error: { code, message: "", fields } } });

/** Sends a message while the page's clock stands still. */
async function sendAtStandstill(page: Page): Promise<ReturnType<typeof getContactForm>> {
  await page.clock.install();
  const form = getContactForm(page);
  await form.fill(getEmail());
  await page.clock.pauseAt(Date.now() + 60_000);
  await form.press();
  return form;
}

test.beforeEach(async ({ page }) => {
  await decideBefore(page);
  await page.goto("/contact/");
});

test.describe("a message that arrives", () => {
  test("becomes a lead with everything that was said", async ({ page, site }) => {
    const form = getContactForm(page);
    await form.fill(getEmail());
    await form.company.fill("Plant West");
    await form.role.fill("Maintenance Planner");
    await form.message.fill("Three sites.\nWhere would you start?");
    await form.interest("Scaffolding").check();
    await form.interest("Demo").check();
    await form.press();
    await expect(form.thanks).toBeVisible();
    const leads = site.readLeads().filter(({ email }) => email === getEmail());
    expect(leads).toEqual([
      expect.objectContaining({
        name: "Jana Hoffmann",
        company: "Plant West",
        role: "Maintenance Planner",
        message: "Three sites.\nWhere would you start?",
        interests: JSON.stringify(["Scaffolding", "Demo"]),
        source_page: "/contact/",
      }),
    ]);
  });

  test("reaches the team's mailbox", async ({ page, site }) => {
    const form = getContactForm(page);
    await form.fill(getEmail());
    await form.press();
    await expect(form.thanks).toBeVisible();
    await expect(async () => {
      const mails = await site.readOutbox();
      expect(mails.filter(({ replyTo }) => replyTo?.[0]?.address === getEmail())).toHaveLength(1);
    }).toPass();
  });

  test("is confirmed by toast and panel", async ({ page }) => {
    const form = getContactForm(page);
    await form.fill(getEmail());
    await form.press();
    await expect(form.toast).toContainText(toasts.sent.title);
    await expect(form.toast).toContainText(toasts.sent.description ?? "");
    await expect(form.thanks).toBeFocused();
    await expect(form.name).toBeHidden();
  });

  test("gives an empty form back after five seconds", async ({ page }) => {
    const form = await sendAtStandstill(page);
    await expect(form.thanks).toBeVisible();
    await page.clock.runFor(4_999);
    await expect(form.thanks).toBeVisible();
    await page.clock.runFor(1);
    await expect(form.thanks).toBeHidden();
    await expect(form.name).toHaveValue("");
    await expect(form.consent).not.toBeChecked();
  });

  test("leaves a line with its number above the empty form", async ({ page, site }) => {
    const form = await sendAtStandstill(page);
    await expect(form.thanks).toBeVisible();
    await page.clock.runFor(5_000);
    const lead = site.readLeads().find(({ email }) => email === getEmail());
    await expect(page.getByText(String(lead?.id))).toBeVisible();
    await expect(page.getByText(words.form.receipt.next)).toBeVisible();
  });

  test("leaves the focus alone when the visitor has gone on", async ({ page }) => {
    const form = await sendAtStandstill(page);
    await expect(form.thanks).toBeFocused();
    const link = page.getByRole("link", { name: words.sideCards[0]?.link.label ?? "" });
    await link.focus();
    await page.clock.runFor(5_000);
    await expect(form.name).toBeVisible();
    await expect(link).toBeFocused();
  });

  test("takes the focus back to the form when it was in the panel", async ({ page }) => {
    const form = await sendAtStandstill(page);
    await expect(form.thanks).toBeFocused();
    await page.clock.runFor(5_000);
    await expect(page.getByRole("heading", { name: words.form.title })).toBeFocused();
  });

  test("makes one lead of a double click", async ({ page, site }) => {
    const form = getContactForm(page);
    await form.fill(getEmail());
    await form.send.dblclick();
    await expect(form.thanks).toBeVisible();
    expect(site.readLeads().filter(({ email }) => email === getEmail())).toHaveLength(1);
  });

  test("is on its way until the answer comes", async ({ page }) => {
    const arrive = await hold(page, functionUrl);
    const form = getContactForm(page);
    await form.fill(getEmail());
    await form.press();
    await expect(form.sending).toHaveAttribute("aria-disabled", "true");
    await expect(form.sending).toBeFocused();
    await expect(form.message).not.toBeEditable();
    await form.interest("Demo").click({ force: true });
    await expect(form.interest("Demo")).not.toBeChecked();
    arrive();
    await expect(form.thanks).toBeVisible();
  });

  test("arrives although the visitor looks at another page meanwhile", async ({ page }) => {
    const arrive = await hold(page, functionUrl);
    const form = getContactForm(page);
    await form.fill(getEmail());
    await form.press();
    await expect(form.sending).toBeVisible();
    await page.getByRole("banner").getByRole("link").first().click();
    await expect(page).toHaveURL("/");
    arrive();
    await expect(form.toast).toContainText(toasts.sent.title);
  });
});

test.describe("a form that is not ready", () => {
  test.use({ expectedProblems: [/\b400\b/] });

  for (const field of ["name", "email"] as const) {
    test(`asks for the ${field}`, async ({ page }) => {
      const form = getContactForm(page);
      await form.fill(getEmail());
      await form[field].fill(" ");
      await form.press();
      await expect(form.toast).toContainText(toasts.missingFields.title);
      await expect(form[field]).toHaveAccessibleDescription(
        new RegExp(`^${faults.required[field].replaceAll(".", "\\.")}`),
      );
      await expect(form[field]).toHaveAttribute("aria-invalid", "true");
    });
  }

  test("asks for consent", async ({ page }) => {
    const form = getContactForm(page);
    await form.fill(getEmail());
    await form.consent.uncheck();
    await form.press();
    await expect(form.toast).toContainText(toasts.missingConsent.title);
    await expect(form.consent).toHaveAccessibleDescription(faults.required.consent);
    await expect(form.consent).toBeFocused();
  });

  test("explains why it does not send yet", async ({ page }) => {
    const { send, consent } = getContactForm(page);
    await expect(send).toHaveAttribute("aria-disabled", "true");
    await expect(send).toHaveAccessibleDescription(words.form.sendHint);
    await consent.check();
    await expect(send).not.toHaveAttribute("aria-disabled");
    await expect(send).toHaveAccessibleDescription("");
  });

  test("says everything at once and leads to the first fault", async ({ page }) => {
    const form = getContactForm(page);
    await form.press();
    await expect(form.toast).toContainText(toasts.missingFields.title);
    await expect(form.toast).toContainText(toasts.missingConsent.title);
    for (const field of [form.name, form.email, form.consent]) {
      await expect(field).toHaveAttribute("aria-invalid", "true");
    }
    await expect(form.name).toBeFocused();
  });

  test("refuses a malformed address in place", async ({ page }) => {
    const form = getContactForm(page);
    await form.fill("jana@plant");
    await form.press();
    await expect(page.getByText(faults.invalid.email)).toBeVisible();
    await expect(form.email).toBeFocused();
  });

  test("does not interrupt the first typing", async ({ page }) => {
    const form = getContactForm(page);
    await form.email.fill("jana@");
    await form.company.focus();
    await expect(form.email).not.toHaveAttribute("aria-invalid");
  });

  test("forgets a fault as soon as it is fixed", async ({ page }) => {
    const form = getContactForm(page);
    await form.press();
    await form.name.pressSequentially("J");
    await expect(page.getByText(faults.required.name)).toBeHidden();
    await expect(form.name).not.toHaveAttribute("aria-invalid");
  });

  test("checks a field on leaving it from then on", async ({ page }) => {
    const form = getContactForm(page);
    await form.press();
    await form.email.fill("jana@");
    await form.company.focus();
    await expect(page.getByText(faults.invalid.email)).toBeVisible();
  });

  test("shows what only the server finds", async ({ page }) => {
    await page.route(functionUrl, (route) =>
      answer(route, 400, "invalid_fields", [{ field: "email", code: "invalid" }]),
    );
    const form = getContactForm(page);
    await form.fill(getEmail());
    await form.press();
    await expect(form.toast).toContainText(toasts.failed.title);
    await expect(page.getByText(faults.invalid.email)).toBeVisible();
    await expect(form.email).toBeFocused();
  });
});

test("prefers what the visitor typed before scripts arrived", async ({ page }) => {
  const release = await hold(page, "**/assets/*.js");
  await page.goto("/contact/?interest=Demo", { waitUntil: "commit" });
  const form = getContactForm(page);
  await form.fill(getEmail());
  release();
  await expect(form.interest("Demo")).toBeChecked();
  await expect(form.email).toHaveValue(getEmail());
  await expect(form.send).not.toHaveAttribute("aria-disabled");
});

test("loads the backend's client with the first touch, not before", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await page.goto("/contact/", { waitUntil: "networkidle" });
  const isClient = (url: string) => /function-client/.test(url);
  expect(loaded.filter(isClient)).toEqual([]);
  const request = page.waitForRequest((each) => isClient(each.url()));
  await getContactForm(page).name.focus();
  await request;
});

test("is sized for a gloved thumb", async ({ page }) => {
  const form = getContactForm(page);
  const targets = [form.name, form.email, form.company, form.role, form.message, form.send];
  for (const target of targets) {
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const size = await target.evaluate((element) => getComputedStyle(element).fontSize);
    expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(15.5);
  }
  expect((await form.message.boundingBox())?.height).toBeGreaterThanOrEqual(120);
  const labels = page.locator("label", { has: page.getByRole("checkbox") });
  for (const label of await labels.all()) {
    expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});

test.describe("an address with wishes", () => {
  test("ticks a valid interest", async ({ page }) => {
    await page.goto("/contact/?interest=Time%20Management");
    const form = getContactForm(page);
    await expect(form.interest("Time Management")).toBeChecked();
    await expect(form.interests.and(page.locator(":checked"))).toHaveCount(1);
  });

  test("with an invalid interest ticks none", async ({ page }) => {
    await page.goto("/contact/?interest=Everything");
    const form = getContactForm(page);
    await expect(form.interests).toHaveCount(13);
    await expect(form.send).toHaveAttribute("aria-disabled", "true");
    await expect(form.interests.and(page.locator(":checked"))).toHaveCount(0);
  });

  test("does not tick again what the visitor has cleared", async ({ page }) => {
    await page.goto("/contact/?interest=Demo");
    const form = getContactForm(page);
    await expect(form.interest("Demo")).toBeChecked();
    await form.interest("Demo").uncheck();
    await page.reload();
    await expect(form.send).toHaveAttribute("aria-disabled", "true");
    await expect(form.interest("Demo")).not.toBeChecked();
  });
});
