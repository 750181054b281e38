import { resolve } from "node:path";
import type { CDPSession, Page } from "@playwright/test";
import { openSlowPage, readScriptTime, startBrowser } from "./browser.ts";
import { startFronts, type Variant } from "./front.ts";
import { measuredPages } from "./pages.ts";
import { addSample, countSamples, getMedian, readSamples } from "./samples.ts";
import { formatNumber, formatTable } from "./tables.ts";

const part = "hydration";
const client = resolve(import.meta.dirname, "../../build/client");

/** When the page paints and when it answers, on slow 4G: as built, and with eager scripts. */
export async function measureHydration(runs: number, until: number): Promise<void> {
  const fronts = await startFronts(client);
  const browser = await startBrowser(9342);
  try {
    for (let run = 1; run <= runs; run++) {
      for (const subject of measuredPages) {
        for (const variant of ["site", "eager"] satisfies Variant[]) {
          if (countSamples(part, subject, variant) >= run) continue;
          if (Date.now() > until) return;
          const { page, session } = await openSlowPage(browser, true);
          const { takenOver } = await listenForTakeover(page, session);
          await page.goto(fronts[variant].origin + subject, { waitUntil: "commit" });
          await takenOver;
          const script = await readScriptTime(session);
          const values = await page.evaluate(() => ({
            hydration: (window as unknown as { scheduled: number }).scheduled,
            fcp: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
            takenOver: performance.getEntriesByName("taken-over")[0]?.startTime ?? Number.NaN,
          }));
          await page.context().close();
          addSample(part, { subject, variant, values: { ...values, script } });
        }
      }
    }
  } finally {
    await browser.close();
    for (const front of Object.values(fronts)) front.close();
  }
}

/** Settles when React has taken the page over: asking the page now and then would cost it time. */
async function listenForTakeover(
  page: Page,
  session: CDPSession,
): Promise<{ takenOver: Promise<unknown> }> {
  await session.send("Runtime.enable");
  await session.send("Runtime.addBinding", { name: "tellTakenOver" });
  await page.addInitScript(() => {
    // React works in turns that it gives itself over a MessagePort.
    const { set } = Object.getOwnPropertyDescriptor(MessagePort.prototype, "onmessage") ?? {};
    const told = window as unknown as { scheduled: number; tellTakenOver(text: string): void };
    told.scheduled = 0;
    Object.defineProperty(MessagePort.prototype, "onmessage", {
      set(work: () => void) {
        set?.call(this, () => {
          const start = performance.now();
          work();
          told.scheduled += performance.now() - start;
        });
      },
    });
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("taken-over").length > 0) told.tellTakenOver("");
    }).observe({ type: "mark", buffered: true });
  });
  return { takenOver: new Promise((done) => session.once("Runtime.bindingCalled", done)) };
}

export function tabulateHydration(): string {
  const samples = readSamples(part);
  const rows = measuredPages.map((path) => {
    const get = (variant: Variant, value: string) => getMedian(samples, path, variant, value);
    const later = get("site", "takenOver") - get("eager", "takenOver");
    return [
      path,
      ...["fcp", "takenOver"].flatMap((value) =>
        (["site", "eager"] as const).map((variant) => formatNumber(get(variant, value))),
      ),
      `${later > 0 ? "+" : ""}${formatNumber(later)}`,
      formatNumber(get("site", "hydration")),
      formatNumber(get("site", "script")),
      String(countSamples(part, path, "eager")),
    ];
  });
  return formatTable(
    [
      "page",
      "FCP site",
      "FCP eager",
      "taken over site",
      "taken over eager",
      "difference, ms",
      "hydration, ms",
      "all script until then, ms",
      "runs",
    ],
    rows,
  );
}
