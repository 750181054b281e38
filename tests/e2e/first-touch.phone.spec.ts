import { nextFrame } from "../../app/platform/next-frame.ts";
import { expect, test } from "./fixtures.ts";

test("no touch waits for the whole page to be restyled: the banner's height counts once the page scrolls", async ({
  page,
}) => {
  await page.goto("/");
  const readCover = () =>
    page.evaluate(() => document.documentElement.style.getPropertyValue("--consent-cover"));
  await page.getByRole("main").getByRole("heading", { level: 1 }).tap();
  for (const _ of ["the frame of the touch", "the one after it"]) await page.evaluate(nextFrame);
  expect(await readCover()).toBe("");
  await page.evaluate(() => scrollTo(0, 400));
  await expect.poll(readCover).not.toBe("");
});
