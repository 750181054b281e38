import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { modes, planCountdown, type StepId, type Turnaround } from "./countdown.ts";
import { type DatedStep, dateCountdown } from "./countdown-dates.ts";
import { addDays, isWorkDay, plainCalendar } from "./work-days.ts";

/** 1,500 people for five weeks. */
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

describe("the sample, by hand", () => {
  // 1,500 / 60 = 25 days = 5 weeks; 3 weeks of gate test before them; 12 / 6 = 2 weeks for rates;
  // 6 + 12 / 4 = 9 weeks for contracts; 400 / 100 = 4 weeks for the catalog; 2 for the review:
  // 1 + 5 + 3 + 2 + 9 + 4 + 2 = 26 weeks.
  test.each([
    ["review", -26, -24, 48],
    ["catalog", -24, -20, 100],
    ["contracts", -20, -11, 288],
    ["gate", -15, -9, 80],
    ["rates", -11, -9, 96],
    ["certificates", -11, -9, 40],
    ["gateTest", -9, -6, 48],
    ["rosters", -8, -6, 48],
    ["erp", -11, -3, 160],
    ["scheduling", -5, -3, 16],
    ["desk", -5, -3, 96],
    ["rehearsal", -3, -2, 108],
    ["onboarding", -6, -1, 375],
    ["running", 0, 0, 2520],
    ["access", 0, 1, 50],
    ["invoices", 1, 3, 96],
    ["record", 3, 4, 40],
  ] as const)("%s: weeks %i to %i, %i h", (id, from, ready, hours) => {
    expect(find(planCountdown(sample), id)).toMatchObject({ from, ready, hours });
  });

  test("steps come in the order they must be ready", () => {
    const before = planCountdown(sample).filter(({ phase }) => phase === "before");
    expect(before.map(({ ready }) => ready)).toEqual(
      before.map(({ ready }) => ready).toSorted((a, b) => a - b),
    );
  });
});

test("another thousand people: four weeks more to onboard them, two desks more", () => {
  // 2,500 / 60 = 41.7, so 42 days, so 9 weeks; 2,500 / 500 = 5 desks x 24 h x 35 days.
  const steps = planCountdown({ ...sample, people: 2500 });
  expect(find(steps, "onboarding")).toMatchObject({ from: -10, weeks: 9, hours: 625 });
  expect(find(steps, "running").hours).toBe(4200);
  expect(find(steps, "review").from).toBe(-30);
});

test("a file instead of a live connection takes less time", () => {
  const steps = planCountdown({ ...sample, gate: "file", erp: "none" });
  expect(find(steps, "gate")).toMatchObject({ from: -11, weeks: 2, hours: 24 });
  expect(find(steps, "erp")).toMatchObject({ weeks: 1, hours: 16 });
  expect(find(steps, "review").hours).toBe(40);
});

/** Feed-out on Monday, May 10, 2027; the last day is Sunday, June 13. */
const dates = { feedOut: "2027-05-10", calendar: plainCalendar, today: "2026-01-01" };
const kinds = ({ conflicts }: DatedStep) => conflicts.map(({ kind }) => kind);

describe("the dates of the sample", () => {
  const steps = dateCountdown(sample, dates);

  test.each([
    // May 10 less 26 x 7 = 182 days.
    ["review", "2026-11-09", "2026-11-23"],
    ["onboarding", "2027-03-29", "2027-05-03"],
    ["running", "2027-05-10", "2027-06-13"],
    // A week after Sunday, June 13, is a Sunday: the Friday before. The start moves to Monday.
    ["access", "2027-06-14", "2027-06-18"],
    ["record", "2027-07-05", "2027-07-09"],
  ] as const)("%s: %s to %s", (id, start, due) => {
    expect(find(steps, id)).toMatchObject({ start, due });
  });

  test("what would be ready on a Sunday is ready on the Friday before, and says so", () => {
    expect(find(steps, "access").conflicts).toEqual([{ kind: "moved", from: "2027-06-20" }]);
  });
});

describe("what stands in the way", () => {
  const withHolidays = (holidays: [string, string][], today = dates.today) =>
    dateCountdown(sample, {
      ...dates,
      today,
      calendar: { ...plainCalendar, holidays: new Map(holidays) },
    });

  test("a step that should have been ready, and one that should have begun", () => {
    // The review was due on November 23; the catalog, due on December 21, began that day.
    const steps = withHolidays([], "2026-12-01");
    expect(find(steps, "review").conflicts).toEqual([{ kind: "late", days: 8 }]);
    // 4 weeks have 20 working days; from Tuesday, December 1, to Friday, December 18, there are 14.
    expect(find(steps, "catalog").conflicts).toEqual([{ kind: "begun", left: 14, total: 20 }]);
    expect(find(steps, "contracts").conflicts).toEqual([]);
  });

  test("on the day itself, nothing is late", () => {
    expect(find(withHolidays([], "2026-11-23"), "review").conflicts).toEqual([
      { kind: "begun", left: 0, total: 10 },
    ]);
    expect(find(withHolidays([], "2026-11-09"), "review").conflicts).toEqual([]);
  });

  test("a due date on a holiday moves to the working day before it", () => {
    const [day, name] = ["2027-05-03", "Early May bank holiday"];
    const { due, conflicts } = find(withHolidays([[day, name]]), "onboarding");
    expect(due).toBe("2027-04-30");
    expect(conflicts).toContainEqual({ kind: "moved", from: day, holiday: name });
  });

  test("a holiday takes a working day from each step that it falls in", () => {
    const holiday = { day: "2027-04-05", name: "Easter Monday" };
    const { conflicts } = find(withHolidays([[holiday.day, holiday.name]]), "onboarding");
    expect(conflicts).toEqual([
      { kind: "holidays", holidays: [holiday], left: 24, total: 25 },
      // 24 x 60 = 1,440 of 1,500.
      { kind: "capacity", left: 60, people: 1500 },
    ]);
  });

  test("a holiday on a weekend takes nothing", () => {
    expect(find(withHolidays([["2027-04-04", "Easter Sunday"]]), "onboarding").conflicts).toEqual(
      [],
    );
  });

  test("holidays while the turnaround runs are named", () => {
    const holiday = { day: "2027-05-31", name: "Memorial Day" };
    const steps = withHolidays([[holiday.day, holiday.name]]);
    expect(find(steps, "running").conflicts).toEqual([{ kind: "worked", holidays: [holiday] }]);
  });

  test("a date beyond the years of the calendar says that its holidays are unknown", () => {
    const calendar = { ...plainCalendar, years: [2026, 2026] } as const;
    const steps = dateCountdown(sample, { ...dates, calendar });
    expect(kinds(find(steps, "review"))).toEqual([]);
    expect(kinds(find(steps, "running"))).toEqual(["unknown"]);
  });
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
      ["gate", "gateTest"],
      ["certificates", "gateTest"],
      ["gateTest", "onboarding"],
      ["gateTest", "rehearsal"],
      ["rosters", "onboarding"],
      ["erp", "rehearsal"],
      ["access", "invoices"],
      ["invoices", "record"],
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

  test("more of anything never makes a step begin later or take fewer hours", () => {
    fc.assert(
      fc.property(
        someTurnaround,
        fc.constantFrom("days", "people", "contracts", "lines"),
        (turnaround, quantity) => {
          const more = planCountdown({ ...turnaround, [quantity]: turnaround[quantity] * 2 });
          for (const step of planCountdown(turnaround).filter(({ ready }) => ready < 0)) {
            const grown = find(more, step.id);
            expect(grown.from).toBeLessThanOrEqual(step.from);
            expect(grown.hours).toBeGreaterThanOrEqual(step.hours);
          }
        },
      ),
    );
  });

  test("every date before and after it is a working day, and a due date never later than counted", () => {
    fc.assert(
      fc.property(someTurnaround, someDay, someCalendar, (turnaround, feedOut, calendar) => {
        const steps = dateCountdown(turnaround, { feedOut, calendar, today: feedOut });
        for (const { phase, start, due, ready } of steps) {
          if (phase === "during") continue;
          expect(isWorkDay(start, calendar) && isWorkDay(due, calendar)).toBe(true);
          if (phase === "before") expect(due <= addDays(feedOut, 7 * ready)).toBe(true);
        }
      }),
    );
  });
});
