import type { Page } from "@playwright/test";
import type { Submission } from "../../leads/fields.ts";
import type { Lead } from "../../leads/lead.ts";
import { openSqliteStore } from "../../leads/store/sqlite/store.ts";
import { buildTestLead } from "../leads/test-lead.ts";
import { openSite, type RunningSite } from "../running-site.ts";
import { findViolations } from "./axe.ts";
import { test as base, countSheets, expect } from "./fixtures.ts";

/** Who works at the desk. */
const user = "anna@example.com";

interface RunningDesk extends RunningSite {
  /** Stores a lead; gives its id. */
  addLead(changes?: Partial<Submission>, own?: Partial<Lead>): Promise<string>;
}

/** A test with a site whose desk is open. */
const test = base.extend<{ desk: RunningDesk }>({
  desk: [
    async ({ buildDir }, use) => {
      const variables = { DESK: "on", DESK_USERS: user, TIME_ZONE: "UTC" };
      const site = await openSite(buildDir, variables);
      const store = openSqliteStore(site.dataDir);
      let count = 0;
      await use({
        ...site,
        async addLead(changes, own) {
          const { lead } = buildTestLead(++count, changes);
          await store.saveLead({ ...lead, receivedAt: new Date().toISOString(), ...own }, []);
          return lead.id;
        },
      });
      await store.close();
      await site.stop();
    },
    { timeout: 120_000 },
  ],

  baseURL: async ({ desk }, use) => use(desk.origin),
});

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Lets the server answer what the browser would not send. */
const letAnythingPass = (page: Page) =>
  page.locator("main form").evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
  });

/** Of each kind of view: pages that say one thing all look like that of the sent link. */
async function look(page: Page, view: string): Promise<void> {
  expect.soft(await findViolations(page), view).toEqual([]);
  const isWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect.soft(isWide, `wider than a phone: ${view}`).toBe(false);
}

// Chromium reports the statuses that some of these pages have on purpose.
test.use({ expectedProblems: [/\b(400|403|409)\b/] });

test("a user works at the desk from sign-in to sign-out, and every kind of view is accessible and fits a phone", {
  tag: "@phone",
}, async ({ context, desk, page }) => {
  const status = page.getByRole("status");
  const submission: Partial<Submission> = {
    name: "Mara Hofmeister-Sonnenschein",
    company: "Coastal Petrochemicals Operations and Maintenance Services Limited",
    interests: ["Maintenance Stack", "Demo", "Other"],
    message: "Donaudampfschifffahrtsgesellschaft".repeat(4),
  };
  const id = await desk.addLead(submission, { receivedAt: "2026-11-02T10:00:00.000Z" });
  await page.setViewportSize({ width: 360, height: 740 });

  await test.step("signs in by a mailed link", async () => {
    await page.goto("/desk/sign-in");
    await letAnythingPass(page);
    await button(page, "Send Me a Link").click();
    await look(page, "sign in, without an address");
    await page.getByLabel("Email").fill(user);
    await button(page, "Send Me a Link").click();
    await expect.poll(() => desk.readOutbox()).toHaveLength(1);
    await look(page, "link sent");
    const [mail] = await desk.readOutbox();
    await page.goto(/https?:\S+/.exec(mail?.text ?? "")?.[0] ?? "");
    await look(page, "link");
    await button(page, "Sign In").click();
    await expect(page.getByRole("heading", { name: "Open leads." })).toBeVisible();
    await expect(page.getByText("Late").first()).toBeVisible();
    await page.getByRole("banner").getByText(user).click();
    await look(page, "inbox");
  });

  await test.step("takes a lead from the inbox, sees what is not saved, and saves it by the return key", async () => {
    await page.goto("/desk?q=nothing-like-that");
    await look(page, "no result");
    await page.getByRole("searchbox").fill("mara");
    await button(page, "Search").click();
    await page.getByRole("link", { name: "Mara" }).click();
    await look(page, "lead");
    const unsaved = page.getByText("Not saved yet.", { exact: true });
    await expect(unsaved).toBeHidden();
    const value = page.getByLabel("Value in dollars");
    await page.getByLabel("Won", { exact: true }).check();
    await expect(unsaved).toBeVisible();
    await value.fill("25k");
    await page.getByLabel("In progress").check();
    await button(page, "Save").click();
    await expect(value).toHaveAccessibleDescription(/^25k is not /);
    await expect(value).toHaveValue("25k");
    await look(page, "not saved");
    await value.fill("");
    // The return key saves, though other buttons are above.
    await page.getByLabel("Lost").check();
    await page.getByLabel("Reason").fill("Price");
    await page.getByLabel("Reason").press("Enter");
    await expect(status).toHaveText("Saved.");
    await expect(status).toBeFocused();
    await expect(unsaved).toBeHidden();
    await page.getByLabel("Add a note").fill(`Called.\nAsks for a demo.${"x".repeat(300)}`);
    await expect(unsaved).toBeVisible();
    await look(page, "not saved yet");
    await button(page, "Save Now").click();
    await look(page, "saved");
  });

  await test.step("prints a lead without what is pressed", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { name: "Mara" })).toBeVisible();
    await expect(page.getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Reply by Email" })).toBeHidden();
    await page.emulateMedia({ media: null });
  });

  await test.step("answers a routine lead with the keyboard, from the list and back", async () => {
    await desk.addLead({ name: "Ravi", email: "ravi@example.com" });
    await page.goto("/desk?show=open");
    await page.getByRole("link", { name: "Ravi" }).press("Enter");
    await page.getByLabel("Add a note").fill("Wrote at length.");
    const asked = page.waitForEvent("dialog");
    const left = page.getByRole("link", { name: "Report" }).press("Enter");
    await (await asked).dismiss();
    await left;
    await button(page, "Answered, Mine, In Progress").press("Enter");
    await expect(page.getByText("Wrote at length.")).toBeVisible();
    await page.getByRole("link", { name: "Open", exact: true }).press("Enter");
    await expect(page.getByRole("heading", { name: "Open leads." })).toBeVisible();
  });

  await test.step("narrows the list down, and looks at an empty lead", async () => {
    await page.getByText("Filter", { exact: true }).click();
    await page.getByLabel("Owner", { exact: true }).selectOption(user);
    await button(page, "Apply").click();
    await expect(page.getByRole("link", { name: "Owner" })).toBeVisible();
    await look(page, "filtered");
    await page.getByRole("link", { name: "Enter a Lead" }).click();
    await letAnythingPass(page);
    await button(page, "Enter This Lead").click();
    await look(page, "new lead, with nothing filled in");
  });

  await test.step("enters a fair’s contacts from a file", async () => {
    await page.goto("/desk/new/list");
    await letAnythingPass(page);
    await button(page, "Enter These Contacts").click();
    await look(page, "list, with nothing filled in");
    await page.getByLabel("Campaign").fill("fair");
    await page.getByLabel("The day").fill("2026-11-02");
    await page.getByLabel("They agreed that").check();
    await page.getByLabel("The words").fill("I agree.");
    const buffer = Buffer.from("Name;Email\nIda;ida@example.com\nOtto;otto");
    const file = { name: "fair.csv", mimeType: "text/csv", buffer };
    await page.getByLabel("CSV file").setInputFiles(file);
    await button(page, "Enter These Contacts").click();
    await expect(page.getByText("Line 3")).toBeVisible();
    await look(page, "list, with a line that was not taken");
  });

  await test.step("looks at what was held as spam, and is asked before it is erased", async () => {
    const own = { inQuarantine: true, verdict: ["honeypot", "too_fast"] } as const;
    const spam = await desk.addLead({ email: "spam@example.com" }, own);
    await page.goto(`/desk/leads/${spam}`);
    await look(page, "quarantine");
    await page.getByRole("link", { name: "Erase everything from this address" }).click();
    await look(page, "erase");
  });

  await test.step("reads the report, which prints on one sheet", async () => {
    for (let number = 0; number < 9; number++) {
      await desk.addLead({
        utmCampaign: `campaign-${number}`,
        utmSource: `source-${number}`,
        landingPage: `/a-page-with-a-rather-long-name-${number}/`,
        sourcePage: `/contact-${number}/`,
      });
    }
    await page.getByRole("link", { name: "Report" }).click();
    await page.getByRole("link", { name: "This month" }).click();
    await look(page, "report");
    for (const format of ["A4", "Letter"] as const) {
      expect(await countSheets(page, format), format).toBe(1);
    }
  });

  await test.step("signs out in another tab, and gets back what was typed in this one", async () => {
    await page.goto(`/desk/leads/${id}`);
    await page.getByLabel("Add a note").fill("Called a third time.");
    const tab = await context.newPage();
    await tab.goto("/desk");
    await tab.getByRole("banner").getByText(user).click();
    await button(tab, "Sign Out Everywhere").click();
    await button(page, "Save").click();
    await expect(page.getByLabel("What is not saved")).toHaveValue(/note: Called a third time\./);
    await look(page, "signed out elsewhere");
  });
});
