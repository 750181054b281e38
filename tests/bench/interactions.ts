import { resolve } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { openSlowPage, startBrowser } from "./browser.ts";
import { startFront } from "./front.ts";
import { addSample, countSamples, getMedian, readSamples } from "./samples.ts";
import { formatNumber, formatTable } from "./tables.ts";

const part = "interactions";
const client = resolve(import.meta.dirname, "../../build/client");

interface Interaction {
  name: string;
  path: string;
  wide?: boolean;
  act: (page: Page) => Promise<void>;
}

const interactions: Interaction[] = [
  {
    name: "open the mega menu",
    path: "/",
    wide: true,
    act: (page) => page.locator("header button[aria-controls]").first().click(),
  },
  {
    name: "open the mobile menu",
    path: "/",
    act: (page) => page.locator("header button[aria-controls]").last().click(),
  },
  {
    name: "choose a persona",
    path: "/",
    act: (page) => page.locator("#persona-operations").click({ force: true }),
  },
  {
    name: "choose a persona on its page",
    path: "/personas",
    act: (page) => page.locator("#persona-operations").click({ force: true }),
  },
  {
    name: "refuse cookies",
    path: "/",
    act: (page) => page.locator("section.fixed button").first().click(),
  },
  {
    name: "type a name into the form",
    path: "/contact/",
    act: (page) => page.locator("input[name=name]").pressSequentially("abc"),
  },
];

/** The longest event of each interaction (INP), with a processor four times slower. */
export async function measureInteractions(runs: number, until: number): Promise<void> {
  const front = await startFront(client);
  const browser = await startBrowser(9343);
  try {
    for (let run = 1; run <= runs; run++) {
      for (const interaction of interactions) {
        if (countSamples(part, interaction.name, "site") >= run) continue;
        if (Date.now() > until) return;
        const inp = await measure(browser, front.origin, interaction);
        addSample(part, { subject: interaction.name, variant: "site", values: { inp } });
      }
    }
  } finally {
    await browser.close();
    front.close();
  }
}

async function measure(browser: Browser, origin: string, { path, wide, act }: Interaction) {
  const { page } = await openSlowPage(browser, false);
  if (wide) await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(origin + path);
  await page.waitForFunction(() => performance.getEntriesByName("taken-over").length > 0);
  await page.waitForTimeout(1500);
  await page.evaluate(() => {
    const found: number[] = [];
    Object.assign(window, { found });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) found.push(entry.duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  await act(page);
  await page.waitForTimeout(1000);
  const longest = await page.evaluate(() =>
    Math.max(0, ...(window as unknown as { found: number[] }).found),
  );
  await page.context().close();
  return longest;
}

export function tabulateInteractions(): string {
  const samples = readSamples(part);
  return formatTable(
    ["interaction", "longest event, ms (0: below 16)", "runs"],
    interactions.map(({ name }) => [
      name,
      formatNumber(getMedian(samples, name, "site", "inp")),
      String(countSamples(part, name, "site")),
    ]),
  );
}
