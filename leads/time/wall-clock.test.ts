import { expect, it } from "vitest";
import { getDayStart, getTimeOn } from "./wall-clock.ts";

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
