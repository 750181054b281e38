import { nextFrame } from "../../app/engine/next-frame.ts";
import { expect, test } from "./fixtures.ts";

test("a first touch is answered before the whole page is restyled", async ({ page }) => {
  await page.goto("/");
  // The site's style sheet has come and waits.
  await expect(page.locator("link[rel=stylesheet][media=print]")).toHaveCount(1);
  const readRestyled = () =>
    page.evaluate(() => ({
      sheet: document.getElementById("page-style") === null,
      cover: document.documentElement.style.getPropertyValue("--consent-cover") !== "",
    }));
  const browser = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
    browser.send("Input.dispatchTouchEvent", { type, touchPoints });

  await touch("touchStart", [{ x: 8, y: 300 }]);
  for (const _ of ["the frame of the touch", "the one after it"]) await page.evaluate(nextFrame);
  expect(await readRestyled()).toEqual({ sheet: false, cover: false });

  await touch("touchEnd", []);
  await expect.poll(readRestyled).toEqual({ sheet: true, cover: true });
});
