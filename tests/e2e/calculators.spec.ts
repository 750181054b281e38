import type { Page } from "@playwright/test";
import { page as hoursGapPage } from "../../app/pages/calculators/hours-gap/schema.ts";
import { page as scaffoldCostPage } from "../../app/pages/calculators/scaffold-cost/schema.ts";
import { calculatorsPage } from "../../app/parts/calculators/schema.ts";
import { getCalculatorPath, paths } from "../../app/routes.ts";
import { readPlant } from "../../build-site/sources/references.ts";
import { costOne } from "../../calculators/scaffold-cost.ts";
import { findRecord } from "../../plant/find.ts";
import { costScaffold } from "../../plant/scaffolds.ts";
import { readWords, sampleRoot } from "../sample/words.ts";
import { decideBefore } from "./chrome-parts.ts";
import { expect, test } from "./fixtures.ts";
import { countSheets } from "./paper.ts";

const { sheet } = readWords(calculatorsPage);
const scaffold = readWords(scaffoldCostPage);
const hours = readWords(hoursGapPage);

/**
 * What the sheet prints with the example's rates: the example beyond the tolerance, in all, and built as
 * requested, and two scaffolds of a list together.
 */
const { low, high, asRequested, listed } = costExample();

function costExample() {
  const { plant } = readPlant(sampleRoot);
  if (!plant) throw new Error("the sample plant has faults");
  const { scaffolds, catalog } = plant;
  const { requested, built, days, idleDays, ...cost } = costScaffold(plant, "S-04217");
  const find = (id: string) => findRecord(catalog.items, "id", id).rate;
  const { erection, use, overbuiltFrom: overbuild, idleAfter } = scaffolds;
  const getAvoidable = (requested: number, built: number, needed: number, standing: number) =>
    costOne(
      { requested, built, needed, standing },
      { erection: find(erection), use: find(use), included: 0, period: 1 },
      { overbuild, days: idleAfter },
    ).low.avoidable;
  const print = (cents: number) =>
    `$${(cents / 100).toLocaleString("en-US", { minimumFractionDigits: 2 })}`;
  return {
    low: print(getAvoidable(requested, built, days - idleDays, days)),
    high: print(cost.avoidable),
    asRequested: print(cost.idleRequested),
    listed: print(getAvoidable(120, 180, 24, 41) + getAvoidable(60, 60, 12, 21)),
  };
}

const getField = (page: Page, { label }: { label: string }) =>
  page.getByRole("textbox", { name: label });
const getResults = (page: Page) => page.getByRole("region", { name: sheet.results });
const getSum = (page: Page, { label }: { label: string }) =>
  page.locator("[data-sheet]").getByRole("row", { name: label }).last();

test.beforeEach(({ page }) => decideBefore(page));

test("a sheet is printed with its example; a number is changed by keyboard, kept through a reload, printed, undone, and explained if faulty", async ({
  page,
}) => {
  await page.goto(getCalculatorPath("scaffold-cost"));
  const field = getField(page, scaffold.inputs.built);
  const avoidable = getSum(page, scaffold.results.lines.avoidable);
  await test.step("untouched, it has its name and the example of the screen on paper", async () => {
    await expect(getResults(page)).toContainText(low);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { name: scaffold.name, exact: true })).toBeVisible();
    await expect(getResults(page)).toContainText(low);
    expect(await countSheets(page, "A4")).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: null });
  });

  await expect(avoidable).toContainText(high);
  await field.focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("120,0");
  // Built as requested: its idle days alone.
  await expect(avoidable).toContainText(asRequested);
  await page.reload();
  await expect(field).toHaveValue("120,0");
  await expect(avoidable).toContainText(asRequested);
  await expect(page.locator("[data-yours]")).toBeVisible();
  expect(await countSheets(page, "A4")).toBeLessThanOrEqual(2);
  await field.fill("90");
  await page.getByRole("button", { name: sheet.actions.undo }).click();
  await expect(field).toHaveValue("120,0");

  await field.fill("1,200");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("alert").filter({ hasText: "1200" })).toBeVisible();
  await expect(getResults(page)).toContainText(
    sheet.stale.replace("{lines}", scaffold.inputs.built.label),
  );
});

test("pages that are handed on take few sheets of paper", async ({ page }) => {
  for (const [path, most] of [
    [paths.unitRate, 3],
    [paths.try, 3],
    [paths.pilot, 6],
    [paths.security, 5],
  ] as const) {
    await page.goto(path);
    expect.soft(await countSheets(page, "Letter"), path).toBeLessThanOrEqual(most);
  }
});

test("a pasted list counts its sound rows, names a faulty one, and is shared by its address", async ({
  page,
}) => {
  await page.goto(`${getCalculatorPath("scaffold-cost")}#mode=list`);
  const area = getField(page, scaffold.inputs.list);
  await area.fill("S-1\t120\t180\t24\t41\nS-2\t80\t?\t10\t12\nS-3\t60,0\t60,0\t12\t21");
  await expect(page.getByRole("alert").filter({ hasText: "2" }).first()).toBeVisible();
  await expect(getSum(page, { label: "2" })).toContainText(listed);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(getSum(other, { label: "2" })).toContainText(listed);
});

test("cells that are pasted into a number, or dropped on it, are one number or a fault that stays to be corrected", async ({
  page,
}) => {
  await page.goto(getCalculatorPath("scaffold-cost"));
  const field = getField(page, scaffold.inputs.built);
  /** Does as a browser does, on its own what nothing on the page has. */
  const transfer = (type: "paste" | "drop", text: string) =>
    field.evaluate(
      (input: HTMLInputElement, { type, text }) => {
        const data = new DataTransfer();
        data.setData("text/plain", text);
        const options = { bubbles: true, cancelable: true };
        const event =
          type === "paste"
            ? new ClipboardEvent(type, { ...options, clipboardData: data })
            : new DragEvent(type, { ...options, dataTransfer: data });
        input.focus();
        if (input.dispatchEvent(event)) document.execCommand("insertText", false, text);
      },
      { type, text },
    );
  for (const type of ["paste", "drop"] as const) {
    for (const cells of ["120\t180", "120\r\n180\r\n"]) {
      await field.fill("");
      await transfer(type, cells);
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveAccessibleDescription(/120 \| 180/);
      await expect(field).toHaveValue("120\t180");
      await expect(getResults(page)).toContainText(
        sheet.stale.replace("{lines}", scaffold.inputs.built.label),
      );
    }
  }
  await transfer("drop", " 250\n");
  await expect(field).toHaveValue("250");
  await expect(field).not.toHaveAttribute("aria-invalid");
});

test("a link that was cut says so and names the lines that show the example, until the example is asked for", async ({
  page,
}) => {
  const { built, needed, lead } = scaffold.inputs;
  await page.goto(getCalculatorPath("scaffold-cost"));
  await getField(page, built).fill("250");
  await expect(page).toHaveURL(/built=250/);
  const whole = page.url();

  const other = await page.context().newPage();
  await other.goto(whole.replaceAll("&", "&amp;"));
  await expect(getField(other, built)).toHaveValue("250");
  await expect(other.getByText(sheet.link.changed)).toHaveCount(0);

  const escaped = await page.context().newPage();
  await escaped.goto(
    `${getCalculatorPath("scaffold-cost")}#${encodeURIComponent(whole.split("#")[1] ?? "")}`,
  );
  await expect(getField(escaped, built)).toHaveValue("250");

  const cut = await page.context().newPage();
  await cut.goto(whole.slice(0, whole.indexOf("&needed")));
  const notice = cut.getByRole("alert").filter({ hasText: sheet.link.changed });
  await expect(notice).toContainText(needed.label);
  await expect(notice).toContainText(lead.label);
  await expect(notice).not.toContainText(built.label);
  await expect(getField(cut, built)).toHaveValue("250");
  await cut.getByRole("button", { name: sheet.actions.startOver }).click();
  await expect(notice).toHaveCount(0);
});

test("the numbers are printed, go to the contact form when the visitor takes them along, and are stored nowhere", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto(getCalculatorPath("hours-gap"));
  await getField(page, hours.inputs.people).fill("77");
  await expect(page.locator("[data-yours]")).toBeVisible();
  expect(await countSheets(page, "A4")).toBeLessThanOrEqual(2);
  expect(
    await page.evaluate(() => Object.keys(localStorage).concat(Object.keys(sessionStorage))),
  ).toEqual(["consent.v1"]);
  const take = page.getByRole("link", { name: sheet.actions.take });
  await expect(take).toHaveAttribute("href", /#/);
  await take.click();
  await expect(page).toHaveURL(new RegExp(paths.contact));
  await expect(page.locator("textarea[name=message]")).toHaveValue(
    new RegExp(`${hours.inputs.people.label}: 77`),
  );
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the example and its formulas are there", async ({ page }) => {
    await page.goto(getCalculatorPath("scaffold-cost"));
    const { lines } = scaffold.results;
    await expect(getSum(page, lines.avoidable)).toContainText(high);
    await expect(page.locator("[data-sheet]")).toContainText(lines.avoidable.formula);
  });
});
