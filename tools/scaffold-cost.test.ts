import fc from "fast-check";
import { expect, test } from "vitest";
import { addAmounts, costOne } from "./scaffold-cost.ts";

const amount = fc.integer({ min: 0, max: 5_000 });
const scaffold = fc.record({
  requested: amount,
  built: amount,
  needed: fc.integer({ min: 0, max: 200 }),
  standing: fc.integer({ min: 0, max: 200 }),
});
const terms = fc.record({
  erection: fc.integer({ min: 0, max: 5_000 }),
  use: fc.integer({ min: 0, max: 500 }),
  included: fc.constantFrom(0, 28),
  period: fc.constantFrom(1, 7),
});
const tolerance = fc.record({
  overbuild: fc.integer({ min: 0, max: 50 }),
  days: fc.integer({ min: 0, max: 30 }),
});

test("what is avoidable is never negative, never more than invoiced, and less with a tolerance", () => {
  fc.assert(
    fc.property(scaffold, terms, tolerance, (one, rates, allowed) => {
      const { low, high } = costOne(one, rates, allowed);
      // Each amount is rounded, so a sum can be a cent or two off.
      expect(low.avoidable).toBeGreaterThanOrEqual(-2);
      expect(low.avoidable).toBeLessThanOrEqual(high.avoidable + 2);
      expect(high.avoidable).toBeLessThanOrEqual(high.total + 2);
    }),
  );
});

test("what is avoidable is the invoice less what the requested volume would have cost for the days needed", () => {
  fc.assert(
    fc.property(scaffold, terms, (one, rates) => {
      const { high } = costOne(one, rates, { overbuild: 0, days: 0 });
      const lean = {
        ...one,
        built: Math.min(one.requested, one.built),
        standing: Math.min(one.needed, one.standing),
      };
      const least = costOne(lean, rates, { overbuild: 0, days: 0 }).high.total;
      expect(Math.abs(high.total - least - high.avoidable)).toBeLessThanOrEqual(2);
    }),
  );
});

test("a list comes to the sum of its scaffolds", () => {
  fc.assert(
    fc.property(fc.array(scaffold, { maxLength: 20 }), terms, (list, rates) => {
      const amounts = list.map((one) => costOne(one, rates, { overbuild: 0, days: 0 }).high);
      const sum = amounts.reduce((total, each) => total + each.avoidable, 0);
      expect(addAmounts(amounts).avoidable).toBe(sum);
    }),
  );
});
