import { getArticlePath } from "../../app/routes.ts";
import { inspectFocus } from "../sweep/focus-walk.ts";
import { decideBefore } from "./chrome-parts.ts";
import { expect, hold, test } from "./fixtures.ts";

const path = getArticlePath("contractor-management-digitalization");

test.beforeEach(({ page }) => decideBefore(page));

test("a photo in a text has its place before it loads, and is sent in the best format", async ({
  page,
}) => {
  const release = await hold(page, "**/assets/gate-at-dusk-*");
  await page.goto(path, { waitUntil: "domcontentloaded" });
  const photo = page.getByRole("figure").getByRole("img", { name: "A plant before sunrise" });
  await expect(photo).toHaveAttribute("loading", "lazy");
  await photo.scrollIntoViewIfNeeded();
  const before = await photo.boundingBox();
  expect((before?.width ?? 0) / (before?.height ?? 1)).toBeCloseTo(1600 / 1067, 2);
  release();
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc))
    .toMatch(/\.avif$/);
  const after = await photo.boundingBox();
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
});

test("a video is loaded when it is played, and each of its buttons shows the focus", async ({
  page,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(path);
  const video = page.getByLabel("A walk along the line");
  await video.scrollIntoViewIfNeeded();
  await page.waitForLoadState("load");
  expect(requests).not.toContain("/files/walk-down.webm");
  await video.press("Space");
  await expect.poll(() => requests).toContain("/files/walk-down.webm");
  await expect
    .poll(() => video.evaluate((each: HTMLVideoElement) => each.played.length))
    .toBeGreaterThan(0);
  for (let stops = 0; stops < 3; stops++) {
    expect((await inspectFocus(page)).faults).toEqual([]);
    await page.keyboard.press("Tab");
  }
});
