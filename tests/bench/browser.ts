import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { chromiumArgs, findChromium } from "../../scripts/chromium.mjs";

/** A browser with a port for Lighthouse. */
export async function startBrowser(port: number): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArgs, "--ignore-certificate-errors", `--remote-debugging-port=${port}`],
  });
}

/** Slow 4G as Lighthouse applies it: 150 ms round trip, 1.6 Mbit/s down, 0.75 up. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};

/** A phone's page on a slow line with a processor that is four times slower. */
export async function openSlowPage(
  browser: Browser,
  slowLine: boolean,
): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  // A page that reports an error (React, that the markup is not the one it expects) does other work.
  page.on("pageerror", (error) => {
    throw error;
  });
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  if (slowLine) await session.send("Network.emulateNetworkConditions", slow4g);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  // The time that the processor spent, not the time that passed: it tells what else the machine does.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return { page, session };
}

/** What scripts have taken of the main thread since the page began, in ms. */
export async function readScriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  const { value = Number.NaN } = metrics.find(({ name }) => name === "ScriptDuration") ?? {};
  return value * 1000;
}
