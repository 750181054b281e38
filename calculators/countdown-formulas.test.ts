import { expect, test } from "vitest";
import { type StepId, stepRules, type Turnaround } from "./countdown.ts";
import { writeRule, writeWorked } from "./countdown-formulas.ts";

const letters = { people: "c", perDay: "d", contracts: "e", lines: "f", days: "b", systems: "n" };
const numbers = {
  people: "1,500",
  perDay: "60",
  contracts: "12",
  lines: "400",
  days: "35",
  systems: "3",
};
const names = { none: "by hand", file: "file", live: "live" };
const turnaround: Turnaround = {
  days: 35,
  people: 1500,
  perDay: 60,
  contracts: 12,
  lines: 400,
  gate: "live",
  erp: "live",
  scheduling: "file",
};

test.each<[StepId, "weeks" | "hours", string, string | undefined]>([
  ["review", "weeks", "2", undefined],
  ["review", "hours", "24 + n × 8", "24 + 3 × 8"],
  ["contracts", "weeks", "6 + e ÷ 4", "6 + 12 ÷ 4"],
  ["gate", "weeks", "live 6 (by hand 1, file 2)", undefined],
  ["onboarding", "weeks", "c ÷ d ÷ 5", "1,500 ÷ 60 ÷ 5"],
  ["desk", "hours", "c ÷ 500 × 32", "1,500 ÷ 500 × 32"],
  ["running", "hours", "c ÷ 500 × b × 24", "1,500 ÷ 500 × 35 × 24"],
  ["access", "hours", "c ÷ 30", "1,500 ÷ 30"],
])("%s, %s: %s", (id, kind, formula, worked) => {
  const rule = stepRules.get(id)?.[kind] ?? {};
  expect(writeRule({ rule, id }, turnaround, letters, names)).toBe(formula);
  expect(writeWorked(rule, numbers)).toBe(worked);
});
