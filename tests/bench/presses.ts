import type { Browser } from "@playwright/test";
import { openSlowPage, startBrowser, stopListening, waitUntilAnswering } from "./browser.ts";
import type { Fronts } from "./front.ts";
import { countSamples, getMedian, type Pace, readSamples, takeSamples } from "./samples.ts";
import { formatNumber, formatTable } from "./tables.ts";

const part = "presses";

/** What is pressed first, and what the answer looks like. */
const presses = [
  {
    path: "/contact/",
    pressed: "[data-island=ContactForm] [type=submit]",
    answer: "[data-island=ContactForm] [aria-invalid=true]",
  },
  {
    path: "/resources/",
    pressed: "[data-island=ResourceBrowser] [aria-pressed=false]",
    answer: "[data-pressed][aria-pressed=true]",
  },
  { path: "/try/", pressed: "[data-island=SettleShift] button", answer: "[data-playing]" },
];

/** Whether the island's scripts have come before: with Save-Data, nothing is fetched ahead. */
const variants = ["fetched", "not fetched"] as const;

/** From the first press on an island to the frame with its answer: slow 4G, processor 4 × slower. */
export async function measurePresses({ site }: Fronts, pace: Pace): Promise<void> {
  const { browser } = await startBrowser();
  try {
    const cases = presses.flatMap((press) =>
      variants.map((variant) => ({
        subject: press.path,
        variant,
        measure: async () => ({ answered: await time(browser, site.origin, press, variant) }),
      })),
    );
    await takeSamples(part, pace, cases);
  } finally {
    await browser.close();
  }
}

async function time(
  browser: Browser,
  origin: string,
  { path, pressed, answer }: (typeof presses)[number],
  variant: (typeof variants)[number],
): Promise<number> {
  const page = await openSlowPage(browser, 390);
  if (variant === "not fetched") {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
  }
  await page.goto(origin + path);
  await waitUntilAnswering(page);
  const button = page.locator(pressed).filter({ visible: true }).first();
  await button.evaluate((element) => {
    element.setAttribute("data-pressed", "");
    element.scrollIntoView({ block: "center", behavior: "instant" });
  });
  await page.waitForLoadState("networkidle");
  // What is fetched ahead has come, and so has what follows the first action.
  await page.mouse.move(2, 2);
  await page.waitForTimeout(1500);
  await page.evaluate(watchAnswer, answer);
  await stopListening(page);
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForFunction(() => "answered" in sessionStorage, undefined, { polling: 1000 });
  const answered = await page.evaluate(() => Number(sessionStorage.answered));
  await page.context().close();
  return answered;
}

/** Runs in the page, before the press. */
function watchAnswer(answer: string): void {
  let pressedAt = 0;
  const note = ({ timeStamp }: Event) => {
    pressedAt = timeStamp;
  };
  addEventListener("pointerdown", note, { capture: true, once: true });
  new MutationObserver((_, observer) => {
    if (pressedAt === 0 || !document.querySelector(answer)) return;
    observer.disconnect();
    // The task after the next frame: by then it is painted.
    requestAnimationFrame(() =>
      setTimeout(() => {
        sessionStorage.answered = performance.now() - pressedAt;
      }),
    );
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

export function tabulatePresses(): string {
  const samples = readSamples(part);
  const rows = presses.map(({ path }) => [
    path,
    ...variants.map((variant) => formatNumber(getMedian(samples, path, variant, "answered"))),
    String(countSamples(part, path, variants[0])),
  ]);
  return formatTable(["page", "scripts fetched, ms", "not fetched, ms", "runs"], rows);
}
