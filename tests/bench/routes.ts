import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import lighthouse from "lighthouse";
import { startBrowser } from "./browser.ts";
import { startFront } from "./front.ts";
import { addSample, countSamples, readSamples } from "./samples.ts";
import { formatTable } from "./tables.ts";

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

/** Lighthouse mobile, simulated, all four categories, once for every page. */
export async function measureRoutes(_runs: number, until: number): Promise<void> {
  const front = await startFront(client);
  const browser = await startBrowser(port);
  try {
    for (const path of listRoutes()) {
      if (countSamples(part, path, "site") > 0) continue;
      if (Date.now() > until) return;
      const result = await lighthouse(front.origin + path, {
        port,
        onlyCategories: [...categories],
        logLevel: "error",
      });
      if (!result) throw new Error(`Lighthouse said nothing about ${path}`);
      const { lhr } = result;
      const failed = Object.values(lhr.audits).filter(({ score }) => score !== null && score < 0.9);
      console.log(
        path,
        failed.map(({ id, displayValue = "" }) => `${id} ${displayValue}`).join(", "),
      );
      const values: Record<string, number> = {
        cls: lhr.audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN,
      };
      for (const name of categories) {
        values[name] = (lhr.categories[name]?.score ?? Number.NaN) * 100;
      }
      addSample(part, { subject: path, variant: "site", values });
    }
  } finally {
    await browser.close();
    front.close();
  }
}

export function tabulateRoutes(): string {
  return formatTable(
    ["page", ...categories, "CLS"],
    readSamples(part).map(({ subject, values }) => [
      subject,
      ...categories.map((name) => String(Math.round(values[name] ?? Number.NaN))),
      (values.cls ?? Number.NaN).toFixed(3),
    ]),
  );
}
