import type { Page } from "@playwright/test";
import {
  contractorView,
  invoice as invoiceSource,
  shiftRoster as rosterSource,
  scaffoldMap as scaffoldSource,
  taskBoard as taskSource,
} from "../../app/parts/figures/schema.ts";
import { getModulePath, type ModuleId } from "../../app/routes.ts";
import { readWords } from "../sample/words.ts";
import { expect, test, withoutScripts } from "./fixtures.ts";

/** The product screen of a module's page, with its notes. */
async function openScreen(page: Page, id: ModuleId) {
  await page.goto(getModulePath(id));
  return page.locator("main figure").first();
}

test("a note and what it explains lead to each other and light; a difference in hours opens to where it comes from", async ({
  page,
}) => {
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

  const [line] = readWords(rosterSource).hours;
  const traced = screen.getByText(String(line?.trace[0]?.value)).first();
  await expect(traced).toBeHidden();
  await screen.locator("summary", { hasText: line?.workerClass ?? "" }).press("Enter");
  await expect(traced).toBeVisible();
});

// That every such link has its line is in tests/pages/html.test.ts.
test("a link below a screen lights the same line on another module's", async ({ page }) => {
  await openScreen(page, "invoicing");
  const [{ label, href } = { label: "", href: "" }] = readWords(contractorView).links ?? [];
  await page.getByRole("link", { name: label }).click();
  const [path = "", number = ""] = href.split("#");
  await expect(page).toHaveURL(new RegExp(`${path}/?#${number}$`));
  const line = page.locator("tr").filter({ has: page.locator(`#${number}`) });
  await expect(line).toBeInViewport();
  await expect(line).toHaveCSS("outline-style", "solid");
});

test("scaffolds sort by what they differ in, by keyboard too, and those in use can be hidden", async ({
  page,
}) => {
  const { labels, findings } = readWords(scaffoldSource);
  const screen = await openScreen(page, "scaffolding");
  const rows = screen.locator("[data-sorted] > *");
  const tags = findings.map(({ tag }) => tag);
  const byOverbuild = findings
    .toSorted((a, b) => b.standing / b.requested - a.standing / a.requested)
    .map(({ tag }) => tag);
  expect(tags).not.toEqual(byOverbuild);
  await screen.getByRole("radio", { name: labels.overbuild }).check();
  await expect(rows).toContainText(byOverbuild);
  await page.keyboard.press("ArrowLeft");
  await expect(rows).toContainText(tags);
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
  await expect(column.locator("> *").first()).toContainText(order);
  await expect(column).toContainText(labels.reasonNeeded);
  await expect(screen.locator("[data-count=waiting]")).toHaveText(
    String((waiting?.tasks.length ?? 0) + 1),
  );
  await expect(field).toBeFocused();
});

withoutScripts(
  "without scripts, a line of the invoice opens, and what needs scripts is not there",
  async ({ page }) => {
    const [line] = readWords(invoiceSource).lines;
    const invoice = await openScreen(page, "invoicing");
    await invoice.locator("summary").first().click();
    await expect(invoice.getByText(String(line?.trace[0]?.value)).first()).toBeVisible();
    const bids = await openScreen(page, "sourcing");
    await expect(bids.getByRole("radio")).toHaveCount(0);
  },
);
