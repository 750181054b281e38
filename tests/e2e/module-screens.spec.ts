import type { Page } from "@playwright/test";
import { bidComparison as bidSource } from "../../app/parts/figures/bid-comparison-schema.ts";
import { invoice as invoiceSource } from "../../app/parts/figures/invoice-schema.ts";
import { kpiBoard as kpiSource } from "../../app/parts/figures/kpi-board-schema.ts";
import { scaffoldMap as scaffoldSource } from "../../app/parts/figures/scaffold-map-schema.ts";
import { shiftRoster as rosterSource } from "../../app/parts/figures/shift-roster-schema.ts";
import { taskBoard as taskSource } from "../../app/parts/figures/task-board-schema.ts";
import { getModulePath, type ModuleId } from "../../app/routes.ts";
import { readWords } from "../sample/words.ts";
import { expect, test } from "./fixtures.ts";

/** The product screen of a module's page, with its notes. */
async function openScreen(page: Page, id: ModuleId) {
  await page.goto(getModulePath(id));
  return page.locator("main figure").first();
}

test("a note and what it explains lead to each other, and both light", async ({ page }) => {
  const screen = await openScreen(page, "timemanagement");
  const note = screen.getByRole("listitem").first();
  const noted = screen.getByRole("row", { name: /W-1187/ });
  const isLit = (part: typeof note) =>
    part.evaluate((element) => getComputedStyle(element).getPropertyValue("--balloon") !== "");
  expect(await isLit(noted)).toBe(false);
  await note.hover();
  expect(await isLit(noted)).toBe(true);
  await page.mouse.move(0, 0);
  await noted.getByRole("link").press("Enter");
  await expect(note).toBeFocused();
  expect([await isLit(note), await isLit(noted)]).toEqual([true, true]);
  await note.getByRole("link").press("Enter");
  await expect(noted).toBeFocused();
});

test("a difference in hours opens by keyboard to gate, contract and timesheet", async ({
  page,
}) => {
  const roster = readWords(rosterSource);
  const screen = await openScreen(page, "timemanagement");
  const [line] = roster.hours;
  const traced = screen.getByText(String(line?.trace[0]?.value)).first();
  await expect(traced).toBeHidden();
  await screen.locator("summary", { hasText: line?.workerClass ?? "" }).press("Enter");
  await expect(traced).toBeVisible();
});

test("bids sort by what was bid, and again by what they come to", async ({ page }) => {
  const { labels, bids } = readWords(bidSource);
  const screen = await openScreen(page, "sourcing");
  const rows = screen.locator("[data-sorted] > *");
  const lowest = bids.toSorted((a, b) => a.asBid - b.asBid)[0]?.name ?? "";
  await screen.getByRole("radio", { name: labels.asBid }).check();
  await expect(rows.first()).toContainText(lowest);
  await page.keyboard.press("ArrowLeft");
  await expect(rows.first()).not.toContainText(lowest);
});

test("scaffolds sort by overbuild, and those in use can be hidden", async ({ page }) => {
  const { labels, findings } = readWords(scaffoldSource);
  const screen = await openScreen(page, "scaffolding");
  await screen.getByRole("radio", { name: labels.overbuild }).check();
  const overbuild = findings.map(({ standing, requested }) => standing / requested);
  const tags = findings
    .toSorted((a, b) => b.standing / b.requested - a.standing / a.requested)
    .map(({ tag }) => tag);
  expect(overbuild.toSorted((a, b) => b - a)).not.toEqual(overbuild);
  await expect(screen.locator("[data-sorted] > *")).toContainText(tags);
  const inUse = screen.locator("svg [data-state=inUse]").first();
  await screen.getByRole("checkbox", { name: labels.inUse }).uncheck();
  await expect(inUse).toBeHidden();
});

test("a task moves to the column of its new state, which asks for a reason", async ({ page }) => {
  const { columns, labels } = readWords(taskSource);
  const screen = await openScreen(page, "projectmanagement");
  const [active, , waiting] = columns;
  const order = active?.tasks[0]?.order ?? "";
  const field = screen.getByLabel(`${labels.state}, ${order}`);
  await field.selectOption("waiting");
  const column = screen.locator("[data-column=waiting]");
  await expect(column).toContainText(order);
  await expect(column).toContainText(labels.reasonNeeded);
  await expect(screen.locator("[data-count=waiting]")).toHaveText(
    String((waiting?.tasks.length ?? 0) + 1),
  );
  await expect(field).toBeFocused();
});

test("a KPI opens its definition, by touch", async ({ browser, site }) => {
  const { columns, definitions } = readWords(kpiSource);
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto(site.origin + getModulePath("analytics"));
  await page.getByRole("button", { name: columns.ratio }).tap();
  await expect(page.getByText(definitions.ratio).last()).toBeVisible();
  await context.close();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a line of the invoice opens, and what needs scripts is not there", async ({ page }) => {
    const [line] = readWords(invoiceSource).lines;
    const invoice = await openScreen(page, "invoicing");
    await invoice.locator("summary").first().click();
    await expect(invoice.getByText(String(line?.trace[0]?.value)).first()).toBeVisible();
    const bids = await openScreen(page, "sourcing");
    await expect(bids.getByRole("radio")).toHaveCount(0);
  });
});
