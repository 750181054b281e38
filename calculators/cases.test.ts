import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { measureGap } from "../plant/gap.ts";
import { dateCountdown, type Mode } from "./countdown.ts";
import { type HoursValues, solveHours } from "./hours-gap.ts";
import { type ScaffoldCase, type ScaffoldValues, solveScaffold } from "./scaffold-cost.ts";
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

/** What a visitor types, by the fields of a sheet. */
const typeIn = (input: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));

test.each(listCases("scaffold-cost"))("scaffold cost: $name", ({ input, result }) => {
  const { a, b, c, d, e, f, g, h, i, j } = input;
  const scaffold = { requested: a, built: b, needed: c, standing: d };
  const terms = { erection: e, use: f, included: g, period: h, overbuild: i, lead: j };
  const { solved } = solveScaffold(typeIn({ ...scaffold, ...terms }) as ScaffoldValues);
  const costed = solved?.costed[0];
  const print = (counted?: ScaffoldCase) =>
    counted && {
      q: dollars(counted.overbuiltErection),
      r: dollars(counted.overbuiltUse),
      s: dollars(counted.idleCost),
      t: dollars(counted.idleOverbuilt),
      avoidable: dollars(counted.avoidable),
    };
  expect({
    charged: costed?.charged,
    invoiced: costed && dollars(costed.high.total),
    tolerance: print(costed?.low),
    strict: print(costed?.high),
  }).toEqual(result);
});

/** The fields of the sheet, of a case's. */
const readHours = ({ input }: Case) =>
  typeIn({
    ...input,
    ...{ shifts: input.shiftsADay, length: input.turnaroundDays, checked: input.compared },
    ...{ setup: input.setupHours, break: input.breakHours, in: input.badgeIn, out: input.badgeOut },
  }) as HoursValues;

test.each(listCases("hours-gap"))("hours gap: $name", (each) => {
  const { solved } = solveHours(readHours(each));
  if (!solved) throw new Error("The sheet has no answer.");
  const { effort, manShifts, pays, sample, worked } = solved;
  const { gate, inWindow, payable, difference, straightLeft } = worked;
  const { straight, overtime, hourRate } = worked.more;
  const measure = (shifts: number) => {
    const { half, full } = measureGap(shifts, sample, effort).amount;
    return { half: dollars(half), full: dollars(full) };
  };
  expect({
    ...{ gate, inWindow, payable, difference, straightLeft },
    payableAmount: dollars(worked.payableAmount),
    claimedAmount: dollars(worked.claimedAmount),
    amountDifference: dollars(worked.amountDifference),
    hourMore: { straight, overtime, rate: dollars(hourRate) },
    shift: measure(manShifts.shift),
    week: measure(manShifts.week),
    turnaround: measure(manShifts.turnaround),
    comparing: dollars(measureGap(manShifts.turnaround, sample, effort).cost),
    paysFrom: { half: pays[0] ?? null, full: pays[1] ?? null },
  }).toEqual(each.result);
});

test.each([
  ["checked", "0", "notZero"],
  ["differing", "1000", "tooMany"],
  ["firstDay", "8", "notDay"],
  ["in", "25:00", "notTime"],
] as const)("hours gap: %s of %s has no answer", (name, value, fault) => {
  const [example] = listCases("hours-gap");
  if (!example) throw new Error("There is no case.");
  const answer = solveHours({ ...readHours(example), [name]: value });
  expect(answer).toMatchObject({ faults: { [name]: fault } });
  expect(answer.solved).toBeUndefined();
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
