import { readdir, readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { buildWorkCalendar, type CountryHolidays } from "../calculators/work-days.ts";
import { countryCodes, listHolidays, source } from "./make-holidays.ts";

const folder = resolve(import.meta.dirname, "../calculators/holidays");

async function readHolidays(code: string): Promise<CountryHolidays> {
  return JSON.parse(await readFile(resolve(folder, `${code}.json`), "utf8"));
}

test("calculators/holidays is what `npm run holidays` writes with the installed package", async () => {
  expect(await readdir(folder)).toEqual(countryCodes.map((code) => `${code}.json`));
  for (const code of countryCodes) expect((await readHolidays(code)).source).toBe(source);
  // All of them would take ten seconds.
  expect(await readHolidays("DE")).toEqual(listHolidays("DE"));
});

test.each([
  ["US", "TX", "2027-09-06", "Labor Day"],
  ["GB", "", "2027-12-25", "Christmas Day"],
  ["DE", "BY", "2027-05-27", "Corpus Christi"],
  // The third of four days.
  ["SA", "", "2027-03-11", "End of Ramadan (Eid al-Fitr)"],
  // A bank holiday from 14:00 on is a working day.
  ["DE", "", "2027-12-24", undefined],
])("%s %s on %s: %s", async (code, state, day, name) => {
  expect(buildWorkCalendar(await readHolidays(code), state).observed.get(day)).toBe(name);
});
