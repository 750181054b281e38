import type { Browser, Page } from "@playwright/test";
import { openSlowPage, startBrowser, waitUntilAnswering } from "./browser.ts";
import { type Front, floorName } from "./front.ts";
import { countSamples, getMedian, type Pace, readSamples, takeSamples } from "./samples.ts";
import { formatNumber, formatSubject, formatTable } from "./tables.ts";

const part = "interactions";

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
    name: "refuse cookies",
    path: "/",
    act: (page) => page.locator("section.fixed button").first().click(),
  },
  {
    name: "type a name into the form",
    path: "/contact/",
    act: (page) => page.locator("input[name=name]").pressSequentially("abc"),
  },
  // By key: the notice for cookies covers the lower part of the page.
  {
    name: "send a form with faults",
    path: "/contact/",
    act: (page) => page.locator("form button[type=submit]").press("Enter"),
  },
  {
    name: "search the resources",
    path: "/resources/",
    act: (page) => page.getByRole("searchbox").pressSequentially("rate"),
  },
];

/** The longest event of each interaction (INP), with a processor four times slower. */
export async function measureInteractions(fronts: readonly Front[], pace: Pace): Promise<void> {
  const { browser } = await startBrowser();
  try {
    const cases = interactions.flatMap((interaction) =>
      fronts
        .filter(({ name }) => name !== floorName)
        .map(({ name, origin }) => ({
          subject: interaction.name,
          variant: name,
          measure: () => measure(browser, origin, interaction),
        })),
    );
    await takeSamples(part, pace, cases);
  } finally {
    await browser.close();
  }
}

async function measure(browser: Browser, origin: string, { path, wide, act }: Interaction) {
  const page = await openSlowPage(browser, { slowNetwork: false, width: wide ? 1280 : 390 });
  await page.goto(origin + path);
  await waitUntilAnswering(page);
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
  return { longest };
}

export function tabulateInteractions(sites: readonly string[]): string {
  const samples = readSamples(part);
  return formatTable(
    ["interaction", "longest event, ms", "runs"],
    interactions.flatMap(({ name }) =>
      sites.map((site) => [
        formatSubject(name, site, sites),
        formatNumber(getMedian(samples, name, site, "longest")),
        String(countSamples(part, name, site)),
      ]),
    ),
  );
}
