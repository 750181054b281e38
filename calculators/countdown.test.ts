import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "../plant/days.ts";
import {
  type DatedStep,
  dateCountdown,
  type Holiday,
  modes,
  planCountdown,
  type StepId,
  type Turnaround,
  writeRule,
} from "./countdown.ts";
import { buildWorkCalendar, isWorkDay } from "./work-days.ts";

const plainCalendar = buildWorkCalendar();

/** 1,500 people for five weeks: the example of cases.test.ts, which has its weeks, hours and dates. */
const sample: Turnaround = {
  days: 35,
  people: 1500,
  perDay: 60,
  contracts: 12,
  lines: 400,
  gate: "live",
  erp: "live",
  scheduling: "file",
};

const find = <Step extends { id: StepId }>(steps: readonly Step[], id: StepId): Step => {
  const step = steps.find((each) => each.id === id);
  if (!step) throw new Error(`no step ${id}`);
  return step;
};

/** Feed-out on Monday, May 10, 2027; the last day is Sunday, June 13. */
const dates = { feedOut: "2027-05-10", calendar: plainCalendar, today: "2026-01-01" };
const easter = { day: "2027-04-05", name: "Easter Monday" };
const bank = { day: "2027-05-03", name: "Early May bank holiday" };
const memorial = { day: "2027-05-31", name: "Memorial Day" };

test.each<[string, StepId, DatedStep["conflicts"], { today?: string; holidays?: Holiday[] }]>([
  ["a Sunday", "access", [{ kind: "weekend", from: "2027-06-20" }], {}],
  // The review was due on November 23.
  ["the past", "review", [{ kind: "late", days: 8 }], { today: "2026-12-01" }],
  // 4 weeks have 20 working days; from Tuesday, December 1, to Friday, December 18, there are 14.
  ["a late start", "catalog", [{ kind: "begun", left: 14, total: 20 }], { today: "2026-12-01" }],
  ["nothing", "contracts", [], { today: "2026-12-01" }],
  [
    "a holiday that it would be ready on",
    "onboarding",
    [{ kind: "holiday", from: bank.day, holiday: bank.name }],
    { holidays: [bank] },
  ],
  [
    "a holiday that it falls in",
    "onboarding",
    [
      { kind: "holidays", holidays: [easter], left: 24, total: 25 },
      // 24 x 60 = 1,440 of 1,500.
      { kind: "capacity", left: 60, people: 1500 },
    ],
    { holidays: [easter] },
  ],
  ["a holiday", "running", [{ kind: "worked", holidays: [memorial] }], { holidays: [memorial] }],
])("%s is in the way of the step %s", (_name, id, conflicts, { today, holidays = [] }) => {
  const observed = new Map(holidays.map(({ day, name }) => [day, name]));
  const calendar = { ...plainCalendar, holidays: observed, observed };
  const steps = dateCountdown(sample, { ...dates, calendar, today: today ?? dates.today });
  expect(find(steps, id).conflicts).toEqual(conflicts);
});

test("a due date moves to the working day before, and beyond the calendar's years its holidays are unknown", () => {
  const calendar = { ...plainCalendar, years: [2026, 2026] } as const;
  const { due, conflicts } = find(dateCountdown(sample, { ...dates, calendar }), "access");
  expect(due).toBe("2027-06-18");
  expect(conflicts).toContainEqual({ kind: "unknown" });
});

const someTurnaround = fc.record<Turnaround>({
  days: fc.integer({ min: 1, max: 120 }),
  people: fc.integer({ min: 1, max: 10_000 }),
  perDay: fc.integer({ min: 1, max: 500 }),
  contracts: fc.integer({ min: 1, max: 100 }),
  lines: fc.integer({ min: 1, max: 5000 }),
  gate: fc.constantFrom(...modes),
  erp: fc.constantFrom(...modes),
  scheduling: fc.constantFrom(...modes),
});
const someDay = fc.integer({ min: 0, max: 3650 }).map((count) => addDays("2026-01-01", count));
const someCalendar = fc
  .array(fc.tuple(someDay, fc.constant("Holiday")), { maxLength: 100 })
  .map((holidays) => ({ ...plainCalendar, holidays: new Map(holidays) }));

describe("for every turnaround", () => {
  test("no step begins before what it needs is ready", () => {
    const needs: [StepId, StepId][] = [
      ["review", "catalog"],
      ["catalog", "contracts"],
      ["contracts", "rates"],
      ["rates", "gateTest"],
      ["gateTest", "onboarding"],
      ["gateTest", "rehearsal"],
      ["rosters", "onboarding"],
      ["erp", "rehearsal"],
      ["access", "invoices"],
    ];
    fc.assert(
      fc.property(someTurnaround, (turnaround) => {
        const steps = planCountdown(turnaround);
        for (const [first, second] of needs) {
          expect(find(steps, first).ready).toBeLessThanOrEqual(find(steps, second).from);
        }
      }),
    );
  });

  test("every date before and after it is a working day, and a due date never later than counted", () => {
    fc.assert(
      fc.property(someTurnaround, someDay, someCalendar, (turnaround, feedOut, calendar) => {
        const steps = dateCountdown(turnaround, { feedOut, calendar, today: feedOut });
        for (const { phase, start, due, ready, conflicts } of steps) {
          // They are listed by their kinds.
          expect(new Set(conflicts.map(({ kind }) => kind)).size).toBe(conflicts.length);
          if (phase === "during") continue;
          expect(isWorkDay(start, calendar) && isWorkDay(due, calendar)).toBe(true);
          if (phase === "before") expect(due <= addDays(feedOut, 7 * ready)).toBe(true);
        }
      }),
    );
  });
});

/** The formulas as the sheet prints them. */
const letters = { people: "c", perDay: "d", days: "b", systems: "n" };
const printed = { people: "1,500", perDay: "60", days: "35", systems: "3" };
const modeNames = { none: "by hand", file: "file", live: "live" };
test.each<[StepId, "weeks" | "hours", string, string | undefined]>([
  ["review", "hours", "24 + n × 8", "24 + 3 × 8"],
  ["gate", "weeks", "live 6 (by hand 1, file 2)", undefined],
  ["onboarding", "weeks", "c ÷ d ÷ 5", "1,500 ÷ 60 ÷ 5"],
  ["running", "hours", "c ÷ 500 × b × 24", "1,500 ÷ 500 × 35 × 24"],
])("%s, %s: %s", (id, kind, formula, worked) => {
  const terms = { letters, numbers: printed } as Parameters<typeof writeRule>[2];
  expect(writeRule({ id, kind }, sample, terms, modeNames)).toEqual({ formula, worked });
});
