import type { Browser } from "@playwright/test";
import { openSlowPage, startBrowser, timeInteractions, waitUntilAnswering } from "./browser.ts";
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

/** From a key to the next frame, and to the one with what it chose: 4 × slower, a phone's width. */
export async function timeAnswers({ site }: Fronts, pace: Pace): Promise<void> {
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
): Promise<{ shown: number; answered: number }> {
  const page = await openSlowPage(browser, 390);
  await page.goto(address);
  await waitUntilAnswering(page);
  await page.waitForLoadState("networkidle");
  await page.locator(radios).first().focus();
  // What comes with the first action comes before the one that is measured.
  await page.waitForTimeout(1000);
  const readAnswered = await timeInteractions(page);
  await page.evaluate(watchChoice);
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => "shown" in sessionStorage);
  const shown = await page.evaluate(() => Number(sessionStorage.shown));
  await page.waitForTimeout(500);
  const answered = await readAnswered();
  await page.context().close();
  return { shown, answered };
}

/** Runs in the page, before a key that chooses another role or takes a decision. */
function watchChoice(): void {
  let pressed = 0;
  addEventListener(
    "keydown",
    ({ timeStamp }) => {
      pressed = timeStamp;
    },
    { once: true },
  );
  new MutationObserver((_, observer) => {
    observer.disconnect();
    // The task after the next frame: by then it is painted.
    requestAnimationFrame(() =>
      setTimeout(() => {
        sessionStorage.shown = performance.now() - pressed;
      }),
    );
  }).observe(document.querySelector("main form [role=status]") ?? document.documentElement, {
    attributeFilter: ["data-persona"],
    childList: true,
  });
}

export function tabulateAnswers(): string {
  const samples = readSamples(part);
  const rows = changes.map(({ path }) => [
    path,
    formatNumber(getMedian(samples, path, "site", "answered")),
    formatNumber(getMedian(samples, path, "site", "shown")),
    String(countSamples(part, path, "site")),
  ]);
  return formatTable(["page", "INP, ms", "shown after, ms", "runs"], rows);
}
