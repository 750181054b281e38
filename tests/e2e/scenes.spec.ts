import type { Page } from "@playwright/test";
import { paths } from "../../app/routes.ts";
import { decideBefore } from "./chrome-parts.ts";
import { expect, test, withMotion } from "./fixtures.ts";

test.use(withMotion);

/** Whether what happens in the scene that is shown goes on. */
const readStates = (page: Page) =>
  page
    .locator("main svg:has(.leader):not(svg svg)")
    .filter({ visible: true })
    .evaluate((scene) => [
      ...new Set(scene.getAnimations({ subtree: true }).map(({ playState }) => playState)),
    ]);

test("what happens in a scene waits while nobody sees it", async ({ page }) => {
  await decideBefore(page);
  // So slow that it is not over before the test is.
  const browser = await page.context().newCDPSession(page);
  await browser.send("Animation.enable");
  await browser.send("Animation.setPlaybackRate", { playbackRate: 0.001 });
  await page.goto(paths.home);
  await expect.poll(() => readStates(page)).toEqual(["running"]);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => readStates(page)).toEqual(["paused"]);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => readStates(page)).toEqual(["running"]);
});
