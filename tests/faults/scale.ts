import { it } from "vitest";

/** Whether to run the whole proof (`npm run test:faults`), or the short form of `npm test`. */
const isFull = process.env.FAULTS === "full";

/** A scenario of the whole proof alone, as other tests prove the same on a small scale. */
export const itInFull = it.runIf(isFull);

/** The number for this run. */
export function scale(full: number, short: number): number {
  return isFull ? full : short;
}

/** Prints what a scenario of the whole proof measured, one line. */
export function report(scenario: string, figures: Record<string, string | number>): void {
  if (!isFull) return;
  const parts = Object.entries(figures).map(([name, figure]) => `${name} ${figure}`);
  console.log(`${scenario}: ${parts.join(", ")}`);
}

/** No limit is in the way of a load that comes from one address. */
export const withoutLimits = { RATE_PER_ADDRESS: "1000000000", RATE_TOTAL: "1000000000" };
