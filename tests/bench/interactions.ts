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
  // By key: the notice for cookies lies over the lower part of the page.
  {
    name: "send a form with faults",
    path: "/contact/",
    act: (page) => page.locator("form button[type=submit]").press("Enter"),
  },
  {
    name: "choose a persona for the modules",
    path: "/modules",
    act: (page) => page.locator("#persona-operations").press("Space"),
  },
  {
    name: "compare the day with the platform",
    path: "/personas",
    act: (page) => page.getByRole("radio", { name: "With", exact: true }).press("Space"),
  },
  {
    name: "filter the resources",
    path: "/resources",
    act: (page) => page.getByRole("main").getByRole("button", { name: "Legal" }).press("Enter"),
  },
  {
    name: "search the resources",
    path: "/resources",
    act: (page) => page.getByRole("searchbox").pressSequentially("rate"),
  },
  {
    name: "sort the articles",
    path: "/blog",
    act: (page) => page.getByRole("button", { name: "Title A-Z" }).press("Enter"),
  },
  {
    name: "go to a step",
    path: "/how-it-works",
    act: (page) => page.getByRole("button", { name: "Step 3" }).first().press("Enter"),
  },
  {
    name: "look at a connected module",
    path: "/resources/integrations",
    act: (page) => page.getByRole("main").getByRole("button").first().press("Enter"),
  },
  {
    name: "go to another page",
    path: "/about",
    act: (page) => page.locator("footer a[href='/careers']").first().press("Enter"),
  },
  {
    name: "open the cookie settings",
    path: "/modules/timemanagement",
    act: (page) => page.locator("footer button").first().press("Enter"),
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
