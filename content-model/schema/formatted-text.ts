import * as v from "valibot";
import { aDay, isDay, suggestDay } from "./calendar-day.ts";
import { type FieldMetadata, type TextForm, withMetadata } from "./field-metadata.ts";
import { expected, text, trimmedText } from "./fields.ts";

/** A number with its sign of money, as “more than” may have it behind it. */
const number = "[$€£]?\\d[\\d.,]*[kKmM]?%?";

/** What the house style writes otherwise in a figure, and how (docs/style.md, "Figures"). */
const forms: [find: string, write: (...found: string[]) => string][] = [
  // 5.000 and 1.250,50
  [
    "(?<![\\d.,])(\\d{1,3}(?:\\.\\d{3})+)(,\\d{1,2})?(?![\\d.,]*\\d)",
    (_, whole = "", rest = "") => whole.replaceAll(".", ",") + rest.replace(",", "."),
  ],
  // 42,5
  ["(?<![\\d.,])(\\d+),(\\d{1,2})(?![\\d.,]*\\d)", (_, whole, rest) => `${whole}.${rest}`],
  // 5 000 and 5'000
  ["(?<![\\d.,])\\d{1,3}(?:[ '’]\\d{3})+(?!\\d)", (found = "") => found.replaceAll(/[ '’]/g, ",")],
  // 5000+ and 12000; 2023 may be a year
  [
    "(?<![\\w.,-])\\d{5,}(?![\\d.,]*\\d)|(?<![\\w.,-])\\d{4}(?=\\+)",
    (found = "") => found.replaceAll(/\B(?=(?:\d{3})+$)/g, ","),
  ],
  ["(\\d)(?: %| ?per ?cent\\b)", (_, digit) => `${digit}%`],
  // 100 USD and 100€
  [
    "(\\d[\\d.,]*[kKmM]?\\+?) ?(?:USD\\b|[$])|USD ?(\\d[\\d.,]*[kKmM]?\\+?)",
    (_, before, after) => `$${before ?? after}`,
  ],
  ["(\\d[\\d.,]*[kKmM]?\\+?) ?(?:EUR\\b|€)", (_, amount) => `€${amount}`],
  [
    `(?:>=?|≥|\\b(?:[Oo]ver|[Aa]bove|[Mm]ore than|[Aa]t least)\\b) ?(${number})\\+?`,
    (_, found) => `${found}+`,
  ],
  ["(\\d[kKmM]?%?)(?: \\+| ?plus\\b)", (_, found) => `${found}+`],
  // 3–12
  ["(\\d) ?[–—] ?(?=\\d)", (_, digit) => `${digit}-`],
];

/** A figure as the house style writes it. */
const writeFigure = (written: string): string =>
  forms.reduce((text, [find, write]) => text.replaceAll(new RegExp(find, "g"), write), written);

/** The form of a figure for the editor. */
export const figureForm: TextForm = {
  source: `(?![^]*(?:${forms.map(([find]) => find).join("|")}))[^]*`,
  expects: "a figure such as 5,000, 11.20, 40%, 50+ or $100k+",
};

/** What is wrong with a figure, and what to write; undefined of one that follows the house style. */
export function explainFigure(written: string): string | undefined {
  // What a reference prints is another file's.
  const text = written.replaceAll(/\{\{[^{}]*\}\}/g, "");
  const meant = writeFigure(text);
  return meant === text ? undefined : `found "${text}", expected "${meant}"`;
}

/** A text that is a figure, with its unit or without. */
export const figure = (limits: { max: number }) =>
  withMetadata({ pattern: figureForm }, text(limits));

/**
 * Makes the last part of an address, or a heading's id, from words: lowercase letters, digits and
 * hyphens. Empty if none are left.
 */
export function makeSlug(words: string): string {
  return words
    .normalize("NFKD")
    .toLowerCase()
    .replace(/['’]|\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Fields whose text has a form of its own: names, addresses, days, times. */

/**
 * Text of one form.
 *
 * @param what the form in words, with an example
 * @param advise what else to say of a text that has another
 */
export function matching(format: RegExp, what: string, advise = (_text: string) => "") {
  return v.pipe(
    trimmedText(what),
    v.regex(format, (issue) => expected(what)(issue) + advise(String(issue.input))),
  );
}

export const email = () =>
  matching(/^[^\s@:]+@[^\s@]+\.[^\s@]+$/, "an email address such as name@company.com");

/** scheme and host, without a trailing slash. */
export const origin = () =>
  matching(
    /^https:\/\/[a-z0-9.-]+(:\d+)?$/i,
    "the text https:// and the host, without a trailing slash",
  );

/** A number as it is dialed from everywhere: `+`, the country, the rest, without a zero in brackets (ITU-T E.164). */
export const phone = () =>
  matching(
    /^\+[1-9](?:[ -]*(?:\d|\(\d{2,5}\))){5,14}$/,
    "a phone number without the 0 that is not dialed from abroad, such as +49 40 1234567",
  );

export const hexColor = () => matching(/^#[0-9a-f]{6}$/i, 'a color as text, such as "#f5f2ea"');

/** A name that is also part of an address: lowercase letters, digits and hyphens. */
export const slug = () => {
  const what = "lowercase letters, digits and hyphens, such as oil-and-gas";
  return v.pipe(
    trimmedText(what),
    v.regex(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      (issue) => `${expected(what)(issue)}; did you mean "${makeSlug(String(issue.input))}"?`,
    ),
  );
};

export const pictureName = () =>
  withMetadata(
    { form: "picture" },
    matching(
      /^[a-z]+(-[a-z]+)*$/,
      "the name of a picture in art/rendered, such as persona-maintenance",
    ),
  );

/** A calendar day, ISO 8601 (2025-10-29). */
export function isoDate() {
  return v.pipe(
    matching(/^\d{4}-\d{2}-\d{2}$/, aDay, suggestDay),
    v.check(isDay, (issue) => `"${issue.input}" is not a day in the calendar`),
    v.metadata({ form: "date" } satisfies FieldMetadata),
  );
}

/** The latest day that is today anywhere (UTC+14), ISO 8601: what is after it is in the future. */
export const getLatestToday = () =>
  new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);

/** A day that is not in the future, ISO 8601: when something was last changed or checked. */
export const pastDate = () =>
  v.pipe(
    isoDate(),
    v.check(
      (value) => value <= getLatestToday(),
      (issue) => `"${issue.input}" is in the future, expected today or an earlier day`,
    ),
  );

/** A time of day, such as 06:10. */
export const time = () => matching(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time as text, such as "06:10"');
