/**
 * `npm run holidays`: writes the public holidays of each country, by state or province, into
 * calculators/holidays, from the package date-holidays, which is too large for a browser (1.5 MB).
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import Holidays from "date-holidays";
import type { CountryHolidays } from "../calculators/work-days.ts";
import packages from "../package.json" with { type: "json" };

/** Countries on offer, ISO 3166-1: those with plants of our visitors that date-holidays knows. */
export const countryCodes = (
  "AE AR AT AU AZ BE BG BH BR CA CH CL CN CO CZ DE DK DZ EG ES FI FR GB GR HR HU ID IE IN IT JP KR " +
  "KZ LT MX MY NG NL NO NZ PE PH PL PT RO RS SA SE SG SI SK TH TR TT TW US VN ZA"
).split(" ");

/** Where English is written as in Britain; of other countries the package does so, too, and this site does not. */
const british = "AU CA GB IE IN MY NG NZ SG TT ZA".split(" ");

/** What calculators/holidays must have been made from. */
export const source = `date-holidays ${packages.devDependencies["date-holidays"]}`;

/** The years on offer. */
const years = Array.from({ length: 10 }, (_, place) => 2026 + place);

const dayLength = 86_400_000;

/** Public holidays of a country and its states as ISO 8601 days, a holiday of several days as each of them. */
function listDays(code: string, area: string): { day: string; name: string }[] {
  const holidays = area ? new Holidays(code, area) : new Holidays(code);
  return years
    .flatMap((year) => holidays.getHolidays(year, "en"))
    .filter(({ type }) => type === "public")
    .flatMap(({ date, start, end, name: given }) => {
      const name = british.includes(code) ? given : given.replace("Labour", "Labor");
      const first = Date.parse(`${date.slice(0, 10)}T00:00:00Z`);
      const length = Math.max(1, Math.round((end.getTime() - start.getTime()) / dayLength));
      return Array.from({ length }, (_, place) => ({
        day: new Date(first + place * dayLength).toISOString().slice(0, 10),
        name,
      }));
    });
}

/** What the browser loads when a visitor chooses a country. */
export function listHolidays(code: string): CountryHolidays {
  const states = Object.entries(new Holidays().getStates(code, "en") ?? {});
  // The whole country first: for those who choose no state.
  const areas = ["", ...states.map(([state]) => state)];
  const found = new Map<string, { day: string; name: string; areas: string[] }>();
  for (const area of areas) {
    for (const { day, name } of listDays(code, area)) {
      const entry = found.get(day + name) ?? { day, name, areas: [] };
      if (!entry.areas.includes(area)) entry.areas.push(area);
      found.set(day + name, entry);
    }
  }
  const byName = new Map<string, CountryHolidays["holidays"][number]>();
  for (const { day, name, areas: observing } of found.values()) {
    const only = observing.length === areas.length ? "" : observing.join(" ");
    const holiday = byName.get(name + only) ?? {
      name,
      days: [],
      ...(only && { areas: observing }),
    };
    holiday.days.push(day);
    byName.set(name + only, holiday);
  }
  return {
    source,
    years: [years[0] ?? 0, years.at(-1) ?? 0],
    weekend: getWeekend(code),
    states: states.map(([id, name]) => ({ id, name })),
    holidays: [...byName.values()],
  };
}

/** Days of the weekend, 1 for Monday to 7 for Sunday (Unicode CLDR). */
function getWeekend(code: string): number[] {
  const locale = new Intl.Locale(`und-${code}`) as Intl.Locale & {
    getWeekInfo(): { weekend: number[] };
  };
  return locale.getWeekInfo().weekend;
}

if (import.meta.main) {
  const folder = resolve(import.meta.dirname, "../calculators/holidays");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  for (const code of countryCodes) {
    await writeFile(resolve(folder, `${code}.json`), `${JSON.stringify(listHolidays(code))}\n`);
  }
  console.log(`${countryCodes.length} countries in calculators/holidays`);
}
