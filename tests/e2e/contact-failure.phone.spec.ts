import type { Page } from "@playwright/test";
import { findViolations } from "./axe.ts";
import { decideBefore } from "./chrome-parts.ts";
import {
  functionUrl,
  getContactForm,
  getEmail,
  mailboxes,
  readLeads,
  toasts,
  words,
} from "./contact-form.ts";
import { expect, followLink, test } from "./fixtures.ts";

const { faults, notes } = words.form;
const message = "Two words.\nAnd a second line.";

async function fillAll(page: Page): Promise<void> {
  const form = getContactForm(page);
  await form.fill(getEmail());
  await form.message.fill(message);
  await form.optional.click();
  await form.interest("Planning").check();
}

async function expectEverythingKept(page: Page): Promise<void> {
  const form = getContactForm(page);
  await expect(form.name).toHaveValue("Jana Hoffmann");
  await expect(form.email).toHaveValue(getEmail());
  await expect(form.message).toHaveValue(message);
  await expect(form.interest("Planning")).toBeChecked();
  await expect(form.consent).toBeChecked();
}

/** Has the next call fail. */
const answerWith = (page: Page, status: number, error: object) =>
  page.route(functionUrl, (route) => route.fulfill({ status, json: { error } }), { times: 1 });

/** The worst case: the server has it, and the answer is lost. */
const loseAnswers = (page: Page, times: number) =>
  page.route(
    functionUrl,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times },
  );

test.use({ expectedProblems: [/\b(400|404|409|500)\b|ERR_(FAILED|INTERNET_DISCONNECTED)/] });

test.beforeEach(async ({ page }) => {
  await decideBefore(page);
  await page.goto("/contact/");
  await fillAll(page);
});

test("a failure is said by toast and in place, a fault that the server alone finds in its place; a connection that breaks is tried again, and one lead arrives", async ({
  page,
  site,
}) => {
  const form = getContactForm(page);
  await test.step("the server fails: the mailbox is offered, and nothing is lost", async () => {
    await answerWith(page, 500, { code: "internal", message: "" });
    await form.press();
    await expect(form.toast).toContainText(toasts.failed.title);
    await expect(form.toast).toContainText(toasts.failed.description ?? "");
    await expect(form.alert).toBeFocused();
    await expect(form.alert).toContainText(notes.failed.replace("{email}", mailboxes.general));
    const link = form.alert.getByRole("link");
    await expect(link).toHaveAttribute("href", `mailto:${mailboxes.general}`);
    await expectEverythingKept(page);
    expect(await findViolations(page)).toEqual([]);
  });

  await test.step("the server finds a fault", async () => {
    const fields = [{ field: "email", code: "invalid" }];
    await answerWith(page, 400, { code: "invalid_fields", message: "", fields });
    await form.press();
    await expect(page.getByText(faults.invalid.email)).toBeVisible();
    await expect(form.email).toBeFocused();
    await expectEverythingKept(page);
  });

  await test.step("the connection breaks", async () => {
    await loseAnswers(page, 1);
    await form.press();
    await expect(page.getByText(notes.retrying)).toBeVisible();
    await expect(form.thanks).toBeVisible();
    expect(readLeads(site)).toHaveLength(1);
  });
});

test("an unknown outcome is called unknown, nothing is lost, and other words make a lead of their own", async ({
  page,
  site,
}) => {
  await loseAnswers(page, 3);
  const form = getContactForm(page);
  await form.press();
  await page.getByRole("button", { name: notes.stopWaiting }).click();
  await expect(form.alert).toContainText(notes.unknownTitle);
  await expect(form.alert).toContainText(mailboxes.general);
  await expect(form.toast).toContainText(toasts.failed.title);
  await expectEverythingKept(page);
  await form.message.fill("Other words");
  await form.press();
  await expect(form.thanks).toBeVisible();
  expect(readLeads(site).map((lead) => lead.message)).toEqual([message, "Other words"]);
});

test("offline, the visitor can stop waiting and has everything still, or wait until it goes out by itself", async ({
  page,
  context,
}) => {
  const form = getContactForm(page);
  // The client is loaded with the first touch, before the connection goes.
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await form.press();
  await page.getByRole("button", { name: notes.stopWaiting }).click();
  await expect(form.send).not.toHaveAttribute("aria-disabled");
  await expect(form.message).toBeEditable();
  await expectEverythingKept(page);
  await form.press();
  await expect(page.getByText(notes.offline)).toBeVisible();
  await context.setOffline(false);
  await expect(form.thanks).toBeVisible();
});

test("without the client library, the form is posted as without scripts: after the thank-you it is there again", async ({
  page,
  site,
}) => {
  // As after a new deployment: the old files are gone.
  await page.route("**/assets/function-client-*.js", (route) =>
    route.fulfill({ status: 404, body: "" }),
  );
  await page.clock.install();
  await page.reload();
  await expectEverythingKept(page);
  const form = getContactForm(page);
  const posted = page.waitForRequest((each) => each.isNavigationRequest());
  await form.press();
  expect((await posted).method()).toBe("POST");
  await expect(form.thanks).toBeVisible();
  // First by the address that the server leads to, then by the form's own state.
  await expect(page.locator("[data-phase=sent]")).toBeVisible();
  await expect(page).toHaveURL("/contact/");
  expect(readLeads(site)).toHaveLength(1);
  await page.clock.fastForward(5_000);
  await expect(form.thanks).toBeHidden();
  await expect(form.name).toBeVisible();
});

test("the tab remembers everything over a reload and another page, until the message was sent", async ({
  page,
}) => {
  const form = getContactForm(page);
  await page.reload();
  await expectEverythingKept(page);
  await followLink(page, page.getByRole("banner").getByRole("link").first());
  await page.goBack();
  await expectEverythingKept(page);
  await form.press();
  await expect(form.thanks).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.reload();
  await form.send.focus();
  await expect(form.send).toHaveAttribute("aria-disabled", "true");
  await expect(form.message).toHaveValue("");
});
