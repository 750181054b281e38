import { resolve } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { readContent } from "../../app/content.ts";
import { expect, test } from "./fixtures.ts";

const consent = readContent(resolve(import.meta.dirname, "../.."), "consent");

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds, one line each: the rule and where. */
async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")}: ${failureSummary}`),
  );
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const path of ["/", "/contact/"]) {
  test(`${path} has no violation`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("region", { name: consent.title })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
}

for (const persona of ["turnaround", "operations", "procurement"]) {
  test(`the home page for ${persona} has no violation`, async ({ page }) => {
    await page.goto(`/?persona=${persona}`);
    expect(await findViolations(page)).toEqual([]);
  });
}
