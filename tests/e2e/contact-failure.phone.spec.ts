import type { Page } from "@playwright/test";
import { decideBefore } from "./chrome-parts.ts";
import { functionUrl, getContactForm, getEmail, mailboxes, toasts, words } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";

const { notes } = words.form;
const message = "Two words.\nAnd a second line.";

async function fillAll(page: Page): Promise<void> {
  const form = getContactForm(page);
  await form.fill(getEmail());
  await form.message.fill(message);
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

test.beforeEach(async ({ page }) => {
  await decideBefore(page);
  await page.goto("/contact/");
});

test.describe("when the server fails", () => {
  test.use({ expectedProblems: [/\b500\b/] });

  test.beforeEach(async ({ page }) => {
    await page.route(
      functionUrl,
      (route) => route.fulfill({ status: 500, json: { error: { code: "internal", message: "" } } }),
      { times: 1 },
    );
    await fillAll(page);
    await getContactForm(page).press();
  });

  test("it is said by toast and in place, with the mailbox", async ({ page }) => {
    const form = getContactForm(page);
    await expect(form.toast).toContainText(toasts.failed.title);
    await expect(form.toast).toContainText(toasts.failed.description ?? "");
    await expect(form.alert).toBeFocused();
    await expect(form.alert).toContainText(notes.failed.replace("{email}", mailboxes.general));
    await expect(form.alert.getByRole("link")).toHaveAttribute(
      "href",
      `mailto:${mailboxes.general}`,
    );
  });

  test("nothing is lost", async ({ page }) => {
    await expect(getContactForm(page).alert).toBeVisible();
    await expectEverythingKept(page);
  });

  test("the next try can succeed", async ({ page, site }) => {
    const form = getContactForm(page);
    await expect(form.alert).toBeVisible();
    await form.press();
    await expect(form.thanks).toBeVisible();
    expect(site.readLeads().filter(({ email }) => email === getEmail())).toHaveLength(1);
  });
});

test.describe("when the connection breaks", () => {
  test.use({ expectedProblems: [/ERR_FAILED|\b409\b/] });

  test("it is tried again, and one lead arrives", async ({ page, site }) => {
    // The worst case: the server has it, and the answer is lost.
    await page.route(
      functionUrl,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    const form = getContactForm(page);
    await fillAll(page);
    await form.press();
    await expect(page.getByText(notes.retrying)).toBeVisible();
    await expect(form.thanks).toBeVisible();
    expect(site.readLeads().filter(({ email }) => email === getEmail())).toHaveLength(1);
  });

  test("an unknown outcome is called unknown, and nothing is lost", async ({ page }) => {
    await page.route(functionUrl, (route) => route.abort());
    const form = getContactForm(page);
    await fillAll(page);
    await form.press();
    await expect(form.alert).toContainText(notes.unknownTitle);
    await expect(form.alert).toContainText(mailboxes.general);
    await expect(form.toast).toContainText(toasts.failed.title);
    await expectEverythingKept(page);
  });

  test("other words after an unknown outcome make a lead of their own", async ({ page, site }) => {
    await page.route(
      functionUrl,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 3 },
    );
    const form = getContactForm(page);
    await fillAll(page);
    await form.press();
    await expect(form.alert).toBeVisible();
    await form.message.fill("Other words");
    await form.press();
    await expect(form.thanks).toBeVisible();
    const leads = site.readLeads().filter(({ email }) => email === getEmail());
    expect(leads.map((lead) => lead.message)).toEqual([message, "Other words"]);
  });
});

test.describe("offline", () => {
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED/] });

  test.beforeEach(async ({ page, context }) => {
    await fillAll(page);
    // The client is loaded with the first touch, before the connection goes.
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await getContactForm(page).press();
    await expect(page.getByText(notes.offline)).toBeVisible();
  });

  test("the message waits and goes out when the connection is back", async ({ page, context }) => {
    await context.setOffline(false);
    await expect(getContactForm(page).thanks).toBeVisible();
  });

  test("the visitor can stop waiting and has everything still", async ({ page }) => {
    const form = getContactForm(page);
    await page.getByRole("button", { name: notes.stopWaiting }).click();
    await expect(form.send).not.toHaveAttribute("aria-disabled");
    await expect(form.message).toBeEditable();
    await expectEverythingKept(page);
  });
});

test.describe("the tab's memory", () => {
  test("brings everything back after a reload", async ({ page }) => {
    await fillAll(page);
    await page.reload();
    await expectEverythingKept(page);
  });

  test("brings everything back after a look at another page", async ({ page }) => {
    await fillAll(page);
    await page.getByRole("banner").getByRole("link").first().click();
    await expect(page).toHaveURL("/");
    await page.goBack();
    await expectEverythingKept(page);
  });

  test("is empty before the visitor types", async ({ page }) => {
    await getContactForm(page).name.focus();
    expect(await page.evaluate(() => window.sessionStorage.length)).toBe(0);
  });

  test("is cleared once the message was sent", async ({ page }) => {
    const form = getContactForm(page);
    await fillAll(page);
    await form.press();
    await expect(form.thanks).toBeVisible();
    expect(await page.evaluate(() => window.sessionStorage.length)).toBe(0);
    await page.reload();
    await expect(form.send).toHaveAttribute("aria-disabled", "true");
    await expect(form.message).toHaveValue("");
  });
});

test.describe("without the client library", () => {
  test.use({ expectedProblems: [/\b404\b/] });

  test("the form is posted as a browser without scripts would", async ({ page, site }) => {
    // As after a new deployment: the old files are gone.
    await page.route("**/assets/function-client-*.js", (route) =>
      route.fulfill({ status: 404, body: "" }),
    );
    await fillAll(page);
    await getContactForm(page).press();
    await expect(getContactForm(page).thanks).toBeVisible();
    await expect(page).toHaveURL("/contact/");
    expect(site.readLeads().filter(({ email }) => email === getEmail())).toHaveLength(1);
  });
});
