import { resolve } from "node:path";
import lighthouse from "lighthouse";
import { startBrowser } from "./browser.ts";
import { startFronts, type Variant } from "./front.ts";
import { addSample, countSamples, getMedian, readSamples } from "./samples.ts";
import { formatNumber, formatRatio, formatTable } from "./tables.ts";

const part = "pages";
const port = 9341;
const client = resolve(import.meta.dirname, "../../build/client");
const throttlings = ["simulate", "devtools"] as const;

export const measuredPages = [
  "/",
  "/modules/timemanagement",
  "/personas",
  "/blog/contractor-invoicing-challenges",
  "/contact/",
];

/** Lighthouse mobile on the site and on its floor, in turn, until each has enough runs. */
export async function measurePages(runs: number, until: number): Promise<void> {
  const fronts = await startFronts(client);
  const browser = await startBrowser(port);
  try {
    for (let run = 1; run <= runs; run++) {
      for (const path of measuredPages) {
        for (const throttling of throttlings) {
          for (const variant of ["site", "floor"] satisfies Variant[]) {
            const name = `${variant} ${throttling}`;
            if (countSamples(part, path, name) >= run) continue;
            if (Date.now() > until) return;
            const address = fronts[variant].origin + path;
            addSample(part, {
              subject: path,
              variant: name,
              values: await audit(address, throttling),
            });
          }
        }
      }
    }
  } finally {
    await browser.close();
    for (const front of Object.values(fronts)) front.close();
  }
}

async function audit(
  address: string,
  throttlingMethod: (typeof throttlings)[number],
): Promise<Record<string, number>> {
  const result = await lighthouse(address, {
    port,
    throttlingMethod,
    onlyCategories: ["performance"],
    logLevel: "error",
  });
  if (!result) throw new Error(`Lighthouse said nothing about ${address}`);
  const { audits, categories } = result.lhr;
  const getValue = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    fcp: getValue("first-contentful-paint"),
    lcp: getValue("largest-contentful-paint"),
    tbt: getValue("total-blocking-time"),
    cls: getValue("cumulative-layout-shift"),
    score: (categories.performance?.score ?? Number.NaN) * 100,
  };
}

export function tabulatePages(): string {
  const samples = readSamples(part);
  const rows = throttlings.flatMap((throttling) =>
    measuredPages.flatMap((path) => {
      if (countSamples(part, path, `site ${throttling}`) === 0) return [];
      const get = (variant: Variant, value: string) =>
        getMedian(samples, path, `${variant} ${throttling}`, value);
      const row = [
        path,
        throttling === "simulate" ? "simulated" : "applied",
        ...["fcp", "lcp"].flatMap((value) => [
          `${formatNumber(get("site", value))} / ${formatNumber(get("floor", value))}`,
          formatRatio(get("site", value), get("floor", value)),
        ]),
        formatNumber(get("site", "tbt")),
        formatNumber(get("site", "cls"), 3),
        formatNumber(get("site", "score")),
        String(countSamples(part, path, `floor ${throttling}`)),
      ];
      return [row];
    }),
  );
  return formatTable(
    [
      "page",
      "throttling",
      "FCP site / floor, ms",
      "ratio",
      "LCP site / floor, ms",
      "ratio",
      "TBT, ms",
      "CLS",
      "score",
      "runs",
    ],
    rows,
  );
}
