import lighthouse from "lighthouse";
import { startBrowser } from "./browser.ts";
import { type Front, floorName } from "./front.ts";
import { measuredPages } from "./measured-pages.ts";
import {
  countSamples,
  findMedian,
  getMedian,
  type Pace,
  readSamples,
  takeSamples,
} from "./samples.ts";
import {
  formatDifference,
  formatNumber,
  formatRatio,
  formatSubject,
  formatTable,
} from "./tables.ts";

const part = "paint";
/** How Lighthouse slows a page down, and what the report calls it. */
const throttlings = [
  { method: "simulate", label: "simulated" },
  { method: "devtools", label: "applied" },
] as const;

/** Lighthouse mobile on each site and on the floor. */
export async function measurePaint(fronts: readonly Front[], pace: Pace): Promise<void> {
  const { browser, port } = await startBrowser();
  try {
    const cases = measuredPages.flatMap((path) =>
      throttlings.flatMap(({ method, label }) =>
        fronts.map(({ name, origin }) => ({
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
    benchmarkIndex: environment.benchmarkIndex,
  };
}

/** How fast Lighthouse found the machine: about 100 for a slow phone, 1500 for a good desktop. */
export function getBenchmarkIndex(): number {
  return findMedian(readSamples(part).map(({ values }) => values.benchmarkIndex ?? Number.NaN));
}

export function tabulatePaint(sites: readonly string[]): string {
  const samples = readSamples(part);
  const rows = measuredPages.flatMap((path) =>
    throttlings.flatMap(({ label }) =>
      sites.map((site) => {
        const subject = `${path} ${label}`;
        const compare = (value: string) => ({
          floor: getMedian(samples, subject, floorName, value),
          found: getMedian(samples, subject, site, value),
        });
        const [fcp, lcp, tbt] = [compare("fcp"), compare("lcp"), compare("tbt")];
        return [
          formatSubject(path, site, sites),
          label,
          ...[fcp, lcp].flatMap(({ found, floor }) => [
            formatNumber(floor),
            formatDifference(found, floor),
            formatRatio(found, floor),
          ]),
          formatNumber(tbt.floor),
          formatDifference(tbt.found, tbt.floor),
          String(countSamples(part, subject, site)),
        ];
      }),
    ),
  );
  const paints = ["FCP", "LCP"].flatMap((name) => [`${name} of the floor, ms`, "site", "ratio"]);
  return formatTable(
    ["page", "throttling", ...paints, "TBT of the floor, ms", "site", "runs"],
    rows,
  );
}
