import type { Page } from "@playwright/test";
import { consentPlaceId } from "../../app/parts/consent/consent-store.ts";
import { consent as consentSource } from "../../app/parts/consent/schema.ts";
import { paths } from "../../app/routes.ts";
import { readContent } from "../../build-site/sources/read-content.ts";
import { findViolations } from "../e2e/axe.ts";
import { makeRefusal } from "../e2e/chrome-parts.ts";
import { expect, test } from "../e2e/fixtures.ts";
import { walkByTab, walkInPage } from "./focus-walk.ts";
import { findMissedPlaces } from "./named-places.ts";
import {
  furtherTexts,
  pageAddresses,
  siteBuild,
  siteRoot,
  unknownAddresses,
} from "./page-addresses.ts";
import { foldAll, pageStates } from "./page-states.ts";
import { pressEverything } from "./press-everything.ts";
import { findUnreachable } from "./reach.ts";
import { findLateStyles } from "./seen-styles.ts";
import {
  type Check,
  enlarged,
  findMotion,
  listChecks,
  setTextSize,
  tags,
  wideAxe,
} from "./window-checks.ts";
import { desktop, followWindow, phone, type Resize, zoomed } from "./windows.ts";

/*
 * Every page is opened once, and everything is checked while it is open: what leaves the page as it
 * was comes first, what changes it for good comes last. Another window costs as much as a check: each
 * comes up once. That nothing of it breaks the content security policy or fails in the browser, the
 * fixture asserts at the end.
 */

test.use({ buildDir: siteBuild, hasDecided: false });
test.describe.configure({ mode: "parallel" });

const refusal = makeRefusal(readContent(siteRoot, consentSource));

const getBanner = (page: Page) => page.locator(`#${consentPlaceId}`).getByRole("region");

/**
 * The page on which the focus is followed by keys, through bar and footer, which all pages share, and once
 * more at 400 % zoom: its fields and the banner leave each other least room.
 */
const walkedByTab: string = paths.contact;

/** Puts the banner away as a choice in another tab does: without a confirmation that covers something. */
async function decideElsewhere(page: Page): Promise<void> {
  await page.evaluate(([key, newValue]) => {
    localStorage.setItem(key, newValue);
    window.dispatchEvent(new StorageEvent("storage", { key, newValue }));
  }, refusal);
  await expect(getBanner(page)).toHaveCount(0);
}

const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: "instant" });
  });

/**
 * In the page: the buttons of its opening, the part with its heading, that end below this height, and the
 * callouts of its picture that are cut there.
 * Where the part goes on with a form or a sheet, its buttons are none of the opening's.
 */
function findBelow(bottom: number): string[] {
  const opening = document.querySelector("main h1")?.closest("section, [data-parts] > div");
  const buttons = [...(opening?.querySelectorAll<HTMLElement>("a.group\\/button") ?? [])];
  const callouts = [...(opening?.querySelectorAll("svg use, svg g[id]") ?? [])];
  const isCut = (callout: Element) => callout.getBoundingClientRect().top < bottom;
  return [...buttons, ...callouts.filter(isCut)]
    .filter((part) => part.checkVisibility() && part.getBoundingClientRect().bottom > bottom)
    .map((part) => part.textContent || part.outerHTML);
}

/** What a visit begins with: nothing was touched yet, and the banner is open. */
async function checkFirstVisit(page: Page, path: string, resize: Resize): Promise<void> {
  await scrollThrough(page);
  const late = await findLateStyles(page, resize, [desktop, phone]);
  expect.soft(late, "styles that come late").toEqual([]);

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

  const awake = page.locator("[data-island][data-live]");
  expect.soft(await awake.count(), "islands that are awake while a page is read").toBe(0);
  // React's first script watches for what others do to its nodes.
  const isNative = () => Node.prototype.insertBefore.toString().includes("native code");
  expect.soft(await page.evaluate(isNative), "nodes are inserted by the browser").toBe(true);

  // On a phone the banner and the top bar leave least of the page.
  const isWhole = path === walkedByTab;
  for (const window of isWhole ? [phone, { ...zoomed, mobile: true }] : [phone]) {
    await resize(window);
    const { stops, faults } = await (isWhole ? walkByTab(page) : walkInPage(page));
    expect.soft(stops, `stops of the focus, ${window.name}`).toBeGreaterThan(isWhole ? 25 : 0);
    expect.soft(faults, `the focus, ${window.name}`).toEqual([]);
  }

  await decideElsewhere(page);
  await resize(phone);
  expect.soft(await findMissedPlaces(page, path), "places out of sight").toEqual([]);
  for (const window of [phone, desktop]) {
    await resize(window);
    const missed = await page.evaluate(findUnreachable, undefined);
    expect.soft(missed, `out of reach, ${window.name}`).toEqual([]);
  }
}

async function checkAll(page: Page, where: string, checks: readonly Check[]): Promise<void> {
  for (const [what, find] of checks) {
    expect.soft(await find(page), `${what}, ${where}`).toEqual([]);
  }
}

/** Does what a visitor does, and looks at what comes of it. */
async function checkStates(page: Page, path: string, resize: Resize): Promise<void> {
  const states = pageStates[path] ?? [];
  const axe: Check = ["axe", (shown) => findViolations(shown, { within: "main" })];
  for (const [name, enter, differs] of states) {
    await resize(phone);
    await enter(page);
    const inMarkup = differs ? [] : [axe];
    await checkAll(page, name, [["motion", findMotion], ...inMarkup, tags, enlarged]);
    if (differs) continue;
    await resize(desktop);
    await checkAll(page, `${name}, ${desktop.name}`, [enlarged]);
  }
  if (states.length === 0) return;
  await resize(desktop);
  await checkAll(page, "the last of these states", [wideAxe(path)]);
}

function sweep(path: string): void {
  test(path, async ({ page }) => {
    await page.goto(path);
    await expect(getBanner(page)).toBeVisible();
    const resize = await followWindow(page);
    if (furtherTexts.has(path)) await decideElsewhere(page);
    else await checkFirstVisit(page, path, resize);
    await page.evaluate(() => window.scrollTo(0, 0));
    await foldAll(page, { open: true });
    const [inTwiceItsSize, inItsOwn] = listChecks(path);
    await setTextSize(page, "200%");
    for (const [window, checks] of inTwiceItsSize) {
      await resize(window);
      await checkAll(page, `${window.name}, twice the text's size`, checks);
    }
    await setTextSize(page, "");
    for (const [window, checks] of inItsOwn) {
      await resize(window);
      await checkAll(page, window.name, checks);
    }
    await checkStates(page, path, resize);
    if (furtherTexts.has(path)) return;
    await foldAll(page, { open: false });
    await pressEverything(page);
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
