import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { resolve } from "node:path";
import type { StartedBrowser } from "./browser.ts";
import type { Fronts } from "./front.ts";

/** Where samples are kept: the report has those of parts that were measured before. */
const folder = resolve(import.meta.dirname, "../../.cache/bench");

/** One measurement: what was measured, under which load of the machine, and the numbers. */
export interface Sample {
  subject: string;
  variant: string;
  load: number;
  values: Record<string, number>;
}

/** What is measured again and again, by its subject and variant. */
export interface Case {
  subject: string;
  variant: string;
  measure: () => Promise<Record<string, number>>;
}

/** A part of the report: the cases that are measured for it, and their table. */
export interface Part {
  title: string;
  description: string;
  listCases: (fronts: Fronts, started: StartedBrowser) => Case[];
  tabulate: (samples: readonly Sample[]) => string;
}

/** Measures all cases in turn, run by run: what else the machine does falls on all of them alike. */
export async function takeSamples(part: string, runs: number, cases: readonly Case[]) {
  const samples: Sample[] = [];
  for (let run = 1; run <= runs; run++) {
    for (const { subject, variant, measure } of cases) {
      const values = await measure();
      samples.push({ subject, variant, load: loadavg()[0] ?? 0, values });
    }
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(resolve(folder, `${part}.json`), JSON.stringify(samples, null, 1));
}

export function readSamples(part: string): Sample[] {
  const file = resolve(folder, `${part}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
}

/** How often something was measured. */
export const countSamples = (samples: readonly Sample[], subject: string, variant: string) =>
  String(samples.filter((each) => each.subject === subject && each.variant === variant).length);

/** Every value of a number over all samples of a subject and variant, run by run. */
const listValues = (
  samples: readonly Sample[],
  subject: string,
  variant: string,
  value: string,
): number[] =>
  samples
    .filter((each) => each.subject === subject && each.variant === variant)
    .map(({ values }) => values[value] ?? Number.NaN);

/** The middle one; NaN without samples. */
export const getMedian = (...which: Parameters<typeof listValues>): number =>
  findMedian(listValues(...which));

/**
 * By how much a number of the site is above the floor's, as the middle one of the runs' differences:
 * the two are measured one after the other, so what else the machine does in a run falls on both.
 */
export function getMedianDifference(
  samples: readonly Sample[],
  subject: string,
  value: string,
): number {
  const floor = listValues(samples, subject, "floor", value);
  const differences = listValues(samples, subject, "site", value).flatMap((each, run) => {
    const below = floor[run];
    return below === undefined ? [] : each - below;
  });
  return findMedian(differences);
}

export function findMedian(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** A Markdown table. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** A number with so many decimals; a dash for what was not measured. */
export function formatNumber(value: number, decimals = 0): string {
  return Number.isNaN(value) ? "–" : value.toFixed(decimals);
}

/** How much more one is than the other, with its sign. */
export function formatDifference(value: number, base: number): string {
  const difference = formatNumber(value - base);
  return value > base ? `+${difference}` : difference;
}
