import { describe, expect, it } from "vitest";
import { buildTestLead } from "../../tests/leads/test-lead.ts";
import {
  addMonths,
  getAnswerClock,
  getDayStart,
  getLateTime,
  getTimeOn,
  runOneAtATime,
} from "./clock.ts";

it.each([
  ["2026-11-20", "UTC", "2026-11-20T00:00:00.000Z"],
  ["2026-03-29", "Europe/Berlin", "2026-03-28T23:00:00.000Z"],
  ["2026-10-26", "Europe/Berlin", "2026-10-25T23:00:00.000Z"],
  ["2026-04-05", "Pacific/Auckland", "2026-04-04T11:00:00.000Z"],
  ["2026-11-01", "America/New_York", "2026-11-01T04:00:00.000Z"],
])("a day begins at midnight on the wall: %s in %s", (day, timeZone, start) => {
  expect(getDayStart(day, timeZone).toISOString()).toBe(start);
});

it.each([
  ["2026-11-20", "UTC", "2026-11-20T12:00:00.000Z"],
  ["2026-03-29", "Europe/Berlin", "2026-03-29T10:00:00.000Z"],
  ["2026-10-25", "Europe/Berlin", "2026-10-25T11:00:00.000Z"],
  ["2026-11-20", "Pacific/Auckland", "2026-11-19T23:00:00.000Z"],
])("noon is on the wall, too: %s in %s", (day, timeZone, noon) => {
  expect(getTimeOn(day, "12:00:00", timeZone).toISOString()).toBe(noon);
});

it.each([
  ["2026-03-31T10:11:12.013Z", -1, "2026-02-28T10:11:12.013Z"],
  ["2026-05-31", -1, "2026-04-30"],
  ["2028-02-29", -12, "2027-02-28"],
  ["2028-02-29", 24, "2030-02-28"],
  ["2026-01-31", -14, "2024-11-30"],
  ["2026-12-31", 2, "2027-02-28"],
  ["2026-11-20", -12, "2025-11-20"],
  ["2026-12", 1, "2027-01"],
])("a month ends where it ends: %s and %s months", (date, count, other) => {
  expect(addMonths(date, count)).toBe(other);
});

it("runs once more after what runs, however many ask meanwhile, and never twice at once", async () => {
  let atOnce = 0;
  let most = 0;
  let runs = 0;
  const run = runOneAtATime(async () => {
    most = Math.max(most, ++atOnce);
    runs += 1;
    await new Promise((resolve) => setTimeout(resolve, 1));
    atOnce -= 1;
  });
  await Promise.all([run(), run(), run(), run()]);
  expect([runs, most]).toEqual([2, 1]);
  await run();
  expect([runs, most]).toEqual([3, 1]);
});

const hour = 3_600_000;

function getClock(
  receivedAt: string,
  now: string,
  { answeredAt, inQuarantine = false, timeZone = "UTC" } = {} as {
    answeredAt?: string;
    inQuarantine?: boolean;
    timeZone?: string;
  },
) {
  const lead = { ...buildTestLead(1).lead, receivedAt, inQuarantine };
  const work = { stage: "new", history: [], ...(answeredAt && { answeredAt }) } as const;
  const { openTime, ...rest } = getAnswerClock({ lead, work }, new Date(now), timeZone);
  return { hours: openTime / hour, ...rest };
}

describe("the answer clock", () => {
  it.each([
    ["within a day", "2026-11-18T10:00:00Z", "2026-11-19T10:00:00Z", 24, false],
    ["past a day", "2026-11-18T10:00:00Z", "2026-11-19T10:01:00Z", 24 + 1 / 60, true],
    ["over a weekend", "2026-11-20T15:00:00Z", "2026-11-23T15:00:00Z", 24, false],
    ["from a Saturday", "2026-11-21T15:00:00Z", "2026-11-23T08:00:00Z", 8, false],
    ["on a Sunday", "2026-11-21T15:00:00Z", "2026-11-22T15:00:00Z", 0, false],
    ["over two weeks", "2026-11-09T00:00:00Z", "2026-11-23T00:00:00Z", 240, true],
    [
      "before it arrives, by another's clock",
      "2026-11-18T10:00:01Z",
      "2026-11-18T10:00:00Z",
      -1 / 3600,
      false,
    ],
  ])("counts Monday to Friday: %s", (_, receivedAt, now, hours, isLate) => {
    expect(getClock(receivedAt, now)).toEqual({ hours, isLate, isRunning: true });
  });

  it("begins and ends weekends at midnight in the time zone", () => {
    // Friday 23:00 in New York, Saturday 04:00 UTC, Saturday 05:00 in Berlin.
    const times = ["2026-11-21T04:00:00Z", "2026-11-23T12:00:00Z"] as const;
    expect(getClock(...times, { timeZone: "America/New_York" })).toMatchObject({ hours: 8 });
    expect(getClock(...times, { timeZone: "Europe/Berlin" })).toMatchObject({ hours: 13 });
  });

  it("takes every day for 24 hours, also when clocks are changed on a weekday", () => {
    // Cairo, from Thursday to Friday: 23 hours.
    const times = ["2026-04-23T10:00:00Z", "2026-04-24T09:00:00Z"] as const;
    expect(getClock(...times, { timeZone: "Africa/Cairo" })).toMatchObject({ hours: 24 });
  });

  it("ends with the answer", () => {
    const answeredAt = "2026-11-18T12:00:00Z";
    expect(getClock("2026-11-18T10:00:00Z", "2026-11-30T10:00:00Z", { answeredAt })).toEqual({
      hours: 2,
      isLate: false,
      isRunning: false,
    });
  });

  it("does not run in quarantine", () => {
    const { isRunning } = getClock("2026-11-18T10:00:00Z", "2026-11-30T10:00:00Z", {
      inQuarantine: true,
    });
    expect(isRunning).toBe(false);
  });
});

it.each(["UTC", "Europe/Berlin", "America/New_York"])(
  "knows the time before which a lead is late, on every day in %s",
  (timeZone) => {
    // Over weekends and both changes of the clocks.
    for (let step = 0; step < 800; step++) {
      const now = new Date(Date.UTC(2026, 0, 1, 0, 1) + step * 11 * hour);
      const late = getLateTime(now, timeZone).getTime();
      const isLate = (time: number) => {
        const lead = { ...buildTestLead(1).lead, receivedAt: new Date(time).toISOString() };
        const work = { stage: "new", history: [] } as const;
        return getAnswerClock({ lead, work }, now, timeZone).isLate;
      };
      expect([isLate(late - 1000), isLate(late + 1000)], now.toISOString()).toEqual([true, false]);
    }
  },
);
