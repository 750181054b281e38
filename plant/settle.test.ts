import { describe, expect, test } from "vitest";
import { smallPlant } from "../tests/small-plant.ts";
import { choices, costWaiting, type Decisions, questions, settlePlant, unseen } from "./settle.ts";

/** The cases of docs/plant.md, "Settle one shift". */

const decide = (decisions: Decisions) => settlePlant(smallPlant, decisions);

test.each([
  [undefined, { hours: undefined, missingHours: 11, floatLeft: 5 }],
  ["renew", { hours: 6.5, missingHours: 4.5, floatLeft: 11.5 }],
] as const)("the certificate: %s", (certificate, { hours, ...consequence }) => {
  const result = decide({ certificate });
  expect(result.certificate).toMatchObject(consequence);
  expect(result.certificate.line?.payable).toBe(hours);
  expect(result.roster).toHaveLength(hours === undefined ? 2 : 3);
});

test.each([
  ["rule", 11, 97525, 0],
  ["gate", 11.82, 105951, 8426],
  ["claim", 12, 107800, 10275],
] as const)("the hours: %s", (hours, paidHours, pay, overpaid) => {
  const result = decide({ hours });
  expect(result.hours).toMatchObject({ paidHours, pay, overpaid });
  expect(result.total.avoidable).toBe(overpaid);
});

test.each([
  [undefined, { waitingCost: 0, rental: 0, avoidable: 0, late: 0 }],
  ["leave", { waitingCost: 181920, lateCost: 512500, rental: 19440, avoidable: 506780, late: 5 }],
  ["dismantle", { waitingCost: 203840, lateCost: 0, rental: 3240, avoidable: 0, late: 0 }],
  ["move", { waitingCost: 170960, lateCost: 512500, rental: 3240, avoidable: 479620, late: 5 }],
] as const)("the scaffold: %s", (scaffold, consequence) => {
  expect(decide({ scaffold }).scaffold).toMatchObject(consequence);
});

test("a late hour is the night shift with its premium and the crane, at straight time or overtime", () => {
  expect(costWaiting(smallPlant)).toMatchObject({
    ...{ lateRate: 6250, lateHour: 102500, lateCost: 512500, overtimeCost: 662500 },
  });
});

const claimed = 196898;
test.each([
  ["rule", undefined, { paid: 0, held: 0, overpaid: 0 }],
  ["rule", "approve", { paid: claimed, held: 0, overpaid: 10275 }],
  ["rule", "hold", { paid: 0, held: claimed, overpaid: 0 }],
  ["rule", "correct", { paid: claimed - 10275, held: 10275, overpaid: 0 }],
  // Hours that were granted are not held.
  ["claim", "correct", { paid: claimed, held: 0, overpaid: 10275 }],
] as const)("hours by %s, the invoice line: %s", (hours, line, consequence) => {
  expect(decide({ hours, line }).line).toMatchObject({ claimed, ...consequence });
});

/** A third pipefitter, on another order, late and with 0.40 h claimed too much; nobody decides on that. */
const { shift } = smallPlant;
const [first] = shift.workers;
if (!first) throw new Error("the small plant has no workers");
const late = {
  ...first,
  ...{ worker: "W-4", crew: "Crew 4", order: "WO-3", in: "06:24", out: "17:00", claimed: 10.5 },
  ...{ equipment: undefined, equipmentHours: 0 },
};
const plant = { ...smallPlant, shift: { ...shift, workers: [...shift.workers, late] } };

/** By hand, in docs/plant.md. */
test.each([
  [
    "the right way",
    { certificate: "renew", hours: "rule", scaffold: "dismantle", line: "correct" },
    { line: [186623, 10275], others: [80878, 4110], added: [53900, 0], waiting: [203840, 0] },
    { paid: 528481, held: 14385, overpaid: 0, avoidable: 0 },
    { openExceptions: 1, late: 0 },
  ],
  [
    "when nobody looks",
    unseen,
    { line: [196898, 0], others: [80878, 4110], added: [0, 0], waiting: [181920, 0] },
    { paid: 479136, held: 4110, overpaid: 10275, avoidable: 517055 },
    { openExceptions: 1, late: 5 },
  ],
] as const)("%s, it comes to this", (_name, decisions, parts, total, kpis) => {
  const settlement = settlePlant(plant, decisions);
  for (const [id, [paid, held]] of Object.entries(parts)) {
    expect(settlement.parts[id as keyof typeof parts], id).toMatchObject({ paid, held });
  }
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
  const settlements = all.map((decisions) => ({ decisions, ...settlePlant(plant, decisions) }));
  const add = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0);

  test("no figure contradicts another, and nothing costs more than when nobody looks", () => {
    const most = settlePlant(plant, unseen).total.avoidable;
    for (const { decisions, roster, line, scaffold, parts, total } of settlements) {
      const said = JSON.stringify(decisions);
      const all = Object.values(parts);
      expect(add(all.map(({ paid }) => paid)), said).toBe(total.paid);
      expect(add(all.map(({ workers }) => workers)), said).toBe(roster.length);
      const isPaid = decisions.line === "approve" || decisions.line === "correct";
      const owed = roster
        .filter(({ order }) => isPaid || order !== line.order)
        .map(({ pay }) => pay.total);
      const beyond = [isPaid ? line.overpaid : 0, scaffold.waitingCost, scaffold.rental];
      expect(add([...owed, ...beyond]), said).toBe(total.paid);
      for (const amount of [line.paid, line.held, scaffold.rental, ...Object.values(total)]) {
        expect(Number.isInteger(amount) && amount >= 0, said).toBe(true);
      }
      expect(total.avoidable, said).toBeLessThanOrEqual(most);
    }
  });

  test("each decision leaves the records of the others, and everyone else's hours, as they are", () => {
    const { hours } = plant.shift.decisions;
    for (const { decisions, ...result } of settlements) {
      const { certificate } = settlePlant(plant, { certificate: decisions.certificate });
      const listOthers = ({ roster }: ReturnType<typeof settlePlant>) =>
        roster.filter(
          ({ worker, crew }) => worker !== certificate.line?.worker && crew !== hours.crew,
        );
      expect(result.certificate).toEqual(certificate);
      expect(result.hours).toEqual(settlePlant(plant, { hours: decisions.hours }).hours);
      expect(result.scaffold).toEqual(
        settlePlant(plant, { scaffold: decisions.scaffold }).scaffold,
      );
      expect(listOthers(result)).toEqual(listOthers(settlePlant(plant, {})));
    }
  });
});
