import { expect, test } from "vitest";
import { smallPlant } from "../tests/small-plant.ts";
import { buildFacts } from "./facts.ts";

test("the pilot in a turnaround follows from the hours gap's sample, and that from the rate", () => {
  // 40 people × 21 days × 1 of 2 lines × 1.00 h × $86.44, or half of it; 624 h at $65.
  expect(buildFacts(smallPlant).pilot).toMatchObject({
    hours: 624,
    cost: 4_060_000,
    half: 1_820_000,
    full: 3_630_000,
  });
  const contracts = smallPlant.contracts.contracts.map((each) => ({
    ...each,
    rates: { ...each.rates, PF: 7200 },
  }));
  const dearer = { ...smallPlant, contracts: { ...smallPlant.contracts, contracts } };
  expect(buildFacts(dearer).pilot.full).toBe(3_820_000);
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
  // 27 people × 21 days × 1 of 2 lines × 1.00 h × $86.44.
  expect(facts.pilot).toMatchObject({ byTheHour: 27, full: 2_450_000 });
});

test("each day of the event has the straight time that the workweek before it leaves", () => {
  // From a Saturday on, with 11 h a day and workweeks from Friday, ten days end at straight time.
  const facts = buildFacts(smallPlant);
  expect(facts.gap).toMatchObject({ straight: 10, overtime: 11, hourRate: 8644 });
  expect(facts.shift).toMatchObject({ weekHours: 33, straightLeft: 8 });

  const begin = (from: string) => {
    const event = { ...smallPlant.shift.event, from };
    return buildFacts({ ...smallPlant, shift: { ...smallPlant.shift, event } });
  };
  // 22 days from a Friday on; the shift as the first day, and as the second.
  expect(begin("2025-11-07").gap).toMatchObject({ straight: 10, overtime: 12, hourRate: 8718 });
  expect(begin("2025-11-17").shift).toMatchObject({ weekHours: 0, straightLeft: 41 });
  expect(begin("2025-11-16").shift).toMatchObject({ weekHours: 11, straightLeft: 30 });
});
