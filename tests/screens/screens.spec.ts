import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { notFoundPage as notFoundPageSource } from "../../app/pages/not-found/schema.ts";
import { getArticlePath, getModulePath, paths } from "../../app/routes.ts";
import { desktop, phone } from "../../playwright.config.ts";
import { expect, test } from "../e2e/fixtures.ts";
import { readWords } from "../sample/words.ts";

const notFound = readWords(notFoundPageSource);

// Letters are drawn a little differently on every system: pictures of one say nothing on another.
const known = existsSync(join(import.meta.dirname, "pictures", process.platform));

/** Makes everything load that would load while a visitor scrolls, and waits for it. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
}

test.beforeEach(async ({ page }, { config }) => {
  test.skip(
    !known && config.updateSnapshots === "missing",
    `no pictures of ${process.platform} yet`,
  );
  await page.clock.setFixedTime("2026-01-15T09:00:00Z");
});

/** The pages that differ most, by the names of their pictures. */
const photographed: Readonly<Record<string, string>> = {
  home: paths.home,
  "home-procurement": `${paths.home}?persona=procurement`,
  "modules-timemanagement": getModulePath("timemanagement"),
  "how-it-works": paths.howItWorks,
  journey: paths.journey,
  personas: paths.personas,
  contact: paths.contact,
  blog: paths.blog,
  "blog-contractor-trends-part-two": getArticlePath("contractor-trends-part-two"),
  resources: paths.resources,
  "resources-integrations": paths.integrations,
};

for (const [width, window] of Object.entries({ "screens-390": phone, "screens-1280": desktop })) {
  test.describe(width, () => {
    test.use(window);
    test.describe.configure({ mode: "parallel" });

    async function expectPicture(page: Page, name: string): Promise<void> {
      await settle(page);
      await expect(page).toHaveScreenshot([width, `${name}.png`], { fullPage: true });
    }

    for (const [name, path] of Object.entries(photographed)) {
      test(path, async ({ page }) => {
        await page.goto(path);
        await expectPicture(page, name);
      });
    }

    test.describe("an unknown address", () => {
      test.use({ expectedProblems: [/404/] });

      test("404", async ({ page }) => {
        await page.goto("/no-such-page");
        await page.getByRole("button", { name: notFound.stay }).click();
        await expectPicture(page, "404");
      });
    });
  });
}
