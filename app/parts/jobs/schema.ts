import { described, withMetadata } from "content-model/field-metadata";
import { alike, amount, group, list, oneOf, pattern, text } from "content-model/fields";
import { fillPattern } from "content-model/fill-pattern";
import { isoDate } from "content-model/formatted-text";
import { type Content, contentFile, openFolder } from "content-model/source";
import * as v from "valibot";
import { link, onlineDates, sheetLabel } from "../../fields/page-fields.ts";
import { paths } from "../../routes.ts";

/** How someone can be employed, as schema.org has it in capitals (`employmentType`). */
const employmentTypes = ["full-time", "part-time", "contractor", "temporary", "intern"] as const;

const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** Regions that have a code and a name, but are no countries: unions, tests and what is unknown. */
const others = ["EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"];

/** The names of countries by their codes, in the order of the names. */
const countries = Object.fromEntries(
  letters
    .flatMap((first) => letters.map((second) => first + second))
    // GB, not UK: the code in force.
    .filter((code) => new Intl.Locale(`und-${code}`).region === code && !others.includes(code))
    .map((code) => [code, names.of(code) ?? ""] as const)
    .filter(([, name]) => name)
    .sort(([, a], [, b]) => a.localeCompare(b, "en")),
);

/** ISO 3166-1 alpha-2, by which every language has a name for it. */
const country = () =>
  withMetadata(
    { choices: countries },
    v.picklist(
      Object.keys(countries),
      ({ received }) =>
        `${received} is not a country, expected two capital letters such as US or DE${received === '"UK"' ? '; did you mean "GB"?' : ""}`,
    ),
  );

const currencies = Intl.supportedValuesOf("currency");

/** ISO 4217. */
const currency = () =>
  v.pipe(
    text(),
    v.regex(/^[A-Z]{3}$/, "expected a currency in three capital letters, such as USD"),
    v.check(
      (code) => currencies.includes(code),
      ({ input }) => `"${input}" is not a currency, expected one such as USD or EUR`,
    ),
  );

const points = () => list(text({ max: 200 }), { min: 1, max: 12 });

export const jobs = openFolder(
  "jobs",
  v.pipe(
    group({
      title: described("What the role is called, without its place", text({ max: 51 })),
      description: described(
        "One or two sentences: below the title, in the list, in search results.",
        text({ min: 50, max: 160 }),
      ),
      date: described("the day it was posted", isoDate()),
      validUntil: described(
        "The last day to apply. After it, the page goes offline and its address leads to /careers.",
        isoDate(),
      ),
      draft: onlineDates.draft,
      publish: onlineDates.publish,
      place: described(
        "where the work is; leave it out if it can be done anywhere",
        v.optional(
          group({
            city: text({ max: 40 }),
            region: described(
              "where addresses have one, such as TX",
              v.optional(text({ max: 40 })),
            ),
            country: country(),
          }),
        ),
      ),
      remote: described(
        "The countries to work from without coming to the place: by name in the editor, by two letters in the file. Leave it out if there are none.",
        v.optional(list(country(), { min: 1, max: 30 })),
      ),
      employment: described(
        "pages/job.yaml says what each kind is called.",
        oneOf(employmentTypes, "an employment type"),
      ),
      salary: described(
        "Before taxes. Some states and countries require it by law.",
        v.optional(
          v.pipe(
            group({
              from: amount(),
              to: amount(),
              currency: described("three capital letters, such as USD or EUR", currency()),
              per: oneOf(["hour", "month", "year"], "a period"),
            }),
            v.partialCheck(
              [["from"], ["to"]],
              ({ from, to }) => from < to,
              "is not a range, expected `to` to be more than `from`",
            ),
          ),
        ),
      ),
      tasks: described("what you’ll do", points()),
      profile: described("what you bring", points()),
      offer: described("what we offer", points()),
      apply: described(
        "What to send; if missing, what pages/job.yaml says for every job.",
        v.optional(text({ max: 300 })),
      ),
    }),
    v.partialCheck(
      [["place"], ["remote"]],
      ({ place, remote }) => place !== undefined || remote !== undefined,
      "has neither place nor remote, expected one of them or both",
    ),
    v.transform((job) => ({ ...job, until: { day: job.validUntil, to: paths.careers } })),
  ),
  "An open role, with its page at /careers/NAME. There can be any number of them, including none. Applications go to the careers mailbox of site.yaml.",
);
export type Job = Content<typeof jobs>[number];

const label = () => text({ max: 40 });

export const jobPage = contentFile(
  "pages/job.yaml",
  group({
    label: sheetLabel(),
    back: link(),
    cells: described(
      "the cells of the title block",
      group(alike(label(), "place", "employment", "salary", "posted", "until")),
    ),
    remote: described("before the countries to work from", pattern("countries")),
    employment: group(alike(label(), ...employmentTypes)),
    salary: described(
      "by what it is paid for",
      group(alike(pattern("from", "to"), "hour", "month", "year")),
    ),
    titles: described(
      "above the lists of a job",
      group({ tasks: label(), profile: label(), offer: label() }),
    ),
    apply: group({
      button: described("below the title: it leads down to the rest of these", text({ max: 30 })),
      label: sheetLabel(),
      title: label(),
      text: described("what to send, if a job does not say", text({ max: 300 })),
      subject: described("of the mail to the careers mailbox", pattern("title")),
      mailLabel: pattern("email"),
      until: described("the last day to apply", pattern("date")),
      others: link(),
    }),
  }),
  "The words around every job. The jobs are in jobs/.",
);
export type JobPage = Content<typeof jobPage>;

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
