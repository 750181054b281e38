import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { buildArguments, makeGeneratedSite } from "../pages/generated-site.ts";
import { readRecordOf } from "./front.ts";
import { readProcessorSeconds } from "./processor.ts";
import { addSample, countSamples, getMedian, readSamples } from "./samples.ts";
import { formatTable } from "./tables.ts";

const part = "growth";
const counts = [10, 100, 1000, 5000];

/** Builds copies of the site with more and more articles. */
export async function measureGrowth(_runs: number, until: number): Promise<void> {
  for (const count of counts) {
    const subject = String(count);
    if (countSamples(part, subject, "site") > 0) continue;
    if (Date.now() > until) return;
    const copy = makeGeneratedSite(count);
    try {
      addSample(part, { subject, variant: "site", values: await build(copy) });
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  }
}

async function build(copy: string): Promise<Record<string, number>> {
  const start = performance.now();
  const before = readProcessorSeconds().ended;
  const child = spawn(process.execPath, buildArguments, {
    cwd: copy,
    stdio: ["ignore", "ignore", "inherit"],
  });
  let memory = 0;
  const timer = setInterval(() => {
    memory = Math.max(memory, readTreeMemory(child));
  }, 200);
  const [code] = await once(child, "exit");
  clearInterval(timer);
  if (code !== 0) throw new Error(`the build of ${copy} ended with ${code}`);
  const seconds = (performance.now() - start) / 1000;
  const client = join(copy, "build/client");
  const article = join(client, "blog/generated-1/index.html");
  const { preload } = readRecordOf(readFileSync(article, "utf8"));
  const script = preload.reduce((sum, path) => sum + measure(join(client, path)), 0);
  return {
    seconds,
    processor: readProcessorSeconds().ended - before,
    memory,
    script,
    article: measure(article),
    firstPage: measure(join(client, "blog/index.html")),
    lastPage: measure(findLastPage(client)),
  };
}

/** The last page of the blog's index; the first, where there is no other. */
function findLastPage(client: string): string {
  for (let last = 1; ; last++) {
    if (existsSync(join(client, `blog/page/${last + 1}`))) continue;
    return join(client, last === 1 ? "blog" : `blog/page/${last}`, "index.html");
  }
}

/** Bytes on the wire. */
function measure(file: string): number {
  return statSync(`${file}.br`).size;
}

/** Resident memory of a process and of those that it started, in MB (Linux). */
function readTreeMemory({ pid }: ChildProcess): number {
  const parents = new Map<number, { parent: number; memory: number }>();
  for (const name of readdirSync("/proc").filter((each) => /^\d+$/.test(each))) {
    try {
      const status = readFileSync(`/proc/${name}/status`, "utf8");
      const read = (field: string) =>
        Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0);
      parents.set(Number(name), { parent: read("PPid"), memory: read("VmRSS") / 1024 });
    } catch {
      // It has ended meanwhile.
    }
  }
  const isOurs = (each: number | undefined): boolean =>
    each !== undefined && each > 1 && (each === pid || isOurs(parents.get(each)?.parent));
  return [...parents].reduce((sum, [each, { memory }]) => sum + (isOurs(each) ? memory : 0), 0);
}

export function tabulateGrowth(): string {
  const samples = readSamples(part);
  const measured = counts.filter((count) => countSamples(part, String(count), "site") > 0);
  const get = (count: number, value: string) => getMedian(samples, String(count), "site", value);
  const showKilobytes = (count: number, value: string) => (get(count, value) / 1000).toFixed(1);
  const [least = 0] = measured;
  return formatTable(
    [
      "articles more",
      "build, s",
      "processor, s",
      "processor for each beyond the first row's, s",
      "memory at most, MB",
      "script of an article, KB",
      "HTML of an article, KB",
      "first page of the index, KB",
      "last page, KB",
    ],
    measured.map((count) => [
      String(count),
      get(count, "seconds").toFixed(0),
      get(count, "processor").toFixed(0),
      count === least
        ? "–"
        : ((get(count, "processor") - get(least, "processor")) / (count - least)).toFixed(3),
      get(count, "memory").toFixed(0),
      ...["script", "article", "firstPage", "lastPage"].map((value) => showKilobytes(count, value)),
    ]),
  );
}
