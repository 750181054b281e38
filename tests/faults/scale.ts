import { expect, it } from "vitest";

/** Whether to run the whole proof (`npm run test:faults`), or the short form of `npm test`. */
const isFull = process.env.FAULTS === "full";

/** A scenario of the whole proof alone, as other tests prove the same on a small scale. */
export const itInFull = it.runIf(isFull);

/** The number for this run. */
export function scale(full: number, short: number): number {
  return isFull ? full : short;
}

type Figure = string | number | boolean | undefined;

/** What a scenario measured, by name; a pair is followed by what is expected. */
export type Figures = Record<string, Figure | readonly [found: Figure, expected: Figure]>;

/** Prints what a scenario of the whole proof measured, one line, and expects what is expected. */
export function report(scenario: string, figures: Figures): void {
  const found: Record<string, Figure> = {};
  const expected: Record<string, Figure> = {};
  for (const [name, figure] of Object.entries(figures)) {
    found[name] = Array.isArray(figure) ? figure[0] : (figure as Figure);
    expected[name] = Array.isArray(figure) ? figure[1] : found[name];
  }
  if (isFull) {
    const parts = Object.entries(found).map(([name, figure]) => `${name} ${figure}`);
    console.log(`${scenario}: ${parts.join(", ")}`);
  }
  expect(found).toEqual(expected);
}

/** No limit is in the way of a load that comes from one address. */
export const withoutLimits = { RATE_PER_ADDRESS: "1000000000", RATE_TOTAL: "1000000000" };
