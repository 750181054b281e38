/**
 * `npm run bench`: measures the built site and writes its machine's section of docs/performance.md.
 * Names on the command line choose parts: `npm run bench -- weight navigation`. `--site DIR` measures
 * another folder of built pages. `--runs 3` sets how often, `--minutes 30` after how long a part
 * stops, and `--continue` goes on from there. `--machine NAME` names the section.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { tabulateAnswers, timeAnswers } from "./answers.ts";
import { measureEditing, tabulateEditing } from "./editing.ts";
import { type Fronts, startFronts } from "./front.ts";
import { measureNavigation, tabulateNavigation } from "./navigation.ts";
import { getBenchmarkIndex, measurePaint, tabulatePaint } from "./paint.ts";
import { measurePresses, tabulatePresses } from "./presses.ts";
import { clearSamples, type Pace, readSamples } from "./samples.ts";
import { formatNumber } from "./tables.ts";
import { measureWeight, tabulateWeight } from "./weight.ts";

const root = resolve(import.meta.dirname, "../..");

interface Part {
  title: string;
  description: string;
  measure: (fronts: Fronts, pace: Pace) => Promise<void>;
  tabulate: () => string;
}

const parts: Record<string, Part> = {
  paint: {
    title: "Paint and blocking time",
    description:
      "Lighthouse mobile: CPU slowed down four times, slow 4G both simulated and applied. Targets: FCP and LCP at most 1.05 ×, TBT at most 30 ms more than the floor, CLS 0.1.",
    measure: measurePaint,
    tabulate: tabulatePaint,
  },
  weight: {
    title: "First load",
    description:
      "Slow 4G, CPU slowed down four times; scripts and HTML as brotli. Requests are those before the page responds, including the document's own, without pictures and fonts. Main-thread time is CPU time until the network is idle, so it varies less with load than blocking time; the site's is the middle one of its differences from the floor, run by run. Script is what runs, and what of islands is near the window and fetched, not run. Targets: 12 KB of script run, 5 requests, 1,400 elements, 80 ms of main-thread time above the floor.",
    measure: measureWeight,
    tabulate: tabulateWeight,
  },
  navigation: {
    title: "Following a link",
    description:
      "Slow 4G (150 ms round trip), CPU slowed down four times: from the click to the frame with the next page's heading. Targets: 110 ms for a link hovered for 200 ms, 350 ms for one that was not. INP, from the click to the next frame: 100 ms.",
    measure: measureNavigation,
    tabulate: tabulateNavigation,
  },
  answers: {
    title: "Choosing",
    description:
      "CPU slowed down four times, a phone's width. INP: from the key to the next frame, which has the choice marked. Shown: to the frame with the other role, or with what a decision leads to. Target for INP: 100 ms.",
    measure: timeAnswers,
    tabulate: tabulateAnswers,
  },
  presses: {
    title: "First press on an island",
    description:
      "Slow 4G, CPU slowed down four times: from the press to the frame with its answer, where the island’s scripts were fetched ahead and where nothing is (Save-Data). Targets: 250 ms and 800 ms.",
    measure: measurePresses,
    tabulate: tabulatePresses,
  },
  editing: {
    title: "Editing",
    description:
      "`npm run edit`, in a copy of the repository: from Save to the frame in which the page beside the form has the new words. Target: 2 s.",
    measure: measureEditing,
    tabulate: tabulateEditing,
  },
};

const reportFile = resolve(root, "docs/performance.md");

const machineName = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB`;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: "string", default: resolve(root, "build/current/client") },
    runs: { type: "string", default: "3" },
    minutes: { type: "string", default: "30" },
    machine: { type: "string", default: machineName },
    continue: { type: "boolean", default: false },
  },
});

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const unknown = positionals.find((name) => !(name in parts));
if (unknown) fail(`No part is called ${unknown}; there are: ${Object.keys(parts).join(", ")}`);
if (!existsSync(resolve(values.site, "index.html"))) {
  fail(`There is no built site in ${values.site}. Run npm run build first.`);
}

await measureParts();
writeFileSync(reportFile, buildReport());

async function measureParts(): Promise<void> {
  const fronts = await startFronts(values.site);
  for (const [name, part] of Object.entries(parts)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    if (!values.continue) clearSamples(name);
    const until = Date.now() + Number(values.minutes) * 60_000;
    await part.measure(fronts, { runs: Number(values.runs), until });
    console.log(`\n${part.title}\n\n${part.tabulate()}`);
  }
  for (const front of Object.values(fronts)) front.close();
}

/** The report with this machine's section in place of its last one; other machines' remain. */
function buildReport(): string {
  const heading = `## ${values.machine}\n`;
  const old = existsSync(reportFile) ? readFileSync(reportFile, "utf8") : "";
  const others = old
    .split(/^(?=## )/m)
    .slice(1)
    .filter((section) => !section.startsWith(heading) && section.includes("benchmark index"));
  const tables = Object.entries(parts)
    .filter(([name]) => readSamples(name).length > 0)
    .map(([name, { title, description, tabulate }]) => {
      const loads = readSamples(name).map(({ load }) => load);
      const range = `${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}`;
      return `### ${title}\n\n${description}\n\n${tabulate()}\n\nLoad average (one minute) during the runs: ${range}.\n`;
    });
  const index = `Lighthouse's benchmark index of this machine: ${formatNumber(getBenchmarkIndex())}.\n`;
  const introduction = `# Performance

Written by \`npm run bench\`. The floor is the same page's HTML with its inline style and without any script. Site and floor were measured alternately over HTTP/2, TLS and brotli; figures are medians. Times differ from machine to machine: a higher Lighthouse benchmark index means a faster one. Budgets in bytes are tests: [decision 5](decisions/0005-how-a-page-arrives-and-changes.md).
`;
  return [introduction, [heading, index, ...tables].join("\n"), ...others]
    .map((section) => section.trimEnd())
    .join("\n\n")
    .concat("\n");
}
