import type { Page } from "@playwright/test";
import { aboutPage } from "../../app/pages/about/schema.ts";
import { claims } from "../../app/parts/claims/schema.ts";
import { hoverCardDelays } from "../../app/parts/ui/popovers.ts";
import { paths } from "../../app/routes.ts";
import { readWords } from "../sample/words.ts";
import { expect, test, withoutScripts } from "./fixtures.ts";

const chain = readWords(aboutPage).bands.find((band) => band.band === "metrics")?.items ?? [];
const [claim, other] = chain.map(({ figure }) => figure);
if (!claim || !other) throw new Error("the sample of About Us has no two metrics");

const getLabel = (page: Page, { label }: { label: string }) =>
  page.getByRole("button", { name: label, exact: true });

/** What the note of a metric says, as long as it is open. */
function getNote(page: Page, { basis }: { basis: string }) {
  const { counts = "" } = readWords(claims).find(({ id }) => id === basis) ?? {};
  return page.getByText(counts);
}

test.beforeEach(async ({ page }) => {
  await page.goto(paths.about);
});

test("pointing at a metric's label or its focus opens the note on its basis, Escape and leaving close it", async ({
  page,
}) => {
  const note = getNote(page, claim);
  await test.step("by pointer, the next one at once", async () => {
    await page.clock.install();
    await page.reload();
    await expect(getLabel(page, claim)).toHaveAccessibleDescription(/./);
    await getLabel(page, claim).hover();
    await page.clock.runFor(hoverCardDelays.open);
    await expect(note).toBeVisible();
    await note.hover();
    await page.clock.runFor(hoverCardDelays.close);
    await expect(note).toBeVisible();
    await getLabel(page, other).hover();
    await page.clock.runFor(hoverCardDelays.open / 10);
    await expect(getNote(page, other)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(getNote(page, other)).toBeHidden();
    await getLabel(page, claim).hover();
    await expect(note).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(note).toBeHidden();
  });

  await test.step("by keyboard", async () => {
    await getLabel(page, other).focus();
    await page.keyboard.press("Shift+Tab");
    await expect(getLabel(page, claim)).toBeFocused();
    await expect(note).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(note).toBeHidden();
    await expect(getNote(page, other)).toBeVisible();
  });
});

test("a touch opens the note, and one elsewhere closes it @phone", async ({ page }) => {
  const label = getLabel(page, claim);
  const note = page.locator(`#${await label.getAttribute("popovertarget")}`);
  // Some browsers close none by themselves.
  await note.evaluate((element) => element.setAttribute("popover", "manual"));
  await label.tap();
  await expect(getNote(page, claim)).toBeVisible();
  await page.getByRole("heading", { level: 2 }).first().tap();
  await expect(getNote(page, claim)).toBeHidden();
});

withoutScripts(
  "without scripts, a press opens the note, and Escape closes it",
  async ({ page }) => {
    await getLabel(page, claim).press("Enter");
    await expect(getNote(page, claim)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(getNote(page, claim)).toBeHidden();
  },
);
