import { expect, it } from "vitest";
import { buildTestLead } from "../../tests/leads/test-lead.ts";
import { addMonths, getAnswerClock, getLateTime, getTimeOn, runOneAtATime } from "./clock.ts";

it.each([
  ["2026-11-20", "00:00:00", "UTC", "2026-11-20T00:00:00.000Z"],
  ["2026-03-29", "00:00:00", "Europe/Berlin", "2026-03-28T23:00:00.000Z"],
  ["2026-10-26", "00:00:00", "Europe/Berlin", "2026-10-25T23:00:00.000Z"],
  ["2026-04-05", "00:00:00", "Pacific/Auckland", "2026-04-04T11:00:00.000Z"],
  ["2026-11-01", "00:00:00", "America/New_York", "2026-11-01T04:00:00.000Z"],
  ["2026-03-29", "12:00:00", "Europe/Berlin", "2026-03-29T10:00:00.000Z"],
  ["2026-11-20", "12:00:00", "Pacific/Auckland", "2026-11-19T23:00:00.000Z"],
])("a time is that on the wall: %s, %s in %s", (day, clock, timeZone, time) => {
  expect(getTimeOn(day, clock, timeZone).toISOString()).toBe(time);
});

it.each([
  ["2026-03-31T10:11:12.013Z", -1, "2026-02-28T10:11:12.013Z"],
  ["2028-02-29", -12, "2027-02-28"],
  ["2026-01-31", -14, "2024-11-30"],
  ["2026-12-31", 2, "2027-02-28"],
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

function getClock(receivedAt: string, now: string, timeZone = "UTC", answeredAt?: string) {
  const lead = { ...buildTestLead(1).lead, receivedAt };
  const work = { stage: "new", history: [], ...(answeredAt && { answeredAt }) } as const;
  const { openTime, ...rest } = getAnswerClock({ lead, work }, new Date(now), timeZone);
  return { hours: openTime / hour, ...rest };
}

it.each([
  ["within a day", "2026-11-18T10:00:00Z", "2026-11-19T10:00:00Z", "UTC", 24, false],
  ["past a day", "2026-11-18T10:00:00Z", "2026-11-19T10:01:00Z", "UTC", 24 + 1 / 60, true],
  ["over a weekend", "2026-11-20T15:00:00Z", "2026-11-23T15:00:00Z", "UTC", 24, false],
  ["from a Saturday", "2026-11-21T15:00:00Z", "2026-11-23T08:00:00Z", "UTC", 8, false],
  ["on a Sunday", "2026-11-21T15:00:00Z", "2026-11-22T15:00:00Z", "UTC", 0, false],
  // Friday 23:00 in New York, Saturday 05:00 in Berlin.
  ["there", "2026-11-21T04:00:00Z", "2026-11-23T12:00:00Z", "America/New_York", 8, false],
  ["there", "2026-11-21T04:00:00Z", "2026-11-23T12:00:00Z", "Europe/Berlin", 13, false],
  // From Thursday to Friday, on which clocks are changed: 23 hours.
  ["in 24 hours a day", "2026-04-23T10:00:00Z", "2026-04-24T09:00:00Z", "Africa/Cairo", 24, false],
])(
  "the answer clock counts Monday to Friday, %s: %s to %s in %s",
  (_, from, to, timeZone, hours, isLate) => {
    expect(getClock(from, to, timeZone)).toEqual({ hours, isLate, isRunning: true });
  },
);

it.each(["UTC", "Europe/Berlin", "America/New_York"])(
  "knows the time before which a lead is late, on every day in %s",
  (timeZone) => {
    // Over weekends and both changes of the clocks.
    for (let step = 0; step < 800; step++) {
      const now = new Date(Date.UTC(2026, 0, 1, 0, 1) + step * 11 * hour);
      const late = getLateTime(now, timeZone).getTime();
      const isLate = (time: number) =>
        getClock(new Date(time).toISOString(), now.toISOString(), timeZone).isLate;
      expect([isLate(late - 1000), isLate(late + 1000)], now.toISOString()).toEqual([true, false]);
    }
  },
);
