import lighthouse from "lighthouse";
import { startBrowser } from "./browser.ts";
import type { Fronts } from "./front.ts";
import { measuredPages } from "./measured-pages.ts";
import {
  countSamples,
  findMedian,
  getMedian,
  type Pace,
  readSamples,
  takeSamples,
} from "./samples.ts";
import { formatDifference, formatNumber, formatRatio, formatTable } from "./tables.ts";

const part = "paint";
/** How Lighthouse slows a page down, and what the report calls it. */
const throttlings = [
  { method: "simulate", label: "simulated" },
  { method: "devtools", label: "applied" },
] as const;

/** Lighthouse mobile on the site and on the floor. */
export async function measurePaint({ site, floor }: Fronts, pace: Pace): Promise<void> {
  const { browser, port } = await startBrowser();
  try {
    const cases = measuredPages.flatMap((path) =>
      throttlings.flatMap(({ method, label }) =>
        [site, floor].map(({ name, origin }) => ({
          subject: `${path} ${label}`,
          variant: name,
          measure: () => audit(origin + path, { port, throttlingMethod: method }),
        })),
      ),
    );
    await takeSamples(part, pace, cases);
  } finally {
    await browser.close();
  }
}

async function audit(
  address: string,
  options: { port: number; throttlingMethod: (typeof throttlings)[number]["method"] },
): Promise<Record<string, number>> {
  const result = await lighthouse(address, {
    ...options,
    onlyCategories: ["performance"],
    logLevel: "error",
  });
  if (!result) throw new Error(`Lighthouse has no result for ${address}`);
  const { audits, environment } = result.lhr;
  const getValue = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    fcp: getValue("first-contentful-paint"),
    lcp: getValue("largest-contentful-paint"),
    tbt: getValue("total-blocking-time"),
    cls: getValue("cumulative-layout-shift"),
    benchmarkIndex: environment.benchmarkIndex,
  };
}

/** How fast Lighthouse found the machine: about 100 for a slow phone, 1500 for a good desktop. */
export function getBenchmarkIndex(): number {
  return findMedian(readSamples(part).map(({ values }) => values.benchmarkIndex ?? Number.NaN));
}

export function tabulatePaint(): string {
  const samples = readSamples(part);
  const rows = measuredPages.flatMap((path) =>
    throttlings.map(({ label }) => {
      const subject = `${path} ${label}`;
      const compare = (value: string) => ({
        floor: getMedian(samples, subject, "floor", value),
        found: getMedian(samples, subject, "site", value),
      });
      const tbt = compare("tbt");
      return [
        path,
        label,
        ...[compare("fcp"), compare("lcp")].flatMap(({ found, floor }) => [
          formatNumber(floor),
          formatDifference(found, floor),
          formatRatio(found, floor),
        ]),
        formatNumber(tbt.floor),
        formatDifference(tbt.found, tbt.floor),
        getMedian(samples, subject, "site", "cls").toFixed(3),
        String(countSamples(part, subject, "site")),
      ];
    }),
  );
  const paints = ["FCP", "LCP"].flatMap((name) => [`${name} of the floor, ms`, "site", "ratio"]);
  return formatTable(
    ["page", "throttling", ...paints, "TBT of the floor, ms", "site", "CLS", "runs"],
    rows,
  );
}
