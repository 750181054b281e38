import fc from "fast-check";
import { expect, test } from "vitest";
import { findBreakEven, measureGap } from "./hours-gap.ts";

const sample = fc.record({
  checked: fc.integer({ min: 1, max: 500 }),
  differing: fc.integer({ min: 0, max: 500 }),
  average: fc.integer({ min: 0, max: 400 }).map((value) => value / 100),
  hourRate: fc.integer({ min: 1, max: 30_000 }),
});
const effort = fc.record({
  minutes: fc.integer({ min: 0, max: 30 }),
  hourlyCost: fc.integer({ min: 1, max: 20_000 }),
  setupHours: fc.integer({ min: 0, max: 400 }),
});

test("from the break-even on, what is found is at least what it costs, and not one shift before", () => {
  fc.assert(
    fc.property(sample, effort, fc.constantFrom(0.5, 1), (of, spent, share) => {
      const shifts = findBreakEven(of, spent, share);
      if (shifts === undefined) return;
      const setup = spent.setupHours * spent.hourlyCost;
      const gain = (count: number) => {
        const { amount, cost } = measureGap(count, of, spent);
        return (share === 1 ? amount.full : amount.half) - cost - setup;
      };
      // Two amounts are rounded to the cent.
      expect(gain(shifts)).toBeGreaterThanOrEqual(-2);
      if (shifts > 0) expect(gain(shifts - 1)).toBeLessThanOrEqual(2);
    }),
  );
});

test("half of it needs at least as many shifts", () => {
  fc.assert(
    fc.property(sample, effort, (of, spent) => {
      const [half, full] = [0.5, 1].map((share) => findBreakEven(of, spent, share));
      if (half !== undefined) expect(half).toBeGreaterThanOrEqual(full ?? Number.POSITIVE_INFINITY);
    }),
  );
});
