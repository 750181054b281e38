import type { Page } from "@playwright/test";
import { load } from "cheerio";
import { consentPlaceId } from "../../app/parts/consent/consent-opener.ts";
import { consentKey } from "../../app/parts/consent/consent-store.ts";
import { consent as consentSource } from "../../app/parts/consent/schema.ts";
import { paths } from "../../app/routes.ts";
import { readContent } from "../../build-site/sources/read-content.ts";
import { findViolations } from "../e2e/axe.ts";
import { expect, test } from "../e2e/fixtures.ts";
import { findBrokenTags } from "./broken-tags.ts";
import { findBelow } from "./first-screen.ts";
import { walkByTab } from "./focus-walk.ts";
import { findHeadings, findNoise, readAloud } from "./heard-names.ts";
import { findAbruptEdges, findLostText } from "./lost-text.ts";
import { pageAddresses, siteBuild, siteRoot, unknownAddresses } from "./page-addresses.ts";
import { foldAll, pageStates } from "./page-states.ts";
import { pressEverything } from "./press-everything.ts";
import { findUnreachable } from "./reach.ts";
import { findLateStyles } from "./seen-styles.ts";
import { desktop, followWindow, phone, type Resize, tablets, zoomed } from "./windows.ts";

/*
 * Every page is opened once, and everything is checked while it is open, in the window of a phone
 * and in that of a desktop: what leaves the page as it was comes first, what changes it for good
 * comes last. That nothing of it breaks the content security policy or fails in the browser, the
 * fixture asserts at the end.
 */

test.use({ buildDir: siteBuild });
test.describe.configure({ mode: "parallel" });

const { version } = readContent(siteRoot, consentSource);

const getBanner = (page: Page) => page.locator(`#${consentPlaceId}`).getByRole("region");

/**
 * The page on which the focus is followed through the footer, which all pages share, and once more at
 * 400 % zoom: its fields and the banner leave each other least room.
 */
const walkedWhole: readonly string[] = [paths.contact];

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

const setTextSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size);

/** Texts that are lost when all text has twice its size. */
async function findLostTextEnlarged(page: Page): Promise<string[]> {
  await setTextSize(page, "200%");
  const lost = await findLostText(page);
  await setTextSize(page, "");
  return lost;
}

/** Windows that are too narrow for the page when all text has twice its size. */
async function findTooNarrow(page: Page, resize: Resize): Promise<string[]> {
  const narrow: string[] = [];
  await setTextSize(page, "200%");
  for (const window of [{ ...phone, width: 320 }, phone, ...tablets]) {
    await resize(window);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > window.width) narrow.push(`${window.name}: the page has ${width} px`);
  }
  await setTextSize(page, "");
  return narrow;
}

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
  test(path, async ({ page }) => {
    const response = await page.goto(path);
    const served = load((await response?.text()) ?? "");
    await expect(getBanner(page)).toBeVisible();
    const resize = await followWindow(page);

    await test.step("it comes with every style that is seen", async () => {
      const late = await findLateStyles(page, resize, [phone, desktop]);
      expect.soft(late, "styles that come late").toEqual([]);
    });

    await test.step("the banner leaves what opens the page in view", async () => {
      for (const [window, most] of [
        [desktop, 110],
        [phone, 150],
      ] as const) {
        await resize(window);
        const { height = Infinity, y = 0 } = (await getBanner(page).boundingBox()) ?? {};
        expect.soft(height, `height of the banner, ${window.name}`).toBeLessThanOrEqual(most);
        const hidden = await page.evaluate(findBelow, y);
        expect.soft(hidden, `buttons below the first screen, ${window.name}`).toEqual([]);
      }
    });

    // On a phone the banner, open on a first visit, and the top bar leave least of the page.
    await test.step("the focus is seen at every stop, with the banner open", async () => {
      const throughFooter = walkedWhole.includes(path);
      const { stops, faults } = await walkByTab(page, { throughFooter });
      expect.soft(stops, "stops of the focus").toBeGreaterThan(throughFooter ? 25 : 5);
      expect.soft(faults, "the focus").toEqual([]);
      if (!throughFooter) return;
      await resize({ ...zoomed, mobile: true });
      const { stops: zoomedStops, faults: zoomedFaults } = await walkByTab(page);
      expect.soft(zoomedStops, "stops of the focus at 400 % zoom").toBeGreaterThan(25);
      expect.soft(zoomedFaults, "the focus at 400 % zoom").toEqual([]);
    });

    await decideElsewhere(page);
    await test.step("every link and control is reached at its middle", async () => {
      for (const window of [phone, desktop]) {
        await resize(window);
        const missed = await page.evaluate(findUnreachable, undefined);
        expect.soft(missed, `out of reach, ${window.name}`).toEqual([]);
      }
    });
    await page.evaluate(() => window.scrollTo(0, 0));
    await foldAll(page, { open: true });

    // Most served headings are those heard; the others have more in them: signs, other personas.
    for (const sign of served("main [role=img]:empty").toArray()) {
      served(sign).text(served(sign).attr("aria-label") ?? "");
    }
    const written = withoutSpace(served("main :is(h1, h2, h3, h4)").text());
    for (const window of [phone, desktop]) {
      const { name: where } = window;
      await resize(window);

      await test.step(`axe finds nothing with everything unfolded: ${where}`, async () => {
        // Bar and footer are the same on every page: when wide, they are looked at on one.
        const within = window === phone || path === paths.home ? undefined : "main";
        expect.soft(await findViolations(page, { within }), `unfolded, ${where}`).toEqual([]);
      });

      await test.step(`every name tells something, and the document has every heading: ${where}`, async () => {
        const lines = await readAloud(page);
        expect.soft(findNoise(lines), `names that tell nothing, ${where}`).toEqual([]);
        const heard = findHeadings(lines);
        const unwritten = heard.filter((text) => !written.includes(withoutSpace(text)));
        expect.soft(unwritten, `headings that scripts add, ${where}`).toEqual([]);
      });

      await test.step(`no text is lost, as it is and at twice its size: ${where}`, async () => {
        expect.soft(await findLostText(page), `lost text, ${where}`).toEqual([]);
        const lost = await findLostTextEnlarged(page);
        expect.soft(lost, `lost text at twice its size, ${where}`).toEqual([]);
      });
    }

    await test.step("no page is wider than its window at twice the text's size", async () => {
      expect.soft(await findTooNarrow(page, resize), "too wide").toEqual([]);
    });

    await test.step("no text is lost at 400 % zoom", async () => {
      await resize(zoomed);
      expect.soft(await findLostText(page), "lost text at 400 % zoom").toEqual([]);
    });

    await test.step("no line ends within a tag, and nothing that is cut off looks whole", async () => {
      for (const width of [320, 360, 390, 768]) {
        await resize({ ...phone, width });
        expect.soft(await findBrokenTags(page), `broken tags, ${width} px`).toEqual([]);
        if (width === 320) continue;
        expect.soft(await findAbruptEdges(page), `abrupt edges, ${width} px`).toEqual([]);
      }
    });

    const states = pageStates[path] ?? [];
    for (const [name, enter, differs] of states) {
      await test.step(`axe finds nothing, nothing moves, no text is lost at twice its size: ${name}`, async () => {
        await resize(phone);
        await enter(page);
        expect.soft(await findMotion(page), `motion: ${name}`).toEqual([]);
        if (!differs) {
          expect.soft(await findViolations(page, { within: "main" }), name).toEqual([]);
        }
        expect.soft(await findBrokenTags(page), `broken tags: ${name}`).toEqual([]);
        for (const window of [phone, desktop]) {
          await resize(window);
          const lost = await findLostTextEnlarged(page);
          expect.soft(lost, `lost text at twice its size: ${name}, ${window.name}`).toEqual([]);
        }
      });
    }
    if (states.length > 0) {
      await test.step("axe finds nothing in the last of these states: desktop", async () => {
        const violations = await findViolations(page, { within: "main" });
        expect.soft(violations, "the last state, desktop").toEqual([]);
      });
    }

    await test.step("whatever is pressed works", async () => {
      await foldAll(page, { open: false });
      await pressEverything(page);
    });
  });
}

const countStates = (path: string) => pageStates[path]?.length ?? 0;
// Those that take longest first, so that none of them ends alone.
for (const path of pageAddresses.toSorted((a, b) => countStates(b) - countStates(a))) sweep(path);

test.describe("where there is no page", () => {
  test.use({ expectedProblems: [/404/] });
  // The countdown to the home page stands still.
  test.beforeEach(({ page }) => page.clock.setFixedTime("2026-01-15T09:00:00Z"));

  for (const path of unknownAddresses) sweep(path);
});
