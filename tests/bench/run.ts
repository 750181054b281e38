/**
 * `npm run bench`: measures the built site and writes its machine's section of docs/performance.md.
 * Names on the command line choose parts: `npm run bench -- weight navigation`. `--runs 3` sets how often.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { startBrowser } from "./browser.ts";
import { startFronts } from "./front.ts";
import { navigation } from "./navigation.ts";
import { getBenchmarkIndex, paint } from "./paint.ts";
import { presses } from "./presses.ts";
import { formatNumber, readSamples, takeSamples } from "./samples.ts";
import { weight } from "./weight.ts";

const root = resolve(import.meta.dirname, "../..");
const site = resolve(root, "build/current/client");
const reportFile = resolve(root, "docs/performance.md");

const parts = { paint, weight, navigation, presses };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "3" } },
});

const unknown = positionals.find((name) => !(name in parts));
if (unknown) throw new Error(`No part is called ${unknown}: ${Object.keys(parts).join(", ")}`);
if (!existsSync(resolve(site, "index.html"))) throw new Error("Run npm run build first.");

const fronts = await startFronts(site);
for (const [name, part] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const started = await startBrowser();
  await takeSamples(name, Number(values.runs), part.listCases(fronts, started));
  await started.browser.close();
  console.log(`\n${part.title}\n\n${part.tabulate(readSamples(name))}`);
}
for (const front of Object.values(fronts)) front.close();
writeFileSync(reportFile, buildReport());

/** The report with this machine's section in place of its last one. */
function buildReport(): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  const heading = `## ${cpus().length} × ${cpus()[0]?.model.trim()}, ${memory} GB\n`;
  const [introduction = "", ...sections] = readFileSync(reportFile, "utf8").split(/^(?=## )/m);
  const others = sections.filter((each) => !each.startsWith(heading));
  const tables = Object.entries(parts).flatMap(([name, { title, description, tabulate }]) => {
    const samples = readSamples(name);
    if (samples.length === 0) return [];
    const loads = samples.map(({ load }) => load);
    const range = `${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}`;
    return `### ${title}\n\n${description}\n\n${tabulate(samples)}\n\nLoad average (one minute) during the runs: ${range}.\n`;
  });
  const index = `Lighthouse's benchmark index of this machine: ${formatNumber(getBenchmarkIndex())}.\n`;
  return [introduction, [heading, index, ...tables].join("\n"), ...others]
    .map((section) => section.trimEnd())
    .join("\n\n")
    .concat("\n");
}
