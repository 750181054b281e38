import { describe, expect, test } from "vitest";
import { addDays, countDays } from "../plant/days.ts";
import { buildWorkCalendar, type CountryHolidays, findWorkDay, isWorkDay } from "./work-days.ts";

const country: CountryHolidays = {
  source: "by hand",
  years: [2027, 2027],
  weekend: [5, 6],
  states: [{ id: "N", name: "North" }],
  holidays: [
    { name: "New Year", days: ["2027-01-03"] },
    { name: "New Year (substitute day)", days: ["2027-01-07"] },
    { name: "Founding Day of the North", days: ["2027-01-04"], areas: ["N"] },
    { name: "Bank day", days: ["2027-01-05"], areas: [""] },
  ],
};

test("days are counted over the end of a month, of a leap February and of summer time", () => {
  expect(addDays("2028-02-28", 2)).toBe("2028-03-01");
  expect(addDays("2027-03-29", -2)).toBe("2027-03-27");
  expect(countDays("2027-10-30", "2027-11-02")).toBe(3);
});

describe("working days", () => {
  const taken = ["New Year", "Founding Day of the North", "Bank day"];
  const north = buildWorkCalendar(country, "N", taken);

  test("holidays are worked until they are taken off, each with its substitute day", () => {
    const { holidays, offered } = buildWorkCalendar(country, "N");
    expect([...holidays]).toEqual([]);
    expect(offered).toEqual(["New Year", "Founding Day of the North"]);
    expect([...buildWorkCalendar(country, "N", ["New Year"]).holidays.keys()]).toEqual([
      "2027-01-03",
      "2027-01-07",
    ]);
  });

  test.each([
    // A Friday: the weekend here.
    ["2027-01-01", false],
    ["2027-01-03", false],
    ["2027-01-04", false],
    ["2027-01-05", true],
  ])("%s in the north: %s", (day, expected) => {
    expect(isWorkDay(day, north)).toBe(expected);
  });

  test("without a state, its holidays do not count and the country's own do", () => {
    const whole = buildWorkCalendar(country, "", taken);
    expect([isWorkDay("2027-01-04", whole), isWorkDay("2027-01-05", whole)]).toEqual([true, false]);
  });

  test("the nearest working day, forward and back over a weekend and holidays", () => {
    expect(findWorkDay("2027-01-02", 1, north)).toBe("2027-01-05");
    expect(findWorkDay("2027-01-04", -1, north)).toBe("2026-12-31");
    expect(findWorkDay("2027-01-05", -1, north)).toBe("2027-01-05");
  });
});
