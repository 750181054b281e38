import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { findViolations } from "./axe.ts";
import { askForLink, expect, signIn, test, user } from "./desk-fixtures.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name });

test.describe("at the desk, without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test.beforeEach(async ({ desk, page }) => {
    await signIn(page, desk);
  });

  test("a user takes a lead from the inbox, and notes what comes of it @widths", async ({
    desk,
    page,
  }) => {
    const id = await desk.addLead({ name: "Mara Holt", company: "Raffinerie Nord" });
    await page.getByRole("searchbox").fill("mara");
    await button(page, "Search").click();
    await page.getByRole("link", { name: "Mara Holt" }).click();
    await page.getByLabel("In progress").check();
    await page.getByLabel("Owner").selectOption(user);
    await page.getByLabel("Add a note").fill("Called.\nAsks for a demo.");
    await button(page, "Save").click();
    await expect(page.getByRole("status")).toHaveText("Saved.");
    await expect(page.getByRole("status")).toBeFocused();
    const note = await page.getByText("Asks for a demo.").boundingBox();
    expect(note?.width).toBeGreaterThan(200);
    await page.getByRole("link", { name: "Inbox", exact: true }).click();
    await page.getByRole("link", { name: "Mine" }).click();
    await expect(page.getByRole("link", { name: "Mara Holt" })).toBeVisible();
    expect(await desk.store.getLead(id)).toMatchObject({
      work: { stage: "in_progress", owner: user, history: { length: 3 } },
    });
  });

  test("the clock stops with the answer", async ({ desk, page }) => {
    const id = await desk.addLead({}, { receivedAt: "2026-11-02T10:00:00.000Z" });
    await page.goto(`/desk/leads/${id}`);
    await expect(page.getByText("Late")).toBeVisible();
    const reply = page.getByRole("link", { name: "Reply by Email" });
    await expect(reply).toHaveAttribute("href", /^mailto:thao@example\.com\?subject=/);
    await button(page, "Mark as Answered").click();
    await expect(page.getByText("Answered in")).toBeVisible();
    await expect(page.getByText("Late")).toBeHidden();
  });

  test("what was held as spam is released and mailed", async ({ desk, page }) => {
    const own = { inQuarantine: true, verdict: ["honeypot"] } as const;
    const id = await desk.addLead({ name: "Not A Bot" }, own);
    await page.goto("/desk?show=quarantine");
    await page.getByRole("link", { name: "Not A Bot" }).click();
    await button(page, "Not Spam: Release").click();
    await expect(page.getByRole("status")).toContainText("Released");
    await expect.poll(() => desk.mails.filter(({ text }) => text?.includes(id))).toHaveLength(1);
  });

  test("an address is erased after a second question", async ({ desk, page }) => {
    const id = await desk.addLead({ email: "leave@example.com" });
    await page.goto(`/desk/leads/${id}`);
    await page.getByRole("link", { name: "Erase everything from this address" }).click();
    await page.getByLabel("Erase for good").check();
    await button(page, "Erase").click();
    await expect(page.getByRole("status")).toHaveText("Erased for good.");
    expect(await desk.store.getLead(id)).toBeUndefined();
  });

  test("the list is exported as a workbook and as CSV", async ({ desk, page }) => {
    const id = await desk.addLead();
    await page.goto("/desk?show=all");
    for (const [name, content] of [
      ["Excel", "PK"],
      ["CSV", id],
    ] as const) {
      const download = page.waitForEvent("download");
      await page.getByRole("link", { name }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^leads-all-[\d-]{10}\.(?:xlsx|csv)$/);
      expect(readFileSync(await file.path(), "latin1")).toContain(content);
    }
  });

  test("signing out ends the session", async ({ page }) => {
    await page.getByRole("banner").getByText(user).click();
    await button(page, "Sign Out").first().click();
    await page.goto("/desk");
    await expect(page.getByLabel("Email")).toBeVisible();
  });

  test("signing out everywhere ends the session", async ({ page }) => {
    await page.getByRole("banner").getByText(user).click();
    await button(page, "Sign Out Everywhere").click();
    await expect(page.getByRole("heading", { name: "You are signed out." })).toBeVisible();
    await page.goto("/desk");
    await expect(page.getByLabel("Email")).toBeVisible();
  });
});

test.describe("every view of the desk", () => {
  // Chromium reports the statuses that some of these pages have on purpose.
  test.use({ expectedProblems: [/\b(400|401|403|404|409|429)\b/] });

  test("is accessible, and no wider than a phone @phone", async ({ desk, page }) => {
    // 20 pages with axe.
    test.slow();
    const findFaults = async (view: string) => {
      const isWide = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      return [...(await findViolations(page)), ...(isWide ? ["wider than the window"] : [])].map(
        (fault) => `${view}: ${fault}`,
      );
    };
    const faults: string[] = [];
    const look = async (view: string) => faults.push(...(await findFaults(view)));
    await page.setViewportSize({ width: 360, height: 740 });

    await page.goto("/desk/sign-in");
    await look("sign in");
    const link = await askForLink(page, desk);
    await look("link sent");
    await page.goto(link);
    await look("link");
    await button(page, "Sign In").click();
    await page.goto(link);
    await button(page, "Sign In").click();
    await look("used link");

    const lead = await desk.addLead({
      name: "Maximiliane Hofmeister-Sonnenschein",
      company: "Coastal Petrochemicals Operations and Maintenance Services Limited",
      interests: ["Maintenance Stack", "Demo", "Other"],
      message: "Donaudampfschifffahrtsgesellschaft".repeat(4),
    });
    const late = await desk.addLead({}, { receivedAt: "2026-11-02T10:00:00.000Z" });
    const own = { inQuarantine: true, verdict: ["honeypot", "too_fast"] } as const;
    const spam = await desk.addLead({}, own);
    await page.goto("/desk");
    await page.getByRole("banner").getByText(user).click();
    await look("inbox");
    await page.goto("/desk?q=nothing-like-that");
    await look("no result");
    await page.goto(`/desk/leads/${spam}`);
    await look("quarantine");
    await page.goto(`/desk/leads/${late}/erase`);
    await look("erase");
    await page.goto("/desk/leads/NONE");
    await look("no lead");
    await page.goto(`/desk/leads/${lead}`);
    await look("lead");
    await desk.store.changeLead(
      lead,
      { kind: "stage", value: "won" },
      "bo@example.com",
      new Date(),
    );
    await page.getByLabel("Add a note").fill("x".repeat(300));
    await button(page, "Save").click();
    await expect(page.getByRole("status")).toContainText("bo@example.com changed this lead");
    await look("changed meanwhile");
    await button(page, "Save").click();
    await look("saved");

    const letAnythingPass = () =>
      page.locator("main form").evaluate((form: HTMLFormElement) => {
        form.noValidate = true;
      });
    await page.goto("/desk/nowhere");
    await look("no page");
    await page.goto(`/desk/leads/${late}/erase`);
    await letAnythingPass();
    await button(page, "Erase").click();
    await look("erase, not confirmed");
    await page.goto(`/desk/leads/${lead}`);
    await page.getByLabel("Add a note").fill("Called");
    await desk.store.endSessions(user);
    await button(page, "Save").click();
    await look("session ended");
    await page.goto("/desk/signed-out");
    await look("signed out");
    await page.goto("/desk/sign-in");
    await letAnythingPass();
    await button(page, "Send Me a Link").click();
    await look("no address");
    await page.getByLabel("Email").fill(user);
    await page.context().clearCookies();
    await button(page, "Send Me a Link").click();
    await look("refused");
    await page.goto("/desk/sign-in");
    const form = {
      formToken: await page.locator("[name=formToken]").inputValue(),
      email: "x@x.co",
    };
    const other = { "x-forwarded-for": "192.0.2.9" };
    const headers = { ...other, origin: desk.origin };
    for (let count = 0; count < 10; count++) {
      await page.request.post("/desk/sign-in", { form, headers, maxRedirects: 0 });
    }
    await page.setExtraHTTPHeaders(other);
    await page.getByLabel("Email").fill(user);
    await button(page, "Send Me a Link").click();
    await expect(page.getByRole("heading", { name: "Too many requests." })).toBeVisible();
    await look("too many requests");
    expect(faults).toEqual([]);
  });
});
