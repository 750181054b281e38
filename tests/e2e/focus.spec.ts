import { paths } from "../../app/routes.ts";
import { getParts } from "./chrome-parts.ts";
import { expect, test } from "./fixtures.ts";
import { walkByTab } from "./focus-walk.ts";
import { pageAddresses } from "./page-addresses.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/* On a phone the banner, which is open on a first visit, and the top bar leave least of the page. */
test.skip(({ isMobile }) => !isMobile, "a wide window covers less");

for (const path of pageAddresses) {
  test(`${path} shows the focus at every stop, with the banner open`, async ({ page }) => {
    await page.goto(path);
    await expect(getParts(page).consentBanner).toBeVisible();
    const { stops, faults } = await walkByTab(page);
    expect(stops).toBeGreaterThan(25);
    expect(faults).toEqual([]);
  });
}

for (const path of [paths.home, paths.howItWorks, paths.contact]) {
  test(`${path} does so at 400 % zoom, too`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(path);
    await expect(getParts(page).consentBanner).toBeVisible();
    expect((await walkByTab(page)).faults).toEqual([]);
  });
}
