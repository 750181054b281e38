import { readFileSync } from "node:fs";
import type { Download, Page } from "@playwright/test";
import ical from "ical.js";
import { page as hoursGapPage } from "../../app/pages/calculators/hours-gap/schema.ts";
import { page as scaffoldCostPage } from "../../app/pages/calculators/scaffold-cost/schema.ts";
import { page as countdownPage } from "../../app/pages/calculators/turnaround-countdown/schema.ts";
import { calculatorsPage } from "../../app/parts/calculators/schema.ts";
import { calculatorIds, getCalculatorPath, paths } from "../../app/routes.ts";
import { readWords } from "../sample/words.ts";
import { readStored } from "./chrome-parts.ts";
import { countSheets, expect, test } from "./fixtures.ts";

const { sheet } = readWords(calculatorsPage);
const scaffold = readWords(scaffoldCostPage);
const hours = readWords(hoursGapPage);
const countdown = readWords(countdownPage);

/** "Rate of less than a cent, amounts rounded" of public/downloads/tool-cases.json. */
const rates = "erection=10.35&use=0.0875&included=0&period=1&overbuild=5&lead=3&end=1";

const getField = (page: Page, { label }: { label: string }) =>
  page.getByRole("textbox", { name: label });
const getSum = (page: Page, { label }: { label: string }) =>
  page.locator("[data-sheet]").getByRole("row", { name: label }).last();

/** Number fields that are seen before anything is unfolded. */
const findFields = (page: Page) =>
  page
    .getByRole("region", { name: sheet.inputs })
    .locator("input[inputmode]")
    .filter({ visible: true });

/** What the sheet answers, where it is seen: none of it is under another part or out of the window. */
const readAnswer = (page: Page) =>
  page.locator("[data-answer-line]").evaluateAll((lines) =>
    lines
      .filter((line) => line.checkVisibility())
      .filter((line) => {
        const { x, y, width, height } = line.getBoundingClientRect();
        return line.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      })
      .map((line) => line.textContent)
      .join(),
  );

test("a sheet from its example on: a number is changed by keyboard, kept, printed and undone; what was cut off a link or pasted beside it is said", async ({
  page,
}) => {
  await page.goto(getCalculatorPath("scaffold-cost"));
  const { built, lead, list, needed } = scaffold.inputs;
  const field = getField(page, built);
  const avoidable = getSum(page, scaffold.results.lines.avoidable);
  const example = (await avoidable.textContent()) ?? "";
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: scaffold.name, exact: true })).toBeVisible();
  expect(await countSheets(page, "A4")).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: null });

  await field.focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("120,0");
  await expect(avoidable).not.toHaveText(example);
  await expect(page.locator("[data-sheet]")).toContainText(/120\sm³ × \d+ × \$/);
  const changed = (await avoidable.textContent()) ?? "";
  // Written at most five times a second.
  await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/built=120(?:,|%2C)0/);
  await page.reload();
  await expect(field).toHaveValue("120,0");
  await expect(avoidable).toHaveText(changed);
  await expect(page.locator("[data-yours]")).toBeVisible();
  expect(await countSheets(page, "A4")).toBeLessThanOrEqual(2);
  const whole = page.url();
  await field.fill("90");
  await page.getByRole("button", { name: sheet.actions.undo }).click();
  await expect(field).toHaveValue("120,0");

  await test.step("a link that was cut says so and names the lines that show the example, until the example is asked for", async () => {
    const cut = await page.context().newPage();
    await cut.goto(whole.slice(0, whole.indexOf("&needed")));
    const notice = cut.getByRole("alert").filter({ hasText: sheet.link.changed });
    await expect(notice).toContainText(needed.label);
    await expect(notice).toContainText(lead.label);
    await expect(notice).not.toContainText(built.label);
    await expect(getField(cut, built)).toHaveValue("120,0");
    await cut.getByRole("button", { name: sheet.actions.startOver }).click();
    await expect(notice).toHaveCount(0);
  });

  await test.step("cells pasted into a number are a fault: it says its line, and the last answer stays, dimmed", async () => {
    const results = page.getByRole("region", { name: sheet.results });
    const answer = await readAnswer(page);
    await field.evaluate((input: HTMLInputElement) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", "120\r\n180\r\n");
      input.select();
      input.dispatchEvent(
        new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData }),
      );
    });
    await expect(field).toHaveValue("120\t180");
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(/120 \| 180/);
    const notice = sheet.stale.replace("{lines}", built.label);
    await expect(results).toContainText(notice);
    await expect(page.getByRole("status").filter({ hasText: notice })).toBeAttached();
    await expect(results.locator("[data-stale]").first()).toBeVisible();
    expect(await readAnswer(page)).toContain(answer);
    await field.fill("200");
    await expect(results.locator("[data-stale]")).toHaveCount(0);
    await expect(results).not.toContainText(notice);
  });

  await test.step("a pasted list counts its sound rows, names a faulty one, and is shared by its address", async () => {
    await page.evaluate((hash) => location.assign(hash), `#mode=list&${rates}`);
    const rows = "S-1\t33\t41.7\t11\t19\nS-2\t80\t?\t10\t12\nS-3\t33,0\t41,7\t11\t19";
    await getField(page, list).fill(rows);
    await expect(page.getByRole("alert").filter({ hasText: "2" }).first()).toBeVisible();
    await expect(getSum(page, { label: "2" })).toContainText("$199.70-$255.22");
    await expect(page).toHaveURL(/list=[^&]*S-3/);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(getSum(other, { label: "2" })).toContainText("$199.70-$255.22");
  });
});

test("what is folded opens by a link that changes it, and on paper; numbers go to the contact form when the visitor takes them along, and are stored nowhere", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto(getCalculatorPath("hours-gap"));
  const folds = page.locator("[data-sheet] details");
  await expect(folds.first()).not.toHaveAttribute("open");
  await folds.first().locator("summary").click();
  await folds.first().locator("input").last().fill("x");
  await expect(page.locator("[data-yours]")).toBeVisible();
  await page.reload();
  await expect(folds.first()).toHaveAttribute("open");
  await page.emulateMedia({ media: "print" });
  await expect(folds.nth(1).locator("input, select").last()).toBeVisible();
  await page.emulateMedia({ media: null });
  await page.getByRole("button", { name: sheet.actions.startOver }).click();

  await getField(page, hours.inputs.people).fill("77");
  await expect(page.locator("[data-yours]")).toBeVisible();
  expect(await countSheets(page, "A4")).toBeLessThanOrEqual(2);
  expect(await readStored(page)).toEqual(["consent.v1"]);
  const take = page.getByRole("link", { name: sheet.actions.take });
  await expect(take).toHaveAttribute("href", /#/);
  await take.click();
  await expect(page).toHaveURL(new RegExp(paths.contact));
  await expect(page.locator("textarea[name=message]")).toHaveValue(
    new RegExp(`${hours.inputs.people.label}: 77`),
  );
});

test("the fields that come first move the answer, which stays in sight", {
  tag: "@phone",
}, async ({ page }) => {
  for (const id of calculatorIds) {
    await test.step(id, async () => {
      await page.goto(getCalculatorPath(id));
      // The duration of a turnaround moves its last date alone.
      const isSkipped = id === "turnaround-countdown" ? 1 : 0;
      await expect(findFields(page).first()).toBeVisible();
      for (const field of (await findFields(page).all()).slice(isSkipped, 6)) {
        await field.focus();
        const before = await readAnswer(page);
        expect(before).not.toBe("");
        const value = await field.inputValue();
        await field.fill(String(Math.round(Number(value) * 1.6) || 3));
        await expect.poll(() => readAnswer(page)).not.toBe(before);
        await field.fill(value);
        await expect.poll(() => readAnswer(page)).toBe(before);
      }
    });
  }
});

const read = async (download: Download) => readFileSync(await download.path(), "utf8");

test("a turnaround in Texas, from feed-out to calendar, and after a reload", async ({ page }) => {
  await page.clock.setFixedTime("2026-11-22T12:00:00Z");
  await page.goto(getCalculatorPath("turnaround-countdown"));
  // Its note is a part of its name.
  const feedOut = new RegExp(`^${countdown.inputs.feedOut.label}`);
  await page.getByRole("textbox", { name: feedOut }).fill("2027-05-10");
  await page.getByText(countdown.groups.calendar, { exact: true }).click();
  await page.getByRole("combobox", { name: countdown.calendar.country }).selectOption("US");
  await page.getByRole("combobox", { name: countdown.calendar.state }).selectOption("TX");

  // The dates themselves are in countdown.test.ts and work-days.test.ts.
  const review = page.getByRole("row").filter({ hasText: countdown.steps.review.name }).first();
  await expect(review).toContainText("Mon, Nov 23, 2026");
  await expect(review).not.toContainText("Veterans Day");
  const days = page.getByRole("group", { name: countdown.calendar.off });
  await days.getByLabel("Veterans Day").check();
  await expect(review).toContainText("Veterans Day (Nov 11)");

  const [calendar] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: countdown.downloads.calendar }).click(),
  ]);
  const events = new ical.Component(ical.parse(await read(calendar))).getAllSubcomponents("vevent");
  expect(events).toHaveLength(Object.keys(countdown.steps).length);
  expect(events.map((event) => new ical.Event(event).startDate.toString())).toContain("2026-11-23");

  const [table] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: countdown.downloads.csv, exact: true }).click(),
  ]);
  expect((await read(table)).split("\r\n")[1]).toContain("2026-11-09,2026-11-23,,,48,72");

  await page.reload();
  await expect(review).toContainText("Mon, Nov 23, 2026");
  await expect(review).toContainText("Veterans Day (Nov 11)");
});
