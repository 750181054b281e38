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

test("hours bring back nothing for people whom no contract pays by the hour", () => {
  // A third line of the shift, paid by unit: two of three, so 27 of 40 people.
  const [contract] = smallPlant.contracts.contracts;
  const [line] = smallPlant.shift.workers;
  if (!contract || !line) throw new Error("the small plant has no contract or no worker");
  const byUnit = { ...contract, id: "MSA-2", billing: "Unit Rate", rates: { SC: 0 } } as const;
  const facts = buildFacts({
    ...smallPlant,
    contracts: { ...smallPlant.contracts, contracts: [contract, byUnit] },
    shift: {
      ...smallPlant.shift,
      workers: [...smallPlant.shift.workers, { ...line, worker: "W-4", class: "SC" }],
    },
  });
  // 27 people × 21 days × 1 of 2 lines × 1.00 h × $102.75.
  expect(facts.pilot).toMatchObject({ byTheHour: 27, full: 2_910_000 });
});
