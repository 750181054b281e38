import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { modulePages } from "../app/pages/module/schema.ts";
import { contractorView } from "../app/parts/figures/contractor-view-schema.ts";
import { foremanPhone } from "../app/parts/figures/foreman-phone-schema.ts";
import { shiftRoster } from "../app/parts/figures/shift-roster-schema.ts";
import { readContent } from "../build-site/content/read-content.ts";

/*
 * public/downloads/sample-shift.csv is offered to visitors to check our arithmetic. Here the hours and
 * amounts of each line are worked out anew from its own gate times and rules, by the formula that the
 * page of Time Management states, and compared with what the site shows of that shift.
 */

const root = resolve(import.meta.dirname, "..");
const [header = "", ...rows] = readFileSync(join(root, "public/downloads/sample-shift.csv"), "utf8")
  .trimEnd()
  .split("\n");
const names = header.split(",");
type Line = Record<string, string>;
const lines: Line[] = rows.map((row) =>
  Object.fromEntries(row.split(",").map((value, index) => [names[index], value])),
);

/** Of a text such as "11.50 h" or "$1,663.20": the number. */
const toNumber = (text = "") => Number(text.replace(/[$,h]/g, ""));
const round = (value: number) => Math.round((value + Number.EPSILON) * 100) / 100;
const sum = (name: string) => round(lines.reduce((total, line) => total + Number(line[name]), 0));

/** Minutes since midnight of "05:52". */
function toMinutes(time = ""): number {
  const [hours, minutes] = time.split(":").map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

/** The computed columns of a line, in hours and dollars, from its inputs. */
function settle(line: Line) {
  const get = (name: string) => Number(line[name]);
  const [gateIn, gateOut] = [toMinutes(line.gate_in), toMinutes(line.gate_out)];
  const end = Math.min(gateOut, toMinutes(line.window_end));
  const inWindow = (end - Math.max(gateIn, toMinutes(line.window_start))) / 60;
  const breaks = inWindow >= get("break_from_h") ? get("break_h") : 0;
  const payable = round(Math.max(inWindow - breaks, get("minimum_call_h")));
  const worked = round(payable - get("standby_h"));
  const straight = Math.min(worked, get("overtime_from_h"));
  const overtime = round(worked - straight);
  const labor =
    round(straight * get("rate_usd")) +
    round(overtime * get("rate_usd") * get("overtime_factor")) +
    round(get("standby_h") * get("rate_usd") * get("standby_factor"));
  const equipment = round(get("equipment_h") * get("equipment_rate_usd"));
  return {
    gate_h: round((gateOut - gateIn) / 60),
    payable_h: payable,
    difference_h: round(get("claimed_h") - payable),
    straight_h: straight,
    overtime_h: overtime,
    labor_usd: round(labor),
    equipment_usd: equipment,
    total_usd: round(labor + get("per_diem_usd") + equipment),
  };
}

test.each(lines)("$worker: hours and amounts follow from gate times and rules", (line) => {
  const computed = settle(line);
  const written = Object.fromEntries(
    Object.keys(computed).map((name) => [name, Number(line[name])]),
  );
  expect(written).toEqual(computed);
});

test("workers have numbers, and each its own", () => {
  expect(lines.filter(({ worker }) => !/^W-\d{4}$/.test(worker ?? ""))).toEqual([]);
  expect(new Set(lines.map(({ worker }) => worker)).size).toBe(lines.length);
});

test("the lines that differ from the timesheet are those that the roster shows", () => {
  const { hours } = readContent(root, shiftRoster);
  const differing = lines
    .filter(({ difference_h }) => Number(difference_h) !== 0)
    .map((line) => [line.class, line.gate_h, line.payable_h, line.claimed_h].map(String));
  const shown = hours.map(({ worker, gate, payable, claimed }) => [
    worker,
    ...[gate, payable, claimed].map((value) => value.toFixed(2)),
  ]);
  expect(differing.sort()).toEqual(shown.sort());
});

test("the foreman's crew and the contractor's lines are lines of the file", () => {
  const crew = readContent(root, foremanPhone).rows;
  const contractor = readContent(root, contractorView).lines;
  const shown = [
    ...crew.map(({ worker, rule, claimed }) => ({ worker, payable_h: rule, claimed_h: claimed })),
    ...contractor.map(({ worker, gate, payable, claimed, amount }) => ({
      worker,
      gate_h: gate,
      payable_h: payable,
      claimed_h: claimed,
      total_usd: amount,
    })),
  ].filter(({ worker }) => worker.startsWith("W-"));
  for (const { worker, ...hours } of shown) {
    const line = lines.find((each) => each.worker === worker) ?? {};
    const written = Object.keys(hours).map((name) => [name, Number(line[name])]);
    expect(hours, worker).toEqual(Object.fromEntries(written));
  }
});

describe("the contract rules on the page of Time Management", () => {
  const page = readContent(root, modulePages).find(({ contractRules }) => contractRules);
  const { caption, rules, total, file } = page?.contractRules ?? {};
  const shown = lines.find(({ worker }) => caption?.includes(worker ?? ""));

  test("work out a line of the file", () => {
    expect(toNumber(total?.value)).toBe(Number(shown?.total_usd));
    expect(total?.label).toContain(`${shown?.payable_h} h`);
  });

  test("have amounts that add up to the total", () => {
    const amounts = rules?.map(({ effect }) => effect).filter((effect) => effect.startsWith("$"));
    expect(round(amounts?.reduce((all, amount) => all + toNumber(amount), 0) ?? 0)).toBe(
      toNumber(total?.value),
    );
  });

  test("give the totals of the file", () => {
    const names = ["gate_h", "payable_h", "claimed_h", "total_usd"];
    expect(file?.totals.map(({ value }) => toNumber(value))).toEqual(names.map(sum));
    expect(file?.text).toContain(`${lines.length} workers`);
  });
});
