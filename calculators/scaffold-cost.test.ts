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
test("a list comes to the sum of its scaffolds", () => {
  fc.assert(
    fc.property(fc.array(scaffold, { minLength: 1, maxLength: 20 }), terms, (list, rates) => {
      const amounts = list.map((one) => costOne(one, rates, { overbuild: 0, days: 0 }).high);
      const sum = amounts.reduce((total, each) => total + each.avoidable, 0);
      expect(addAmounts(amounts).avoidable).toBe(sum);
    }),
  );
});
