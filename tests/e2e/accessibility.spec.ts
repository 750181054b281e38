import { resolve } from "node:path";
import { readContent } from "../../app/content.ts";
import { findViolations } from "./axe.ts";
import { openPage } from "./chrome-parts.ts";
import { choose, expect, test } from "./fixtures.ts";

const consent = readContent(resolve(import.meta.dirname, "../.."), "consent");

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const path of [
  "/",
  "/blog",
  "/blog/scaffold-waste-tech-solution",
  "/contact/",
  "/journey",
  "/how-it-works",
  "/resources/integrations",
  "/resources/unit-rate",
  "/modules",
  "/modules/timemanagement",
  "/modules/invoicing",
  "/modules/projectmanagement",
  "/modules/analytics",
  "/personas",
  "/about",
  "/careers",
  "/resources",
  "/resources?q=no%20such%20thing",
  "/privacy",
  "/cookies",
]) {
  test(`${path} has no violation`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("region", { name: consent.accessibleName })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
}

for (const persona of ["turnaround", "operations", "procurement"]) {
  test(`the home page for ${persona} has no violation`, async ({ page }) => {
    await page.goto(`/?persona=${persona}`);
    expect(await findViolations(page)).toEqual([]);
  });
}

test("an article, with a question open, has no violation", async ({ page }) => {
  await openPage(page, "/blog/contractor-invoicing-challenges");
  await page.locator("summary").last().click();
  expect(await findViolations(page)).toEqual([]);
});

test("the personas' page, with its day turned and a card open, has no violation", async ({
  page,
}) => {
  await page.goto("/personas?persona=procurement");
  await choose(page.getByRole("radio", { name: "With", exact: true }));
  await page.getByText("Key benefit: Planning").click();
  expect(await findViolations(page)).toEqual([]);
});

test("how it works, with everything open, has no violation", async ({ page }) => {
  await openPage(page, "/how-it-works");
  await page.getByRole("button", { name: "Step 3" }).click();
  await page.locator("summary").last().click();
  await page.getByRole("button", { name: "ERP", exact: true }).press("Enter");
  expect(await findViolations(page)).toEqual([]);
});

test("the journey, with an answer chosen, has no violation", async ({ page }) => {
  await openPage(page, "/journey");
  await page.getByRole("combobox").selectOption("know_fix");
  await expect(page.getByRole("link", { name: "Start with Time Management" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
