import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { dirname, resolve } from "node:path";

/** Where samples wait between runs; a part that was stopped goes on where it was. */
const folder = resolve(import.meta.dirname, "../../.cache/bench");

/** One measurement: what was measured, under which load of the machine, and the numbers. */
export interface Sample {
  subject: string;
  variant: string;
  load: number;
  values: Record<string, number>;
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

/** The middle value of a number over all samples of a subject and variant; NaN without samples. */
export function getMedian(
  samples: readonly Sample[],
  subject: string,
  variant: string,
  value: string,
): number {
  const values = samples
    .filter((each) => each.subject === subject && each.variant === variant)
    .map(({ values: found }) => found[value] ?? Number.NaN)
    .sort((a, b) => a - b);
  if (values.length === 0) return Number.NaN;
  const middle = Math.floor(values.length / 2);
  return values.length % 2
    ? (values[middle] ?? Number.NaN)
    : ((values[middle - 1] ?? 0) + (values[middle] ?? 0)) / 2;
}
