import { fillPattern } from "content-model/fill-pattern";
import type { Job, JobPage } from "./schema.ts";

/** Newest first; those of one day by title. */
export function sortJobs(jobs: readonly Job[], locale: string): Job[] {
  const { compare } = new Intl.Collator(locale);
  return jobs.toSorted((a, b) => compare(b.date, a.date) || compare(a.title, b.title));
}

/** Where the work is, and from where else it can be done, in a locale's names of countries. */
export function listPlaces({ place, remote }: Job, words: JobPage, locale: string): string[] {
  const names = new Intl.DisplayNames(locale, { type: "region" });
  const getName = (code: string) => names.of(code) ?? code;
  const places: string[] = [];
  if (place) {
    const { city, region, country } = place;
    places.push([city, region, getName(country)].filter(Boolean).join(", "));
  }
  if (remote) {
    const countries = new Intl.ListFormat(locale, { type: "unit" });
    places.push(fillPattern(words.remote, { countries: countries.format(remote.map(getName)) }));
  }
  return places;
}

/** A salary in words: "$95,000 to $120,000 a year". */
export function formatSalary(
  { from, to, currency, per }: NonNullable<Job["salary"]>,
  words: JobPage,
  locale: string,
): string {
  const { format } = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  });
  return fillPattern(words.salary[per], { from: format(from), to: format(to) });
}
