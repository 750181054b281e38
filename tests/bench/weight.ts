import type { Browser } from "@playwright/test";
import { recordId } from "../../app/engine/page-record.ts";
import {
  askNothing,
  countMainThreadTime,
  openSlowPage,
  stopListening,
  waitUntilAnswering,
} from "./browser.ts";
import type { Front } from "./front.ts";
import { measuredPages } from "./paint.ts";
import {
  countSamples,
  formatDifference,
  formatNumber,
  formatTable,
  getMedian,
  getMedianDifference,
  type Part,
} from "./samples.ts";

async function visit(
  browser: Browser,
  { name, origin }: Front,
  path: string,
): Promise<Record<string, number>> {
  const page = await openSlowPage(browser, 390);
  const readMainThreadTime = await countMainThreadTime(page);
  await page.goto(origin + path, { waitUntil: "commit" });
  await stopListening(page);
  // Asking a page takes time, too: the floor is asked as often.
  const answersAt = name === "floor" ? await askNothing(page) : await waitUntilAnswering(page);
  await page.waitForLoadState("networkidle");
  const mainThread = await readMainThreadTime();
  const counts = await page.evaluate(
    ([before, recordId]) => {
      const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      const files = [...new Map(entries.map((entry) => [entry.name, entry])).values()];
      const isPictureOrFont = ({ name }: { name: string }) =>
        /\.(avif|webp|png|jpe?g|svg|ico|woff2)$/.test(name);
      const record = document.getElementById(recordId)?.textContent;
      const run: string[] = record ? JSON.parse(record).preload : [];
      const measure = (isCounted: (path: string) => boolean) =>
        files
          .filter(({ name }) => isCounted(new URL(name).pathname))
          .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
      return {
        script: measure((path) => run.includes(path)),
        ahead: measure((path) => path.endsWith(".js") && !run.includes(path)),
        // The document is one, too.
        requests:
          1 + files.filter((file) => !isPictureOrFont(file) && file.startTime < before).length,
        elements: document.querySelectorAll("*").length,
      };
    },
    [answersAt, recordId] as const,
  );
  await page.context().close();
  return { ...counts, mainThread, answersAt };
}

/** What a first visit of each page takes, on slow 4G. */
export const weight: Part = {
  title: "First load",
  description:
    "Slow 4G, CPU slowed down four times; scripts and HTML as brotli. Requests are those before the page responds, including the document's own, without pictures and fonts. Main-thread time is CPU time until the network is idle, so it varies less with load than blocking time; the site's is the middle one of its differences from the floor, run by run. Script is what runs, and what of islands is near the window and fetched, not run. Targets: 12 KB of script run, 5 requests, 1,200 elements, 80 ms of main-thread time above the floor.",
  listCases: ({ site, floor }, { browser }) =>
    site.paths.flatMap((path) =>
      [site, floor].map((front) => ({
        subject: path,
        variant: front.name,
        measure: async () => ({ ...(await visit(browser, front, path)), html: front.weigh(path) }),
      })),
    ),
  tabulate(samples) {
    const paths = new Set(samples.map(({ subject }) => subject));
    const rows = [...new Set([...measuredPages, ...paths])]
      .filter((path) => paths.has(path))
      .map((path) => {
        const get = (value: string) => getMedian(samples, path, "site", value);
        const getFloor = (value: string) => getMedian(samples, path, "floor", value);
        return [
          path,
          formatNumber(get("script") / 1000, 1),
          formatNumber(get("ahead") / 1000, 1),
          formatNumber(get("html") / 1000, 1),
          formatNumber((get("html") - getFloor("html")) / 1000, 1),
          formatNumber(get("requests")),
          formatNumber(get("elements")),
          formatNumber(get("answersAt")),
          formatNumber(getFloor("mainThread")),
          formatDifference(getMedianDifference(samples, path, "mainThread"), 0),
          countSamples(samples, path, "site"),
        ];
      });
    return formatTable(
      [
        "page",
        "script run, KB",
        "fetched ahead, KB",
        "HTML, KB",
        "of it script, KB",
        "requests",
        "elements",
        "answers after, ms",
        "main thread of the floor, ms",
        "site",
        "runs",
      ],
      rows,
    );
  },
};
