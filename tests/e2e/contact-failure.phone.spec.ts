import type { Page } from "@playwright/test";
import { findViolations } from "./axe.ts";
import { site as siteWords } from "./chrome-parts.ts";
import { functionUrl, getContactForm, getEmail, readLeads, toasts, words } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";

const { faults, notes } = words.form;
const { mailboxes } = siteWords;
const message = "Two words.\nAnd a second line.";
/** What answers in the function's place; all the others are in send-submission.test.ts. */
const portal = { contentType: "text/html", body: "<h1>Welcome to the guest network</h1>" };

async function expectEverythingKept(page: Page): Promise<void> {
  const form = getContactForm(page);
  await expect(form.name).toHaveValue("Jana Hoffmann");
  await expect(form.email).toHaveValue(getEmail());
  await expect(form.message).toHaveValue(message);
  await expect(form.interest("Planning")).toBeChecked();
  await expect(form.consent).toBeChecked();
}

const getPlainButton = (page: Page) => page.getByRole("button", { name: notes.plainWay.button });

test.use({ expectedProblems: [/\b(40\d|500)\b|ERR_(FAILED|INTERNET_DISCONNECTED)/] });

test.beforeEach(async ({ page }) => {
  await page.goto("/contact/");
  const form = getContactForm(page);
  await form.fill(getEmail());
  await form.message.fill(message);
  await form.optional.click();
  await form.interest("Planning").check();
});

test("a message without a receipt is called unsure, by toast and in place; one more press sends it as a page, which can be left again", async ({
  page,
  site,
}) => {
  const form = getContactForm(page);
  await page.route(functionUrl, (route) => route.fulfill(portal));
  await form.press();
  await expect(form.toast).toContainText(toasts.failed.title);
  await expect(form.toast).toContainText(toasts.failed.description ?? "");
  await expect(form.alert).toBeFocused();
  await expect(form.alert).toContainText(notes.unknownTitle);
  const link = form.alert.getByRole("link", { name: mailboxes.general });
  await expect(link).toHaveAttribute("href", `mailto:${mailboxes.general}`);
  await expectEverythingKept(page);
  expect(await findViolations(page)).toEqual([]);
  await getPlainButton(page).press("Enter");
  await expect(page.getByRole("heading", { name: "Welcome" })).toBeVisible();
  await page.goBack();
  await expectEverythingKept(page);
  expect(readLeads(site)).toEqual([]);

  await page.route(functionUrl, (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.fulfill(portal),
  );
  // Pressed before the page's scripts are there, it would be a plain post at once.
  await form.message.focus();
  await expect(page.locator("[data-island=ContactForm][data-live]")).toBeVisible();
  await form.press();
  await getPlainButton(page).press("Enter");
  await expect(form.thanks).toBeVisible();
  expect(readLeads(site)).toEqual([expect.objectContaining({ message, landingPage: "/contact/" })]);
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
});

test("a fault that the server alone finds is said in its place; offline, a message waits until it goes out by itself", async ({
  page,
  context,
}) => {
  const form = getContactForm(page);
  const fields = [{ field: "email", code: "invalid" }];
  const json = { error: { code: "invalid_fields", message: "", fields } };
  await page.route(functionUrl, (route) => route.fulfill({ status: 400, json }));
  await form.press();
  await expect(page.getByText(faults.invalid.email)).toBeVisible();
  await expect(form.email).toBeFocused();
  await expect(form.alert).toBeHidden();
  await expectEverythingKept(page);

  await page.unroute(functionUrl);
  await context.setOffline(true);
  await form.press();
  await expect(page.getByText(notes.offline)).toBeVisible();
  await context.setOffline(false);
  await expect(form.thanks).toBeVisible();
});

test("a broken connection is said to be tried again; a visitor can stop waiting, and other words make a lead of their own", async ({
  page,
  site,
}) => {
  const form = getContactForm(page);
  // The worst case: the server has it, and the answer is lost. What follows is on its way for long.
  let lost = 0;
  await page.route(functionUrl, async (route) => {
    if (lost === 2) return;
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  await form.press();
  await expect(page.getByText(notes.retrying)).toBeVisible();
  await page.getByRole("button", { name: notes.stopWaiting }).click();
  await expect(form.alert).toContainText(notes.unknownTitle);
  await expectEverythingKept(page);
  await page.unroute(functionUrl);
  await form.message.fill("Other words");
  await form.press();
  await expect(form.thanks).toBeVisible();
  expect(readLeads(site).map((lead) => lead.message)).toEqual([message, "Other words"]);
});

// What else is sent as a plain post is in send-submission.test.ts.
test("where the client's file is gone after a new deployment, the message goes through as a plain post, once, and unasked", async ({
  page,
  site,
}) => {
  await page.route("**/assets/module-*.js", (route) => route.fulfill({ status: 404, body: "" }));
  await page.reload();
  await expectEverythingKept(page);
  const form = getContactForm(page);
  await form.press();
  await expect(form.thanks).toBeVisible();
  const [lead, ...others] = readLeads(site);
  expect(others).toEqual([]);
  expect(lead).toMatchObject({ message, landingPage: "/contact/", status: "new" });
  await expect(page.getByText(String(lead?.id))).toBeAttached();
});
