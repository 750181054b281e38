import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import lighthouse from "lighthouse";
import { startBrowser } from "./browser.ts";
import { startFront } from "./front.ts";
import { addSample, countSamples, getMedian, readSamples } from "./samples.ts";
import { formatNumber, formatTable } from "./tables.ts";

const part = "routes";
const port = 9344;
const client = resolve(import.meta.dirname, "../../build/client");
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

function listRoutes(): string[] {
  return readdirSync(client, { recursive: true, encoding: "utf8" })
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map((file) => `/${file.replace(/index\.html$/, "")}`)
    .sort();
}

/** Lighthouse mobile, simulated, all four categories, every page in turn. */
export async function measureRoutes(runs: number, until: number): Promise<void> {
  const front = await startFront(client);
  const browser = await startBrowser(port);
  try {
    for (let run = 1; run <= runs; run++) {
      for (const path of listRoutes()) {
        if (countSamples(part, path, "site") >= run) continue;
        if (Date.now() > until) return;
        addSample(part, {
          subject: path,
          variant: "site",
          values: await judge(front.origin, path),
        });
      }
    }
  } finally {
    await browser.close();
    front.close();
  }
}

/** Scores from 0 to 100, and the layout shift; prints what fell short of them. */
async function judge(origin: string, path: string): Promise<Record<string, number>> {
  const options = { port, onlyCategories: [...categories], logLevel: "error" as const };
  const result = await lighthouse(origin + path, options);
  if (!result) throw new Error(`Lighthouse said nothing about ${path}`);
  const { audits, categories: scores } = result.lhr;
  const failed = Object.values(audits).filter(({ score }) => score !== null && score < 0.9);
  console.log(path, failed.map(({ id, displayValue = "" }) => `${id} ${displayValue}`).join(", "));
  return {
    cls: audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN,
    ...Object.fromEntries(
      categories.map((name) => [name, (scores[name]?.score ?? Number.NaN) * 100]),
    ),
  };
}

export function tabulateRoutes(): string {
  const samples = readSamples(part);
  const paths = [...new Set(samples.map(({ subject }) => subject))];
  return formatTable(
    ["page", ...categories, "CLS", "runs"],
    paths.map((path) => [
      path,
      ...categories.map((name) => formatNumber(getMedian(samples, path, "site", name))),
      getMedian(samples, path, "site", "cls").toFixed(3),
      String(countSamples(part, path, "site")),
    ]),
  );
}
