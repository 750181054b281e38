import { type TextForm, withMetadata } from "./field-metadata.ts";
import { text } from "./fields.ts";

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
