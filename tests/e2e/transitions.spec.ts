import type { Page } from "@playwright/test";
import { personaIds } from "../../app/routes.ts";
import { chrome, decideBefore, getParts } from "./chrome-parts.ts";
import { expect, test, withMotion } from "./fixtures.ts";

test.use(withMotion);
test.beforeEach(({ page }) => decideBefore(page));

/** Opens a page on a device that takes this long for everything, in ms, and where motion lasts. */
async function openOn(page: Page, path: string, pace: number): Promise<void> {
  await page.addInitScript((step) => {
    let now = 0;
    performance.now = () => {
      now += step;
      return now;
    };
  }, pace);
  const browser = await page.context().newCDPSession(page);
  await browser.send("Animation.enable");
  await browser.send("Animation.setPlaybackRate", { playbackRate: 0.001 });
  await page.goto(path);
  // The first action has the site's style sheet applied.
  await page.mouse.move(2, 300);
  await expect(page.locator("#page-style")).toHaveCount(0);
}

const quick = 0;
const slow = 200;

/** What moves in view transitions, and what fades in without one: how long it takes, in ms. */
const readMotion = (page: Page) =>
  page.evaluate(() => {
    const motion = { transition: new Set<unknown>(), fade: new Set<unknown>() };
    for (const { effect } of document.getAnimations()) {
      if (!(effect instanceof KeyframeEffect)) continue;
      const { duration } = effect.getTiming();
      if (effect.pseudoElement?.startsWith("::view-transition")) motion.transition.add(duration);
      else if (effect.target?.matches("main, [data-for-persona]")) motion.fade.add(duration);
    }
    return { transition: [...motion.transition], fade: [...motion.fade] };
  });

const pickRole = (page: Page, id: string) =>
  page.locator(`main label:has([name=persona][value=${id}])`).click();

const follow = (page: Page) =>
  getParts(page).topBar.getByRole("link", { name: chrome.topBar.getStarted.label }).first().click();

const inTransition = { transition: [180], fade: [] };
const inFade = { transition: [], fade: [180] };
const still = { transition: [], fade: [] };

/** Brings what moves to its end. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect.poll(() => readMotion(page)).toEqual(still);
}

for (const [device, pace, motion] of [
  ["quick", quick, inTransition],
  ["slow", slow, inFade],
] as const) {
  test(`on a ${device} device another role and another page come in motion, and back is instant`, async ({
    page,
  }) => {
    await openOn(page, "/", pace);
    await pickRole(page, personaIds[1]);
    await expect.poll(() => readMotion(page)).toEqual(motion);
    await expect(page.locator("html")).toHaveAttribute("data-persona", personaIds[1]);
    await settle(page);

    await follow(page);
    await expect.poll(() => readMotion(page)).toEqual(motion);
    await expect(page).toHaveURL(chrome.topBar.getStarted.href);
    await page.getByRole("main").getByRole("textbox").first().click();
    await expect(page.getByRole("main").getByRole("textbox").first()).toBeFocused();
    expect(await readMotion(page), "pressed in motion").toEqual(motion);
    await settle(page);

    await page.goBack();
    await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(0);
    expect(await readMotion(page)).toEqual(still);
  });
}

test("from further down, another page fades in: the old one's picture would be stretched", async ({
  page,
}) => {
  await openOn(page, "/careers", quick);
  await page.evaluate(() => scrollTo(0, 900));
  await follow(page);
  await expect.poll(() => readMotion(page)).toEqual(inFade);
});

test.describe("where the visitor asks for less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("another page is just there", async ({ page }) => {
    await openOn(page, "/careers", quick);
    await follow(page);
    await expect(page).toHaveURL(chrome.topBar.getStarted.href);
    expect(await readMotion(page)).toEqual(still);
  });
});
