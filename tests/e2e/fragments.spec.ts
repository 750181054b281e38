import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { load } from "cheerio";
import { howItWorksPage } from "../../app/pages/how-it-works/schema.ts";
import { messageFragment, paths } from "../../app/routes.ts";
import { readWords, sampleBuild } from "../sample/words.ts";
import { textTemplates } from "../sweep/page-addresses.ts";
import { decideBefore } from "./chrome-parts.ts";
import { expect, test } from "./fixtures.ts";
import { addLink, forgetRouter, ways } from "./ways.ts";

const client = join(sampleBuild, "client");
const origin = "https://this.site";

/** The fragments that links of the site name, by the page that they lead to; each page has its skip link. */
function listFragments(): Map<string, Set<string>> {
  const fragments = new Map<string, Set<string>>();
  for (const file of globSync("**/index.html", { cwd: client })) {
    const $ = load(readFileSync(join(client, file), "utf8"));
    for (const link of $("a[href*='#']").get()) {
      const from = `${origin}/${file.replace("index.html", "")}`;
      const { hash, origin: to, pathname } = new URL($(link).attr("href") ?? "", from);
      if (to !== origin || ["", "#main"].includes(hash) || hash.startsWith(messageFragment))
        continue;
      const path = pathname.replace(/(?<=.)\/$/, "");
      fragments.set(path, (fragments.get(path) ?? new Set()).add(hash));
    }
  }
  return fragments;
}

/** Of the pages of one template, the one with most places. */
function listDifferentPages(fragments: Map<string, Set<string>>): string[] {
  const all = [...fragments.keys()].toSorted(
    (a, b) => (fragments.get(b)?.size ?? 0) - (fragments.get(a)?.size ?? 0),
  );
  const isFirst = (path: string) =>
    textTemplates.every((isOfKind) => !isOfKind(path) || all.find(isOfKind) === path);
  return all.filter(isFirst);
}

/** The fragments of the shown page whose place is out of view, or has something that is closed. */
const findMissed = (page: Page, hashes: Iterable<string>) =>
  page.evaluate(
    async (all) => {
      const missed: string[] = [];
      for (const hash of all) {
        const changed = new Promise((resolve) => {
          addEventListener("hashchange", resolve, { once: true });
        });
        if (location.hash !== hash) {
          location.hash = hash;
          await changed;
        }
        await new Promise(requestAnimationFrame);
        const target = document.getElementById(decodeURIComponent(hash.slice(1)));
        const { top = 0, bottom = 0, height = 0 } = target?.getBoundingClientRect() ?? {};
        const isSeen = target?.checkVisibility() && height > 0 && bottom > 0 && top < innerHeight;
        const isClosed = target?.closest("section")?.querySelector("[data-phone-fold]:not([open])");
        if (!isSeen || isClosed) missed.push(hash);
      }
      return missed;
    },
    [...hashes],
  );

test.beforeEach(({ page }) => decideBefore(page));

test("every place that a link of the site names is in sight when one gets there", {
  tag: "@phone",
}, async ({ page }) => {
  const fragments = listFragments();
  for (const path of listDifferentPages(fragments)) {
    await page.goto(path);
    expect.soft(await findMissed(page, fragments.get(path) ?? []), path).toEqual([]);
  }
});

const place = "#what-it-is-not";
const folded = paths.integrations + place;

for (const { way, isIntercepted } of ways) {
  test(`a place behind a fold is open on arrival, from another page, and again after it was closed, ${way}`, {
    tag: "@phone",
  }, async ({ page }) => {
    if (!isIntercepted) await forgetRouter(page);
    await page.goto(folded);
    const table = page.locator(place).getByRole("table");
    await expect(table).toBeInViewport();
    await page.goto(paths.howItWorks);
    const link = await addLink(page, folded);
    await link.tap();
    await expect(page).toHaveURL(folded);
    await expect(table).toBeInViewport();
    await page.locator(place).locator("[data-phone-fold] > summary").tap();
    await expect(table).toBeHidden();
    await (await addLink(page, folded)).tap();
    await expect(table).toBeInViewport();
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("nothing is folded on a phone", { tag: "@phone" }, async ({ page }) => {
    await page.goto(folded);
    await expect(page.locator(place).getByRole("table")).toBeVisible();
    await page.goto(`${paths.howItWorks}#integrations`);
    const { capabilities } = readWords(howItWorksPage).integrations;
    await expect(page.getByText(capabilities[0]?.effect ?? "")).toBeVisible();
  });
});
