import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { smallPlant } from "../tests/small-plant.ts";
import { type Decisions, settle, unseen } from "./settle.ts";

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

  test("on a work order without confined space, the worker is cleared", () => {
    const clearance = (certificate: "admit" | "reassign") =>
      decide({ certificate }).roster.find(({ worker }) => worker === "W-3")?.clearance;
    expect([clearance("admit"), clearance("reassign")]).toEqual(["stopped", "cleared"]);
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
    [undefined, { days: 0, cost: 0, idleDays: 17, avoidable: 0 }],
    ["leave", { days: 12, cost: 19440, idleDays: 29, avoidable: 16200 }],
    ["dismantle", { days: 2, cost: 3240, idleDays: 19, avoidable: 0 }],
    ["keep", { days: 3, cost: 4860, idleDays: 0, avoidable: 0 }],
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

test("nobody looking costs the claim, and the days that the scaffold stands", () => {
  expect(decide(unseen)).toMatchObject({
    total: { avoidable: 10275 + 16200, held: 0 },
    kpis: { openExceptions: 0, idleDays: 29, breaches: 1 },
  });
});

describe("whatever is decided", () => {
  const decisions: fc.Arbitrary<Decisions> = fc.record({
    certificate: fc.constantFrom(undefined, "admit", "renew", "reassign"),
    hours: fc.constantFrom(undefined, "claim", "gate", "rule"),
    scaffold: fc.constantFrom(undefined, "leave", "dismantle", "keep"),
    line: fc.constantFrom(undefined, "approve", "hold", "correct"),
  });

  test("nobody else's hours change", () => {
    const { certificate, hours } = smallPlant.shift.decisions;
    const concerned = [certificate.worker, hours.worker];
    const others = (made: Decisions) =>
      decide(made).roster.filter(({ worker }) => !concerned.includes(worker));
    fc.assert(
      fc.property(decisions, (made) => {
        expect(others(made)).toEqual(others({}));
      }),
    );
  });

  test("each decision leaves the records of the others as they are", () => {
    fc.assert(
      fc.property(decisions, (made) => {
        const result = decide(made);
        expect(result.certificate).toEqual(decide({ certificate: made.certificate }).certificate);
        expect(result.hours).toEqual(decide({ hours: made.hours }).hours);
        expect(result.scaffold).toEqual(decide({ scaffold: made.scaffold }).scaffold);
      }),
    );
  });

  test("amounts are whole cents from zero, and paid and held add up to the claim", () => {
    fc.assert(
      fc.property(decisions, (made) => {
        const { line, total, scaffold } = decide(made);
        for (const amount of [line.paid, line.held, total.paid, total.avoidable, scaffold.cost]) {
          expect(Number.isInteger(amount) && amount >= 0).toBe(true);
        }
        if (made.line) expect(line.paid + line.held).toBe(line.claimed);
      }),
    );
  });
});
