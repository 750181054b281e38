/**
 * `npm run bench`: measures the built site and writes docs/performance.md. Names on the command line
 * choose parts (`npm run bench -- pages routes`). Each part goes on where it was stopped; `--fresh`
 * begins anew, `--runs 5` says how often, `--minutes 3` after how long a part stops, `--write`
 * measures nothing and writes what there is.
 */
import { existsSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { measureHydration, tabulateHydration } from "./hydration.ts";
import { measureInteractions, tabulateInteractions } from "./interactions.ts";
import { measurePages, tabulatePages } from "./pages.ts";
import { measureRoutes, tabulateRoutes } from "./routes.ts";
import { clearSamples, readSamples } from "./samples.ts";

const root = resolve(import.meta.dirname, "../..");

interface Part {
  title: string;
  says: string;
  measure: (runs: number, until: number) => Promise<void>;
  tabulate: () => string;
}

const parts: Record<string, Part> = {
  pages: {
    title: "Pages against their floor",
    says: "Lighthouse mobile. The floor is the same HTML with its styles in it and no script: what physics allows. Targets: FCP and LCP at most 1.10 ×, TBT at most 50 ms, CLS 0.",
    measure: measurePages,
    tabulate: tabulatePages,
  },
  routes: {
    title: "Every page",
    says: "Lighthouse mobile, simulated. Target: 100 in all four categories, CLS 0.",
    measure: measureRoutes,
    tabulate: tabulateRoutes,
  },
  hydration: {
    title: "When a page answers",
    says: "Slow 4G and a processor four times slower. Eager is the same page as React Router writes it: scripts preloaded in the head, the style sheet before the content. Targets: taken over at most 200 ms later; hydration, which is React's turns on the main thread, at most 100 ms.",
    measure: measureHydration,
    tabulate: tabulateHydration,
  },
  interactions: {
    title: "Interactions",
    says: "The longest event, with a processor four times slower. Target: 100 ms.",
    measure: measureInteractions,
    tabulate: tabulateInteractions,
  },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "5" },
    minutes: { type: "string", default: "30" },
    fresh: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
  },
});
const unknown = positionals.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(
    `No part is called ${unknown.join(", ")}; there are: ${Object.keys(parts).join(", ")}`,
  );
  process.exit(1);
}
if (!existsSync(resolve(root, "build/client"))) {
  console.error("There is no build to measure. Run npm run build first.");
  process.exit(1);
}
for (const [name, part] of Object.entries(parts)) {
  if (values.write || (positionals.length > 0 && !positionals.includes(name))) continue;
  if (values.fresh) clearSamples(name);
  await part.measure(Number(values.runs), Date.now() + Number(values.minutes) * 60_000);
  console.log(`\n${part.title}\n\n${part.tabulate()}`);
}
writeFileSync(resolve(root, "docs/performance.md"), writeReport());

function writeReport(): string {
  const measured = Object.entries(parts).filter(([name]) => readSamples(name).length > 0);
  const sections = measured.map(([name, { title, says, tabulate }]) => {
    const loads = readSamples(name).map(({ load }) => load);
    const range = `${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}`;
    const busy =
      Math.min(...loads) > cpus().length
        ? " The machine was busy with other work: times are far longer than on an idle one, and blocking times say little."
        : "";
    return `## ${title}\n\n${says}\n\n${tabulate()}\n\nLoad of the machine (average over a minute) while this was measured: ${range}.${busy}`;
  });
  return `# Performance

Written by \`npm run bench\`. What is compared was measured in turn, run by run, on one machine (${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB) over HTTP/2, TLS and brotli; figures are medians. Times differ from machine to machine and with what else runs on it; the ratios hold. Budgets in bytes are tests: [decisions/0044](decisions/0044-page-styles-and-budgets.md).

${sections.join("\n\n")}
`;
}
