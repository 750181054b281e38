import type { Browser } from "@playwright/test";
import { openSlowPage, startBrowser, waitUntilAnswering } from "./browser.ts";
import type { Fronts } from "./front.ts";
import { countSamples, getMedian, type Pace, readSamples, takeSamples } from "./samples.ts";
import { formatNumber, formatTable } from "./tables.ts";

const part = "answers";

/** Where a key changes most of what is shown: another role's page, a decision in the trial. */
const changes = [
  { path: "/", radios: "[name=persona]" },
  { path: "/personas/", radios: "[name=persona]" },
  { path: "/try/?role=maintenance&step=1", radios: "" },
];

/** From a key to the frame that shows what it chose: processor 4 × slower, a phone's width. */
export async function measureAnswers({ site }: Fronts, pace: Pace): Promise<void> {
  const { browser } = await startBrowser();
  try {
    const cases = changes.map(({ path, radios }) => ({
      subject: path,
      variant: site.name,
      measure: () => choose(browser, site.origin + path, `main input[type=radio]${radios}`),
    }));
    await takeSamples(part, pace, cases);
  } finally {
    await browser.close();
  }
}

async function choose(
  browser: Browser,
  address: string,
  radios: string,
): Promise<{ shown: number }> {
  const page = await openSlowPage(browser, 390);
  await page.goto(address);
  await waitUntilAnswering(page);
  await page.waitForLoadState("networkidle");
  await page.locator(radios).first().focus();
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

export function tabulateAnswers(): string {
  const samples = readSamples(part);
  const rows = changes.map(({ path }) => [
    path,
    formatNumber(getMedian(samples, path, "site", "shown")),
    String(countSamples(part, path, "site")),
  ]);
  return formatTable(["page", "shown after, ms", "runs"], rows);
}
