/**
 * Working days of a place. Days are ISO 8601 (2027-05-10); nothing depends on a clock or a time zone.
 */
import { addDays, countDays } from "../plant/days.ts";

/** calculators/holidays/{country}.json, which `npm run holidays` writes. */
export interface CountryHolidays {
  /** Package and version that the holidays are from. */
  source: string;
  /** The first and the last year whose holidays are known. */
  years: [number, number];
  /** Days of the weekend, 1 for Monday to 7 for Sunday. */
  weekend: number[];
  states: { id: string; name: string }[];
  /** A holiday without `areas` is observed everywhere; "" among them is the country without a state. */
  holidays: { name: string; days: string[]; areas?: string[] }[];
}

export interface WorkCalendar {
  weekend: readonly number[];
  /** Names of the holidays that are taken off, by day. */
  holidays: ReadonlyMap<string, string>;
  /** The same of all public holidays: a plant may work on them. */
  observed: ReadonlyMap<string, string>;
  /** The first and the last year whose holidays are known. */
  years?: readonly [number, number];
}

/** Saturday and Sunday off, no holidays: a place that nobody has chosen. */
export const plainCalendar: WorkCalendar = {
  weekend: [6, 7],
  holidays: new Map(),
  observed: new Map(),
};

/**
 * The working days of a country, or of one of its states by id.
 *
 * @param off names of the holidays that are taken off; a substitute day goes with its holiday
 * @returns also the names of those that can be
 */
export function buildWorkCalendar(
  country: CountryHolidays,
  state = "",
  off: readonly string[] = [],
): WorkCalendar & { offered: string[] } {
  const all = country.holidays.filter(({ areas }) => !areas || areas.includes(state));
  const getOffered = (name: string) => name.replace(/ \(substitute day\)$/, "");
  const list = (some: typeof all) =>
    new Map(some.flatMap(({ name, days }) => days.map((day) => [day, name])));
  return {
    weekend: country.weekend,
    years: country.years,
    holidays: list(all.filter(({ name }) => off.includes(getOffered(name)))),
    observed: list(all),
    offered: [...new Set(all.map(({ name }) => getOffered(name)))],
  };
}

export function isWeekend(day: string, { weekend }: WorkCalendar): boolean {
  return weekend.includes(new Date(day).getUTCDay() || 7);
}

export function isWorkDay(day: string, calendar: WorkCalendar): boolean {
  return !isWeekend(day, calendar) && !calendar.holidays.has(day);
}

/** The working day nearest to `day`: itself, or one after it (`step` 1) or before it (-1). */
export function findWorkDay(day: string, step: 1 | -1, calendar: WorkCalendar): string {
  return isWorkDay(day, calendar) ? day : findWorkDay(addDays(day, step), step, calendar);
}

/** Every day from `from` up to, but not including, `to`. */
export function listDays(from: string, to: string): string[] {
  return Array.from({ length: countDays(from, to) }, (_, place) => addDays(from, place));
}
