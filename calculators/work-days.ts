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

/**
 * The working days of a country, or of one of its states by id; without one, Monday to Friday.
 *
 * @param off names of the holidays that are taken off; a substitute day goes with its holiday
 */
export function buildWorkCalendar(
  { weekend = [6, 7], years, states = [], holidays = [] }: Partial<CountryHolidays> = {},
  state = "",
  off: readonly string[] = [],
) {
  // An address may name a state of another country.
  const area = states.some(({ id }) => id === state) ? state : "";
  const all = holidays.filter(({ areas }) => !areas || areas.includes(area));
  const getOffered = (name: string) => name.replace(/ \(substitute day\)$/, "");
  const list = (some: typeof all): ReadonlyMap<string, string> =>
    new Map(some.flatMap(({ name, days }) => days.map((day) => [day, name])));
  return {
    weekend,
    /** The first and the last year whose holidays are known. */
    years: years as Readonly<typeof years>,
    states,
    /** Names of the holidays that are taken off, by day. */
    holidays: list(all.filter(({ name }) => off.includes(getOffered(name)))),
    /** The same of all public holidays: a plant may work on them. */
    observed: list(all),
    /** Names of those that can be taken off. */
    offered: [...new Set(all.map(({ name }) => getOffered(name)))],
  };
}
export type WorkCalendar = ReturnType<typeof buildWorkCalendar>;

export const isWeekend = (day: string, { weekend }: WorkCalendar) =>
  weekend.includes(new Date(day).getUTCDay() || 7);

export const isWorkDay = (day: string, calendar: WorkCalendar) =>
  !isWeekend(day, calendar) && !calendar.holidays.has(day);

/** The working day nearest to `day`: itself, or one after it (`step` 1) or before it (-1). */
export const findWorkDay = (day: string, step: 1 | -1, calendar: WorkCalendar): string =>
  isWorkDay(day, calendar) ? day : findWorkDay(addDays(day, step), step, calendar);

/** Every day from `from` up to, but not including, `to`. */
export const listDays = (from: string, to: string) =>
  Array.from({ length: countDays(from, to) }, (_, place) => addDays(from, place));
