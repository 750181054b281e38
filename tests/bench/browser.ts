import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { chromiumArgs, ensureChromium, findChromium } from "../../scripts/setup/browsers.mjs";
import { findFreePort } from "../processes.ts";
import { trustedKey } from "./front.ts";

export type StartedBrowser = Awaited<ReturnType<typeof startBrowser>>;

/** A browser, and the port at which Lighthouse reaches it. */
export async function startBrowser() {
  const missing = ensureChromium();
  if (missing) throw new Error(missing);
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      ...chromiumArgs,
      `--ignore-certificate-errors-spki-list=${trustedKey}`,
      `--remote-debugging-port=${port}`,
    ],
  });
  return { browser, port };
}

/** Slow 4G as Lighthouse applies it: 150 ms round trip, 1.6 Mbit/s down, 0.75 up. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};

/** A page on slow 4G, with a processor that is four times slower and an empty cache. */
export async function openSlowPage(browser: Browser, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 844 } });
  const page = await context.newPage();
  // A page that reports an error (React: the markup is not what it expects) does other work.
  page.on("pageerror", (error) => {
    throw error;
  });
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slow4g);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(watchReadiness);
  return page;
}

/**
 * Has the page's answers to the visitor timed from now on.
 *
 * @returns what reads the longest: from a press or a key to the frame after it, in ms (INP, rounded to
 *   8 ms by the browser)
 */
export async function timeInteractions(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (!entry.interactionId) continue;
        sessionStorage.answered = Math.max(Number(sessionStorage.answered ?? 0), entry.duration);
      }
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  // Below 16 ms, the browser reports nothing.
  return () => page.evaluate(() => Number(sessionStorage.answered ?? 16));
}

/**
 * Has the main thread's time counted from now on.
 *
 * @returns what reads it, in ms. It is the time that the processor spent, not the time that passed:
 *   that would also tell what else the machine does.
 */
export async function countMainThreadTime(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    const { value = Number.NaN } = metrics.find(({ name }) => name === "TaskDuration") ?? {};
    return value * 1000;
  };
}

/** Playwright's own parts of a page, as far as they are used here. */
interface PageParts {
  _connection: {
    toImpl(page: Page): { delegate: { _mainFrameSession: { _client: Pick<CDPSession, "send"> } } };
  };
}

/**
 * Has the page run as it does for a visitor. While a tool listens to its runtime, V8 parses the scripts
 * that an island brings once more, for the lines of a stack: 60 ms of a first press, 4 × slower.
 * It can be asked as before until another document comes.
 */
export async function stopListening(page: Page): Promise<void> {
  const { delegate } = (page as unknown as PageParts)._connection.toImpl(page);
  await delegate._mainFrameSession._client.send("Runtime.disable");
}

/** Runs in the page before its own scripts: `data-live` on the root element says that it answers. */
function watchReadiness(): void {
  const answersAt = new Promise<number>((done) => {
    new MutationObserver(() => {
      if (document.documentElement?.hasAttribute("data-live")) done(performance.now());
    }).observe(document, { subtree: true, attributeFilter: ["data-live"] });
  });
  Object.assign(window, { answersAt });
}

/** What waiting costs a page by itself, for one that has nothing to wait for: 0. */
export function askNothing(page: Page): Promise<number> {
  return page.evaluate(() => Promise.resolve(0));
}

/** Waits until everything on the page answers; ms since the page was asked for. */
export function waitUntilAnswering(page: Page): Promise<number> {
  // A promise in the page: asking now and then would cost the page time.
  return page.evaluate(() =>
    Promise.race([
      (window as unknown as { answersAt: Promise<number> }).answersAt,
      new Promise<never>((_, fail) => {
        setTimeout(() => fail(new Error("The page does not answer after 30 s.")), 30_000);
      }),
    ]),
  );
}
