import { describe, expect, test } from "vitest";
import { smallPlant } from "../tests/small-plant.ts";
import { choices, type Decisions, questions, settle, unseen } from "./settle.ts";

/** The cases of docs/plant.md, "Settle one shift". */

const decide = (decisions: Decisions) => settle(smallPlant, decisions);

describe("the certificate", () => {
  test.each([
    [undefined, { hours: undefined, missingHours: 11, floatLeft: 5, isCompliant: true }],
    ["admit", { hours: 11, missingHours: 0, floatLeft: 16, isCompliant: false }],
    ["renew", { hours: 6.5, missingHours: 4.5, floatLeft: 11.5, isCompliant: true }],
    ["reassign", { hours: 10.5, missingHours: 11, floatLeft: 5, isCompliant: true }],
  ] as const)("%s", (certificate, { hours, ...consequence }) => {
    const result = decide({ certificate });
    expect(result.certificate).toMatchObject(consequence);
    expect(result.certificate.line?.payable).toBe(hours);
    expect(result.roster).toHaveLength(hours === undefined ? 2 : 3);
  });
});

describe("the hours", () => {
  test.each([
    [undefined, 11, 97525, 0],
    ["rule", 11, 97525, 0],
    ["gate", 11.82, 105951, 8426],
    ["claim", 12, 107800, 10275],
  ] as const)("%s", (hours, paidHours, total, overpaid) => {
    const result = decide({ hours }).hours;
    expect({ ...result, pay: result.pay.total }).toMatchObject({ paidHours, pay: total, overpaid });
    expect(decide({ hours }).total.avoidable).toBe(overpaid);
  });
});

describe("the scaffold", () => {
  test.each([
    [undefined, { days: 0, cost: 0, idleAhead: 0, avoidable: 0 }],
    ["leave", { days: 12, cost: 19440, idleAhead: 12, avoidable: 16200 }],
    ["dismantle", { days: 2, cost: 3240, idleAhead: 2, avoidable: 0 }],
    ["keep", { days: 3, cost: 4860, idleAhead: 0, avoidable: 0 }],
  ] as const)("%s", (scaffold, consequence) => {
    expect(decide({ scaffold }).scaffold).toMatchObject(consequence);
  });
});

describe("the invoice line", () => {
  const claimed = 194329;

  test.each([
    [undefined, { paid: 0, held: 0, overpaid: 0 }],
    ["approve", { paid: claimed, held: 0, overpaid: 10275 }],
    ["hold", { paid: 0, held: claimed, overpaid: 0 }],
    ["correct", { paid: claimed - 10275, held: 10275, overpaid: 0 }],
  ] as const)("%s", (line, consequence) => {
    expect(decide({ hours: "rule", line }).line).toMatchObject({ claimed, ...consequence });
  });

  test("corrected to hours that were granted holds nothing", () => {
    expect(decide({ hours: "claim", line: "correct" }).line).toMatchObject({
      paid: claimed,
      held: 0,
      overpaid: 10275,
    });
  });
});

/** A third pipefitter, on another order, late and with 0.40 h claimed too much; nobody decides on that. */
const [first] = smallPlant.shift.workers;
if (!first) throw new Error("the small plant has no workers");
const late = {
  ...first,
  ...{ worker: "W-4", order: "WO-3", in: "06:24", out: "17:00", claimed: 10.5 },
  ...{ equipment: undefined, equipmentHours: 0 },
};
const plant = {
  ...smallPlant,
  shift: { ...smallPlant.shift, workers: [...smallPlant.shift.workers, late] },
};

/** By hand, in docs/plant.md. */
test.each([
  [
    "the right way",
    { certificate: "renew", hours: "rule", scaffold: "dismantle", line: "correct" },
    { line: [184054, 10275], others: [80878, 4110], stopped: [53900, 0], scaffold: [3240, 0] },
    { paid: 322072, held: 14385, overpaid: 0, avoidable: 0 },
    { openExceptions: 1, breaches: 0 },
  ],
  [
    "when nobody looks",
    unseen,
    { line: [194329, 0], others: [80878, 4110], stopped: [99500, 0], scaffold: [19440, 0] },
    { paid: 394147, held: 4110, overpaid: 10275, avoidable: 26475 },
    { openExceptions: 1, breaches: 1 },
  ],
  [
    "held whole, and by the gate",
    { certificate: "admit", hours: "gate", scaffold: "keep", line: "hold" },
    { line: [0, 194329], others: [80878, 4110], stopped: [99500, 0], scaffold: [4860, 0] },
    { paid: 185238, held: 198439, overpaid: 0, avoidable: 0 },
    { openExceptions: 1, breaches: 1 },
  ],
] as const)("%s, it comes to this", (_name, decisions, parts, total, kpis) => {
  const settlement = settle(plant, decisions);
  const amounts = Object.entries(settlement.parts).map(([id, { paid, held }]) => [
    id,
    [paid, held],
  ]);
  expect(Object.fromEntries(amounts)).toEqual(parts);
  expect(settlement).toMatchObject({ total, kpis });
});

describe("all that can be decided", () => {
  const all = questions.reduce<Decisions[]>(
    (made, question) =>
      made.flatMap((each) =>
        [undefined, ...choices[question]].map((choice) => ({ ...each, [question]: choice })),
      ),
    [{}],
  );
  const settlements = all.map((decisions) => ({ decisions, ...settle(plant, decisions) }));
  const add = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0);

  test("is 256 shifts", () => {
    expect(settlements).toHaveLength(4 ** 4);
  });

  test("the totals are the sums of the parts, and each worker is in one", () => {
    for (const { parts, total, roster } of settlements) {
      const shown = Object.values(parts);
      expect(total.paid).toBe(add(shown.map(({ paid }) => paid)));
      expect(total.held).toBe(add(shown.map(({ held }) => held)));
      expect(add(shown.map(({ workers }) => workers))).toBe(roster.length);
    }
  });

  test("what is claimed is paid, held or on the line that is still open; rental is paid", () => {
    for (const { decisions, roster, line, scaffold, total } of settlements) {
      const claimed = add(roster.map(({ claimedPay }) => claimedPay));
      const open = decisions.line ? 0 : line.claimed;
      expect(total.paid + total.held + open).toBe(claimed + scaffold.cost);
    }
  });

  test("what is paid is right or wrong: owed by contract, beyond it, or rental", () => {
    for (const { decisions, roster, line, scaffold, total } of settlements) {
      const isPaid = decisions.line === "approve" || decisions.line === "correct";
      const owed = roster.filter(({ order }) => isPaid || order !== line.order);
      const right = add(owed.map(({ pay }) => pay.total));
      const wrong = decisions.line ? total.overpaid : 0;
      expect(total.paid).toBe(right + wrong + scaffold.cost);
      expect(total.avoidable).toBe(total.overpaid + scaffold.avoidable);
    }
  });

  test("amounts are whole cents from zero, and paid and held add up to the claim", () => {
    for (const { decisions, line, total, scaffold } of settlements) {
      for (const amount of [line.paid, line.held, total.paid, total.avoidable, scaffold.cost]) {
        expect(Number.isInteger(amount) && amount >= 0).toBe(true);
      }
      if (decisions.line) expect(line.paid + line.held).toBe(line.claimed);
    }
  });

  test("each decision leaves the records of the others, and everyone else's hours, as they are", () => {
    const { certificate, hours } = plant.shift.decisions;
    const listOthers = ({ roster }: ReturnType<typeof settle>) =>
      roster.filter(({ worker }) => worker !== certificate.worker && worker !== hours.worker);
    for (const { decisions, ...result } of settlements) {
      const alone = settle(plant, { certificate: decisions.certificate });
      expect(result.certificate).toEqual(alone.certificate);
      expect(result.hours).toEqual(settle(plant, { hours: decisions.hours }).hours);
      expect(listOthers(result)).toEqual(listOthers(settle(plant, {})));
    }
  });
});
