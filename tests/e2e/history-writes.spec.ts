import type { Page } from "@playwright/test";
import { getCalculatorPath, paths, searchFieldId } from "../../app/routes.ts";
import { decideBefore } from "./chrome-parts.ts";
import { expect, followLink, test } from "./fixtures.ts";

/** Safari's limit: 100 calls in 10 seconds. The site stays far below it. */
const few = 12;
const text = "120 contractors on 4 sites, 3 starts";

/** Counts calls. */
async function countWrites(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { historyCalls: 0 });
    for (const name of ["pushState", "replaceState"] as const) {
      const call = History.prototype[name];
      History.prototype[name] = function (...args) {
        Object.assign(window, { historyCalls: Number(Reflect.get(window, "historyCalls")) + 1 });
        call.apply(this, args);
      };
    }
  });
}

const readCount = (page: Page) => page.evaluate(() => Number(Reflect.get(window, "historyCalls")));

/** Where one types, and what the address has of it then. */
const fields: [string, string, (page: Page) => ReturnType<Page["locator"]>, string][] = [
  ["the form", paths.contact, (page) => page.locator("textarea[name=message]"), ""],
  ["the search", paths.search, (page) => page.locator(`#${searchFieldId}`), "start"],
  ["the Resource Hub", paths.resources, (page) => page.getByRole("searchbox"), "start"],
  [
    "a sheet",
    getCalculatorPath("scaffold-cost"),
    (page) => page.locator("[data-sheet] input[name=built]"),
    "120",
  ],
];

test.beforeEach(({ page }) => decideBefore(page));

test("fast typing writes the history seldom, and the last value arrives there", async ({
  page,
}) => {
  await countWrites(page);
  for (const [name, path, getField, last] of fields) {
    await test.step(name, async () => {
      await page.goto(path);
      const field = getField(page).first();
      await field.focus();
      const before = await readCount(page);
      const began = Date.now();
      await field.pressSequentially(text);
      const seconds = (Date.now() - began) / 1000;
      expect((await readCount(page)) - before).toBeLessThanOrEqual(few + seconds);
      await expect
        .poll(() => page.evaluate(() => decodeURIComponent(location.search + location.hash)))
        .toContain(last);
    });
  }
});

test("what was typed is in the address of an entry that is left at once", async ({ page }) => {
  await page.goto(paths.search);
  const field = page.locator(`#${searchFieldId}`);
  await field.pressSequentially("turnaround countdown");
  await followLink(page, page.getByRole("banner").getByRole("link").first());
  await page.goBack();
  await expect(field).toHaveValue("turnaround countdown");
});
