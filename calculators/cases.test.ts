import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { measureGap } from "../plant/gap.ts";
import { toCents } from "../plant/money.ts";
import { dateCountdown, type Mode } from "./countdown.ts";
import { findBreakEven, workShift } from "./hours-gap.ts";
import { costOne, type ScaffoldCase } from "./scaffold-cost.ts";
import { buildWorkCalendar } from "./work-days.ts";

/*
 * The cases of public/downloads/tool-cases.json, which visitors can download: worked apart from this code.
 */

const file = join(import.meta.dirname, "../public/downloads/tool-cases.json");

/** A case as the file has it; its fields are those of the sheet's formulas. */
// biome-ignore lint/suspicious/noExplicitAny: a file for people and other programs
type Case = { sheet: string; name: string; input: any; result: unknown };

const { cases }: { cases: Case[] } = JSON.parse(readFileSync(file, "utf8"));
const triedSheets = new Set<string>();
function listCases(sheet: string): Case[] {
  triedSheets.add(sheet);
  return cases.filter((each) => each.sheet === sheet);
}

/** Cents as the file has them. */
const dollars = (cents: number) => cents / 100;

test.each(listCases("scaffold-cost"))("scaffold cost: $name", ({ input, result }) => {
  const scaffold = { requested: input.a, built: input.b, needed: input.c, standing: input.d };
  const terms = {
    erection: input.e * 100,
    use: input.f * 100,
    included: input.g,
    period: input.h,
  };
  const costed = costOne(scaffold, terms, { overbuild: input.i, days: input.j });
  const print = (counted: ScaffoldCase) => ({
    q: dollars(counted.overbuiltErection),
    r: dollars(counted.overbuiltUse),
    s: dollars(counted.idleCost),
    t: dollars(counted.idleOverbuilt),
    avoidable: dollars(counted.avoidable),
  });
  expect({
    charged: costed.charged,
    invoiced: dollars(costed.high.total),
    tolerance: print(costed.low),
    strict: print(costed.high),
  }).toEqual(result);
});

test.each(listCases("hours-gap"))("hours gap: $name", ({ input, result }) => {
  const rules = { ...input, break: input.breakHours, rate: toCents(input.rate) };
  const shift = { ...input, in: input.badgeIn, out: input.badgeOut };
  const event = { days: input.turnaroundDays, first: input.firstDay - 1 };
  const worked = workShift(shift, rules, event);
  const { straight, overtime, hourRate } = worked.more;
  const { compared: checked, differing, average } = input;
  const sample = { checked, differing, average, hourRate };
  const { minutes, setupHours } = input;
  const effort = { minutes, setupHours, hourlyCost: toCents(input.cost) };
  const { people, shiftsADay, daysAWeek, turnaroundDays } = input;
  const measure = (shifts: number) => {
    const { half, full } = measureGap(shifts, sample, effort).amount;
    return { half: dollars(half), full: dollars(full) };
  };
  const turnaround = people * shiftsADay * turnaroundDays;
  expect({
    gate: worked.gate,
    inWindow: worked.inWindow,
    payable: worked.payable,
    difference: worked.difference,
    straightLeft: worked.straightLeft,
    payableAmount: dollars(worked.payableAmount),
    claimedAmount: dollars(worked.claimedAmount),
    amountDifference: dollars(worked.amountDifference),
    hourMore: { straight, overtime, rate: dollars(hourRate) },
    shift: measure(people),
    week: measure(people * shiftsADay * daysAWeek),
    turnaround: measure(turnaround),
    comparing: dollars(measureGap(turnaround, sample, effort).cost),
    paysFrom: {
      half: findBreakEven(sample, effort, 0.5) ?? null,
      full: findBreakEven(sample, effort, 1) ?? null,
    },
  }).toEqual(result);
});

const readMode = (text: string): Mode => (text === "live" || text === "file" ? text : "none");
test.each(listCases("turnaround-countdown"))("turnaround countdown: $name", ({ input, result }) => {
  const { b: days, c: people, d: perDay, e: contracts, f: lines, g, h, i } = input;
  const [gate, erp, scheduling] = [readMode(g), readMode(h), readMode(i)];
  const turnaround = { days, people, perDay, contracts, lines, gate, erp, scheduling };
  const when = { feedOut: input.a, calendar: buildWorkCalendar(), today: input.a };
  const steps = dateCountdown(turnaround, when).map(({ id, from, ready, hours, start, due }) => [
    id,
    { from, ready, hours, begin: start, due },
  ]);
  expect(Object.fromEntries(steps)).toEqual(result);
});

test("every sheet that the file has cases of is tried", () => {
  expect([...new Set(cases.map(({ sheet }) => sheet))].sort()).toEqual([...triedSheets].sort());
});
