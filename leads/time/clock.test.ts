import { expect, it } from "vitest";
import { addMonths, getDayStart, getTimeOn, runOneAtATime } from "./clock.ts";

it.each([
  ["2026-11-20", "UTC", "2026-11-20T00:00:00.000Z"],
  ["2026-03-29", "Europe/Berlin", "2026-03-28T23:00:00.000Z"],
  ["2026-03-30", "Europe/Berlin", "2026-03-29T22:00:00.000Z"],
  ["2026-10-26", "Europe/Berlin", "2026-10-25T23:00:00.000Z"],
  ["2026-04-05", "Pacific/Auckland", "2026-04-04T11:00:00.000Z"],
  ["2026-11-01", "America/New_York", "2026-11-01T04:00:00.000Z"],
  ["2026-11-02", "America/New_York", "2026-11-02T05:00:00.000Z"],
])("a day begins at midnight on the wall: %s in %s", (day, timeZone, start) => {
  expect(getDayStart(day, timeZone).toISOString()).toBe(start);
});

it.each([
  ["2026-11-20", "UTC", "2026-11-20T12:00:00.000Z"],
  ["2026-11-20", "Europe/Berlin", "2026-11-20T11:00:00.000Z"],
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
