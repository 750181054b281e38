import type { Page } from "@playwright/test";
import { load } from "cheerio";
import { consentKey } from "../../app/parts/consent/consent-store.ts";
import { consent as consentSource } from "../../app/parts/consent/schema.ts";
import { paths } from "../../app/routes.ts";
import { readContent } from "../../build-site/content/read-content.ts";
import { findViolations } from "../e2e/axe.ts";
import { expect, test } from "../e2e/fixtures.ts";
import { walkByTab } from "./focus-walk.ts";
import { findHeadings, findNoise, readAloud } from "./heard-names.ts";
import { findLostText } from "./lost-text.ts";
import { pageAddresses, siteRoot, unknownAddresses } from "./page-addresses.ts";
import { foldAll, pageStates, useEverything } from "./page-states.ts";
import { findLateStyles } from "./seen-styles.ts";

/*
 * Every page is opened once at each width, and everything is checked while it is open: what leaves
 * the page as it was comes first, what changes it for good comes last. That nothing of it breaks the
 * content security policy or fails in the browser, the fixture asserts at the end.
 */

const { version } = readContent(siteRoot, consentSource);

const getBanner = (page: Page) => page.locator("#consent").getByRole("region");

/** 1280 px at 400 % zoom are a window of this size (WCAG 1.4.10). */
const zoomedWindow = { width: 320, height: 256 };

/**
 * Pages on which the focus is followed through the footer, which all pages share, and once more at
 * 400 % zoom: each leaves it room in another way.
 */
const walkedWhole: readonly string[] = [paths.home, paths.howItWorks, paths.contact];

/** Puts the banner away as a choice in another tab does: without a confirmation that covers something. */
async function decideElsewhere(page: Page): Promise<void> {
  await page.evaluate(
    ([key, version]) => {
      const choice = { necessary: true, functional: false, analytics: false, ads: false, version };
      const newValue = JSON.stringify({ ...choice, decidedAt: "2026-01-01T00:00:00.000Z" });
      localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent("storage", { key, newValue }));
    },
    [consentKey, version] as const,
  );
  await expect(getBanner(page)).toHaveCount(0);
}

/** Runs a check in a window of another size, and gives the page its own back. */
async function inWindow<T>(
  page: Page,
  size: { width: number; height: number },
  check: () => Promise<T>,
): Promise<T> {
  const own = page.viewportSize();
  await page.setViewportSize(size);
  const found = await check();
  if (own) await page.setViewportSize(own);
  return found;
}

const setTextSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size);

/** What still moves although the visitor asked for rest; a change within a frame is no movement. */
const findMotion = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
      .map(
        (animation) => `${animation.constructor.name} ${Reflect.get(animation, "animationName")}`,
      ),
  );

const withoutSpace = (text: string) => text.replace(/\s/g, "");

function sweep(path: string): void {
  test(path, async ({ isMobile, page }) => {
    const response = await page.goto(path);
    const served = load((await response?.text()) ?? "");
    await expect(getBanner(page)).toBeVisible();

    await test.step("it comes with every style that is seen", async () => {
      expect.soft(await findLateStyles(page), "styles that come late").toEqual([]);
    });

    await test.step("every name tells something, and the document has every heading", async () => {
      const lines = await readAloud(page);
      expect.soft(findNoise(lines), "names that tell nothing").toEqual([]);
      // Most served headings are those heard; the others have more in them: signs, other personas.
      const written = withoutSpace(served("main :is(h1, h2, h3, h4)").text());
      const unwritten = findHeadings(lines).filter((text) => !written.includes(withoutSpace(text)));
      expect.soft(unwritten, "headings that scripts add").toEqual([]);
    });

    // On a phone the banner, open on a first visit, and the top bar leave least of the page.
    if (isMobile) {
      await test.step("the focus is seen at every stop, with the banner open", async () => {
        const throughFooter = walkedWhole.includes(path);
        const { stops, faults } = await walkByTab(page, { throughFooter });
        expect.soft(stops, "stops of the focus").toBeGreaterThan(throughFooter ? 25 : 5);
        expect.soft(faults, "the focus").toEqual([]);
        if (!throughFooter) return;
        const zoomed = await inWindow(page, zoomedWindow, () => walkByTab(page));
        expect.soft(zoomed.stops, "stops of the focus at 400 % zoom").toBeGreaterThan(25);
        expect.soft(zoomed.faults, "the focus at 400 % zoom").toEqual([]);
      });
    }

    await decideElsewhere(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    await foldAll(page, { open: true });

    await test.step("axe finds nothing with everything unfolded", async () => {
      // Bar and footer are the same on every page: when wide, they are looked at on one.
      const within = isMobile || path === paths.home ? undefined : "main";
      expect.soft(await findViolations(page, { within }), "unfolded").toEqual([]);
    });

    await test.step("no text is lost: as it is, at 400 % zoom, at twice its size", async () => {
      expect.soft(await findLostText(page), "lost text").toEqual([]);
      if (!isMobile) {
        const lost = await inWindow(page, zoomedWindow, () => findLostText(page));
        expect.soft(lost, "lost text at 400 % zoom").toEqual([]);
      }
      await setTextSize(page, "200%");
      expect.soft(await findLostText(page), "lost text at twice its size").toEqual([]);
      await setTextSize(page, "");
    });

    for (const [name, enter] of pageStates[path] ?? []) {
      await test.step(`axe finds nothing, nothing moves, no text is lost at twice its size: ${name}`, async () => {
        await enter(page);
        expect.soft(await findMotion(page), `motion: ${name}`).toEqual([]);
        expect.soft(await findViolations(page, { within: "main" }), name).toEqual([]);
        await setTextSize(page, "200%");
        expect.soft(await findLostText(page), `lost text at twice its size: ${name}`).toEqual([]);
        await setTextSize(page, "");
      });
    }

    await test.step("whatever is pressed works", async () => {
      await foldAll(page, { open: false });
      await useEverything(page);
    });
  });
}

for (const path of pageAddresses) sweep(path);

test.describe("where there is no page", () => {
  test.use({ expectedProblems: [/404/] });
  // The countdown to the home page stands still.
  test.beforeEach(({ page }) => page.clock.setFixedTime("2026-01-15T09:00:00Z"));

  for (const path of unknownAddresses) sweep(path);
});
