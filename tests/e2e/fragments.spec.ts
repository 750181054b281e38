import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { load } from "cheerio";
import { howItWorksPage } from "../../app/pages/how-it-works/schema.ts";
import { messageFragment, paths } from "../../app/routes.ts";
import { readWords, sampleBuild } from "../sample/words.ts";
import { decideBefore } from "./chrome-parts.ts";
import { expect, test } from "./fixtures.ts";

const client = join(sampleBuild, "client");
const origin = "https://this.site";

/** The fragments that links of the site name, by the page that they lead to. */
function listFragments(): Map<string, Set<string>> {
  const fragments = new Map<string, Set<string>>();
  for (const file of globSync("**/index.html", { cwd: client })) {
    const $ = load(readFileSync(join(client, file), "utf8"));
    for (const link of $("a[href*='#']").get()) {
      const from = `${origin}/${file.replace("index.html", "")}`;
      const { hash, origin: to, pathname } = new URL($(link).attr("href") ?? "", from);
      if (to !== origin || !hash || hash.startsWith(messageFragment)) continue;
      const path = pathname.replace(/(?<=.)\/$/, "");
      fragments.set(path, (fragments.get(path) ?? new Set()).add(hash));
    }
  }
  return fragments;
}

/** The element of a fragment is in view, and nothing that belongs to it is closed. */
async function expectArrived(page: Page, hash: string): Promise<void> {
  const target = page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`);
  await expect(target, `${page.url()}: ${hash}`).toBeInViewport();
  const closed = await target.evaluate((element) => {
    const section = element.id === "main" ? element : (element.closest("section") ?? element);
    const folds = element.id === "main" ? [] : section.querySelectorAll("[data-phone-fold]");
    return [...folds].filter((fold) => fold.matches(":not([open])")).length;
  });
  expect(closed, `closed at ${page.url()}: ${hash}`).toBe(0);
}

test.beforeEach(({ page }) => decideBefore(page));

test("every place that a link of the site names is in sight when one gets there", {
  tag: "@phone",
}, async ({ page }) => {
  for (const [path, hashes] of listFragments()) {
    await page.goto(path);
    for (const hash of hashes) {
      await page.evaluate((to) => {
        location.hash = to;
      }, hash);
      await expectArrived(page, hash);
    }
  }
});

const folded = `${paths.integrations}#what-it-is-not`;

test("a place behind a fold is open on arrival, after a change of page, and again after it was closed", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto(folded);
  await expectArrived(page, new URL(page.url()).hash);
  await page.goto(paths.howItWorks);
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement("a"), { href, textContent: href });
    link.style.cssText = "position:fixed;inset:40% auto auto 10%;z-index:99";
    document.body.append(link);
  }, folded);
  const link = page.getByRole("link", { name: folded, exact: true });
  await link.tap();
  await expect(page).toHaveURL(folded);
  await expectArrived(page, "#what-it-is-not");
  await page.locator("#what-it-is-not [data-phone-fold] > summary").tap();
  await expect(page.locator("#what-it-is-not [data-phone-fold][open]")).toHaveCount(0);
  await link.tap();
  await expectArrived(page, "#what-it-is-not");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("nothing is folded on a phone", { tag: "@phone" }, async ({ page }) => {
    await page.goto(folded);
    await expect(page.locator("#what-it-is-not table")).toBeVisible();
    await page.goto(`${paths.howItWorks}#integrations`);
    const { capabilities } = readWords(howItWorksPage).integrations;
    await expect(page.getByText(capabilities[0]?.effect ?? "")).toBeVisible();
  });
});
