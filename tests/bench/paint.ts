import lighthouse from "lighthouse";
import {
  countSamples,
  findMedian,
  formatDifference,
  formatNumber,
  formatTable,
  getMedian,
  type Part,
  readSamples,
} from "./samples.ts";

/** One page of each kind: what differs between pages differs between these. */
export const measuredPages = [
  "/",
  "/contact/",
  "/blog/contractor-invoicing-challenges/",
  "/modules/timemanagement/",
  "/try/",
  "/imprint/",
];

/** How Lighthouse slows a page down, and what the report calls it. */
const throttlings = [
  { method: "simulate", label: "simulated" },
  { method: "devtools", label: "applied" },
] as const;

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
  return findMedian(readSamples("paint").map(({ values }) => values.benchmarkIndex ?? Number.NaN));
}

/** Lighthouse mobile on the site and on the floor. */
export const paint: Part = {
  title: "Paint and blocking time",
  description:
    "Lighthouse mobile: CPU slowed down four times, slow 4G both simulated and applied. Targets: FCP and LCP at most 1.05 ×, TBT at most 30 ms more than the floor, CLS 0.1.",
  listCases: ({ site, floor }, { port }) =>
    measuredPages.flatMap((path) =>
      throttlings.flatMap(({ method, label }) =>
        [site, floor].map(({ name, origin }) => ({
          subject: `${path} ${label}`,
          variant: name,
          measure: () => audit(origin + path, { port, throttlingMethod: method }),
        })),
      ),
    ),
  tabulate(samples) {
    const rows = measuredPages.flatMap((path) =>
      throttlings.map(({ label }) => {
        const subject = `${path} ${label}`;
        const compare = (value: string) => {
          const floor = getMedian(samples, subject, "floor", value);
          const found = getMedian(samples, subject, "site", value);
          return { floor, found, cells: [formatNumber(floor), formatDifference(found, floor)] };
        };
        return [
          path,
          label,
          ...["fcp", "lcp"]
            .map(compare)
            .flatMap(({ cells, found, floor }) => [
              ...cells,
              `${formatNumber(found / floor, 2)} ×`,
            ]),
          ...compare("tbt").cells,
          getMedian(samples, subject, "site", "cls").toFixed(3),
          countSamples(samples, subject, "site"),
        ];
      }),
    );
    const paints = ["FCP", "LCP"].flatMap((name) => [`${name} of the floor, ms`, "site", "ratio"]);
    return formatTable(
      ["page", "throttling", ...paints, "TBT of the floor, ms", "site", "CLS", "runs"],
      rows,
    );
  },
};
