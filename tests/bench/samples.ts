import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { dirname, resolve } from "node:path";

/** Where samples are kept, so that a part that was stopped can continue. */
const folder = resolve(import.meta.dirname, "../../.cache/bench");

/** One measurement: what was measured, under which load of the machine, and the numbers. */
export interface Sample {
  subject: string;
  variant: string;
  load: number;
  values: Record<string, number>;
}

/** How often each case is measured, and the time (ms since 1970) after which none is begun. */
export interface Pace {
  runs: number;
  until: number;
}

export interface Case {
  subject: string;
  variant: string;
  measure: () => Promise<Record<string, number>>;
}

/** Measures all cases in turn, run by run: what else the machine does falls on all of them alike. */
export async function takeSamples(
  part: string,
  { runs, until }: Pace,
  cases: readonly Case[],
): Promise<void> {
  for (let run = 1; run <= runs; run++) {
    for (const { subject, variant, measure } of cases) {
      if (countSamples(part, subject, variant) >= run) continue;
      if (Date.now() > until) return;
      addSample(part, { subject, variant, values: await measure() });
    }
  }
}

export function readSamples(part: string): Sample[] {
  const file = resolve(folder, `${part}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
}

export function clearSamples(part: string): void {
  write(part, []);
}

export function addSample(part: string, sample: Omit<Sample, "load">): void {
  write(part, [...readSamples(part), { ...sample, load: loadavg()[0] ?? 0 }]);
}

function write(part: string, samples: readonly Sample[]): void {
  const file = resolve(folder, `${part}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(samples, null, 1));
}

/** How often something was measured so far. */
export function countSamples(part: string, subject: string, variant: string): number {
  return readSamples(part).filter((each) => each.subject === subject && each.variant === variant)
    .length;
}

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

/** The highest; NaN without samples. */
export const getWorst = (...which: Parameters<typeof listValues>): number =>
  listValues(...which)
    .toSorted((one, other) => one - other)
    .at(-1) ?? Number.NaN;

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
