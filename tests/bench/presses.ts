import type { Browser } from "@playwright/test";
import { openSlowPage, stopListening, waitUntilAnswering } from "./browser.ts";
import { countSamples, formatNumber, formatTable, getMedian, type Part } from "./samples.ts";

/** What is pressed first, and what the answer looks like. */
const pressed = [
  {
    path: "/contact/",
    button: "[data-island=ContactForm] [type=submit]",
    answer: "[data-island=ContactForm] [aria-invalid=true]",
  },
  {
    path: "/resources/",
    button: "[data-island=ResourceBrowser] [aria-pressed=false]",
    answer: "[data-pressed][aria-pressed=true]",
  },
  { path: "/try/", button: "[data-island=SettleShift] button", answer: "[data-playing]" },
];

/** Whether the island's scripts have come before: with Save-Data, nothing is fetched ahead. */
const variants = ["fetched", "not fetched"] as const;

async function time(
  browser: Browser,
  origin: string,
  { path, button: selector, answer }: (typeof pressed)[number],
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
  const button = page.locator(selector).filter({ visible: true }).first();
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

/** From the first press on an island to the frame with its answer: slow 4G, processor 4 × slower. */
export const presses: Part = {
  title: "First press on an island",
  description:
    "Slow 4G, CPU slowed down four times: from the press to the frame with its answer, where the island’s scripts were fetched ahead and where nothing is (Save-Data). Targets: 250 ms and 800 ms.",
  listCases: ({ site }, { browser }) =>
    pressed.flatMap((press) =>
      variants.map((variant) => ({
        subject: press.path,
        variant,
        measure: async () => ({ answered: await time(browser, site.origin, press, variant) }),
      })),
    ),
  tabulate: (samples) =>
    formatTable(
      ["page", "scripts fetched, ms", "not fetched, ms", "runs"],
      pressed.map(({ path }) => [
        path,
        ...variants.map((variant) => formatNumber(getMedian(samples, path, variant, "answered"))),
        countSamples(samples, path, variants[0]),
      ]),
    ),
};
