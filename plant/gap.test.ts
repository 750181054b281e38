import { expect, test } from "vitest";
import { smallPlant } from "../tests/small-plant.ts";
import { buildFacts } from "./facts.ts";

test("the pilot in a turnaround follows from the hours gap's sample, and that from the rate", () => {
  // 40 people × 21 days × 1 of 2 lines × 1.00 h × $102.75, or half of it; 624 h at $65.
  expect(buildFacts(smallPlant).pilot).toMatchObject({
    hours: 624,
    cost: 4_060_000,
    half: 2_160_000,
    full: 4_320_000,
  });
  const contracts = smallPlant.contracts.contracts.map((each) => ({
    ...each,
    rates: { ...each.rates, PF: 7200 },
  }));
  const dearer = { ...smallPlant, contracts: { ...smallPlant.contracts, contracts } };
  expect(buildFacts(dearer).pilot.full).toBe(4_540_000);
});
