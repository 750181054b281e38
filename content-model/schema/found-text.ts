import type * as v from "valibot";

/** A value as the writer would recognize it in the file. */
export function getFound(input: unknown): string {
  if (input === undefined || input === null || input === "") return "nothing";
  if (typeof input === "string")
    return `"${input.length > 60 ? `${input.slice(0, 57)}...` : input}"`;
  if (typeof input === "number" || typeof input === "boolean")
    return `the ${typeof input} ${input}`;
  return Array.isArray(input) ? "a list" : "a group of fields";
}

/** Says what was found and what was expected. */
export function expected(what: string) {
  return (issue: v.BaseIssue<unknown>): string => {
    const isBare = typeof issue.input === "number" || typeof issue.input === "boolean";
    const isQuoted = typeof issue.input === "string" && /^\d+$/.test(issue.input);
    let advice = "";
    if (isBare && what.includes("text")) advice = " (put it in quotes)";
    if (what.includes("text") && Array.isArray(issue.input)) {
      advice = ' (a text that begins with "[" or "- " needs quotes around it)';
    } else if (what.includes("text") && typeof issue.input === "object" && issue.input) {
      advice = ' (a text with ":" in it needs quotes around it)';
    }
    if (isQuoted && /\bnumber\b/.test(what)) advice = " (without quotes)";
    return `found ${getFound(issue.input)}, expected ${what}${advice}`;
  };
}

/** HTML in a text. */
export const html = /<(?:\/?[a-z][^<>]*>|!--)/i;
const entity = /&(?:#\w+|[a-z]{2,});/i;
const bold = /\*\*(?:.*?\*\*)?/;
const italicByStars = /(?<![\w*])\*[^\s*](?:[^*]*[^\s*])?\*(?![\w*])/;
const italicByLines = /(?<!\w)_[^\s_](?:[^_]*[^\s_])?_(?!\w)/;
const link = /\[[^\]]+\]\([^)]+\)?/;
/** A space between the brackets keeps it from being a link, and so do exchanged ones. */
const spacedLink = /\[[^\]]+\] \((?:[/#]|source:|https?:|www\.)[^)]*\)/;
const exchangedLink = /\([^()]+\)\[(?:[/#]|source:|https?:|www\.)[^\]]*\]/;
const heading = /^#{2,6} ?[^#\s].*/;
const bullet = /^[•‣▪◦].*/;

/** One pattern for whatever any of several matches. */
export const joinPatterns = (patterns: readonly RegExp[], flags: string): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join("|"), flags);

/** HTML or Markdown in a text. */
export const markup = joinPatterns(
  [
    html,
    entity,
    bold,
    italicByStars,
    italicByLines,
    link,
    spacedLink,
    exchangedLink,
    heading,
    bullet,
  ],
  "i",
);

/** Whether no reader would see HTML as it is written. */
export const hasNoHtml = (text: string): boolean => !html.test(text);

/** Whether no reader would see HTML or Markdown as it is written, in a text that takes none of it. */
export const hasNoMarkup = (text: string): boolean => !markup.test(text);

/** The first HTML tag in a text, which readers would see as it is written. */
export const findHtml = (text: string): string | undefined => html.exec(text)?.[0];

/** The first HTML or Markdown in a text that takes none of it, which readers would see as it is written. */
export const findMarkup = (text: string): string | undefined => markup.exec(text)?.[0];

/** The first brace in a text that is not a reference such as {{claims.facilities}}, with what is in it. */
export const findBrace = (text: string): string | undefined =>
  /\{+[^{}]*\}*|\}+/.exec(text.replace(/\{\{[^{}]*\}\}/g, ""))?.[0];

/** What a text in the wrong braces may have been meant to be. */
export function suggestReference(found: string): string {
  const name = found.replace(/[{}]/g, "").trim();
  return name.includes(".") ? `; did you mean "{{${name}}}"?` : "";
}
