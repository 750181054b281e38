import fc from "fast-check";
import { expect, test } from "vitest";
import { smallPlant } from "../tests/small-plant.ts";
import { getShiftRules, payHours, settleHours } from "./hours.ts";

const rules = getShiftRules(smallPlant);
const terms = { rate: 6850, perDiem: 4500, equipment: { hours: 4, rate: 1850 } };

/** The cases of docs/plant.md, "Hours". */
test.each([
  [
    "a day shift",
    "05:52",
    "17:41",
    0,
    { gate: 11.82, inWindow: 11.5, payable: 11, straight: 8, overtime: 3 },
  ],
  ["under six hours in the window", "06:00", "11:59", 0, { payable: 5.98, straight: 5.98 }],
  ["six hours in the window", "06:00", "12:00", 0, { payable: 5.5, straight: 5.5 }],
  ["until the same time on the next day", "06:00", "06:00", 0, { gate: 24, payable: 11 }],
  ["sent home early", "05:52", "08:20", 0, { gate: 2.47, payable: 4, straight: 4, overtime: 0 }],
  ["standby", "05:55", "17:36", 0.75, { payable: 11, straight: 7.25, overtime: 3, standby: 0.75 }],
])("payable hours, %s", (_name, start, end, standby, hours) => {
  expect(settleHours({ in: start, out: end, standby }, rules)).toMatchObject(hours);
});

test("the payable hours of a night shift cross midnight and have a premium for each", () => {
  const night = { ...rules, ...smallPlant.contracts.rules.night };
  expect(settleHours({ in: "17:20", out: "05:11", standby: 0 }, night)).toMatchObject({
    gate: 11.85,
    payable: 11,
    premium: 11,
  });
});

test.each([
  ["23:50", "08:10", "00:00", "08:00", 8],
  ["00:20", "05:20", "17:30", "05:00", 4.67],
  ["22:48", "07:10", "23:00", "07:00", 8],
  ["18:00", "04:00", "06:00", "17:30", 0],
])("of %s to %s, what is in the window from %s to %s is %s h", (start, end, from, to, inWindow) => {
  const own = { ...rules, windowStart: from, windowEnd: to };
  expect(settleHours({ in: start, out: end, standby: 0 }, own)).toMatchObject({ inWindow });
});

test("payable hours are never negative, and add up", () => {
  const time = fc
    .integer({ min: 0, max: 24 * 60 - 1 })
    .map(
      (at) => `${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`,
    );
  fc.assert(
    fc.property(time, time, fc.integer({ min: 0, max: 1200 }), (start, end, standby) => {
      const hours = settleHours({ in: start, out: end, standby: standby / 100 }, rules);
      for (const value of Object.values(hours)) expect(value).toBeGreaterThanOrEqual(0);
      expect(hours.straight + hours.overtime + hours.standby).toBeCloseTo(hours.payable, 6);
      const pay = payHours(hours, terms, rules);
      for (const amount of Object.values(pay)) expect(amount).toBeGreaterThanOrEqual(0);
      expect(pay.straight + pay.overtime + pay.standby + pay.premium).toBe(pay.labor);
      expect(pay.labor + pay.perDiem + pay.equipment).toBe(pay.total);
    }),
  );
});

test("straight time, overtime, standby, premium, per diem and equipment are each rounded to the cent", () => {
  const hours = { straight: 7.25, overtime: 3, standby: 0.75, premium: 11 };
  expect(payHours(hours, terms, rules)).toEqual({
    straight: 49663,
    overtime: 30825,
    standby: 4110,
    premium: 2750,
    labor: 87348,
    perDiem: 4500,
    equipment: 7400,
    total: 99248,
  });
});
