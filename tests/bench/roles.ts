import type { Browser } from "@playwright/test";
import { openSlowPage, startBrowser, waitUntilAnswering } from "./browser.ts";
import type { Fronts } from "./front.ts";
import { countSamples, getMedian, type Pace, readSamples, takeSamples } from "./samples.ts";
import { formatNumber, formatTable } from "./tables.ts";

const part = "roles";

/** The pages where most depends on the role. */
const pages = ["/", "/personas/"];

/** From choosing another role to the frame that shows it: processor 4 × slower, a phone's width. */
export async function measureRoles({ site }: Fronts, pace: Pace): Promise<void> {
  const { browser } = await startBrowser();
  try {
    const cases = pages.map((path) => ({
      subject: path,
      variant: site.name,
      measure: () => switchRole(browser, site.origin + path),
    }));
    await takeSamples(part, pace, cases);
  } finally {
    await browser.close();
  }
}

async function switchRole(browser: Browser, address: string): Promise<{ shown: number }> {
  const page = await openSlowPage(browser, 390);
  await page.goto(address);
  await waitUntilAnswering(page);
  await page.waitForLoadState("networkidle");
  const roles = page.locator("main input[type=radio][name=persona]");
  await roles.first().focus();
  // What comes with the first action comes before the one that is measured.
  await page.waitForTimeout(1000);
  await page.evaluate(() => {
    addEventListener(
      "keydown",
      ({ timeStamp }) => {
        // The task after the next frame: by then it is painted.
        requestAnimationFrame(() =>
          setTimeout(() => {
            sessionStorage.shown = performance.now() - timeStamp;
          }),
        );
      },
      { once: true },
    );
  });
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => "shown" in sessionStorage);
  const shown = await page.evaluate(() => Number(sessionStorage.shown));
  await page.context().close();
  return { shown };
}

export function tabulateRoles(): string {
  const samples = readSamples(part);
  const rows = pages.map((path) => [
    path,
    formatNumber(getMedian(samples, path, "site", "shown")),
    String(countSamples(part, path, "site")),
  ]);
  return formatTable(["page", "shown after, ms", "runs"], rows);
}
