import type { Page } from "@playwright/test";
import { calculatorsPage } from "../../app/parts/calculators/schema.ts";
import { calculatorIds, getCalculatorPath } from "../../app/routes.ts";
import { readWords } from "../sample/words.ts";
import { decideBefore } from "./chrome-parts.ts";
import { expect, test } from "./fixtures.ts";

const { sheet } = readWords(calculatorsPage);

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

test.beforeEach(({ page }) => decideBefore(page));

test("the fields that come first move the answer, which stays in sight", {
  tag: "@widths",
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

test("a fault leaves the last answer, dimmed, and says which line it is in", async ({ page }) => {
  await page.goto(getCalculatorPath("scaffold-cost"));
  const results = page.getByRole("region", { name: sheet.results });
  const field = findFields(page).nth(3);
  const label = (await field.evaluate(
    (input: HTMLInputElement) => input.labels?.[0]?.querySelector("[data-line-label]")?.textContent,
  )) as string;
  const example = await readAnswer(page);
  await field.fill("33");
  await expect.poll(() => readAnswer(page)).not.toBe(example);
  const answer = await readAnswer(page);
  await field.fill("33x");
  const notice = results.getByText(sheet.stale.split("{lines}")[1] ?? "");
  await expect(notice).toContainText(label);
  await expect(page.getByRole("status").filter({ hasText: label })).toBeAttached();
  await expect(results.locator("[data-stale]").first()).toBeVisible();
  expect(await readAnswer(page)).toBe(answer);
  await field.fill("32");
  await expect(results.locator("[data-stale]")).toHaveCount(0);
  await expect(notice).toHaveCount(0);
});

test("what is folded opens by a link that changes it, and on paper", async ({ page }) => {
  await page.goto(getCalculatorPath("hours-gap"));
  const folds = page.locator("[data-sheet] details");
  await expect(folds.first()).not.toHaveAttribute("open");
  await folds.first().locator("summary").click();
  const control = folds.first().locator("input, select").last();
  if ((await control.evaluate(({ tagName }) => tagName)) === "SELECT") {
    await control.selectOption({ index: 0 });
  } else {
    await control.fill("x");
  }
  await expect(page.locator("[data-yours]")).toBeVisible();
  await page.reload();
  await expect(folds.first()).toHaveAttribute("open");
  await page.emulateMedia({ media: "print" });
  await expect(folds.nth(1).locator("input, select").last()).toBeVisible();
});
