import type * as v from "valibot";
import { getFieldMetadata, type TextForm } from "../schema/field-metadata.ts";
import { hasNoHtml, hasNoMarkup, html, markup } from "../schema/found-text.ts";
import { plainNumber, twofold } from "../schema/plain-number.ts";

/**
 * The rules for a text as the one regular expression that the editor takes for a field. It has no
 * place for a function: its custom controls could call a schema, but would replace its own text
 * field. So each rule is a pattern that looks ahead from the start and moves nothing; all have to
 * hold, in any order.
 */

/** A rule for a whole text, as the source of a regular expression. */
export type Rule = string;

/** The text is what a pattern without anchors describes. */
export const matches = (source: string): Rule => `(?=(?:${source})$)`;

/** What a pattern describes is somewhere in the text. */
export const contains = (source: string): Rule => `(?=[^]*(?:${source}))`;

/** What a pattern describes is nowhere in the text. */
export const lacks = (source: string): Rule => `(?![^]*(?:${source}))`;

/** The text is not this one. */
export const differsFrom = (text: string): Rule => `(?!${escapeText(text)}$)`;

/** The text has so many characters, counted as JavaScript does. */
export const hasLength = (min: number, max: number | undefined): Rule =>
  matches(`[^]{${min},${max ?? ""}}`);

/** The only words in braces are these. */
export const hasNoBracesBut = (names: readonly string[]): Rule => {
  const others = names.length > 0 ? `(?!(?:${names.join("|")})\\})` : "";
  return lacks(`\\{${others}\\w*\\}`);
};

export const escapeText = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/**
 * The pattern of a field: all rules hold for the text behind the mark of a sample. A text with a
 * reference may be anything, because only the build knows its value.
 */
export const buildPattern = (rules: readonly Rule[]): string => {
  const sample = "(?:\\([Ss]ample\\)\\s*)?";
  return `^${sample}(?:${contains("\\{\\{")}|${rules.join("")})[^]+$`;
};

/** What a schema allows, as far as an editor's form can say it. */
export type Limits = {
  /** characters, entries, or the number itself */
  min: number | undefined;
  max: number | undefined;
  isWhole: boolean;
  /** what a number is, in words */
  number: string | undefined;
  /** the only valid values */
  choices: readonly (string | number)[] | undefined;
  /** every form that the text has, as a pattern without anchors and in words */
  forms: TextForm[];
  /** marks that would be shown as they are written, as a pattern, and what the text is without them */
  marks: TextForm | undefined;
  /** a text that is not valid */
  excluded: string | undefined;
  /** how long a page's title may be, in the site's words */
  title: TextForm | undefined;
};

/** An item of a valibot pipe, as far as this file reads it. */
type Item = {
  kind: string;
  type: string;
  /** of an action */
  requirement?: unknown;
  message?: v.ErrorMessage<v.BaseIssue<unknown>>;
  /** of a schema */
  pipe?: readonly Item[];
  /** of a picklist */
  options?: readonly string[];
};

/** The schemas and actions that a value passes. */
const listItems = (item: Item): Item[] => item.pipe?.flatMap(listItems) ?? [item];

/**
 * Reads what a schema allows; rules between fields stay with the content check.
 *
 * @param title the form of a page's title
 */
export function getLimits(schema: v.GenericSchema, title: TextForm): Limits {
  const items = listItems(schema as unknown as Item);
  const get = <T>(...types: string[]) =>
    items.find(({ type }) => types.includes(type))?.requirement as T | undefined;
  const forms = items.flatMap((item) => {
    const source = getSource(item);
    return source ? [{ source, expects: getExpectation(item) }] : [];
  });
  const number = items.find(({ type }) => type === "number");
  const { form, pattern } = getFieldMetadata(schema);
  return {
    min: get("min_length", "min_value"),
    max: get("max_length", "max_value"),
    isWhole: items.some(({ type }) => type === "integer"),
    number: number && getExpectation(number),
    choices: items.find(({ type }) => type === "picklist")?.options ?? get("values"),
    forms: pattern ? [...forms, pattern] : forms,
    marks: getMarks(items),
    excluded: get("not_value"),
    title: form === "pageTitle" ? title : undefined,
  };
}

function getMarks(items: readonly Item[]): TextForm | undefined {
  const check = items.find(({ requirement }) =>
    [hasNoHtml, hasNoMarkup].includes(requirement as never),
  );
  if (!check) return undefined;
  return check.requirement === hasNoHtml
    ? { source: spellCases(html), expects: "no HTML" }
    : { source: spellCases(markup), expects: "no HTML or Markdown" };
}

/** The pattern of an action, without its anchors. */
function getSource({ type, requirement }: Item): string | undefined {
  if (type === "starts_with") return `${escapeText(String(requirement))}.*`;
  return type === "regex"
    ? spellCases(requirement as RegExp)
        .replace(/^\^/, "")
        .replace(/\$$/, "")
    : undefined;
}

/** The source of a regular expression for the editor, which knows no flag `i`. */
const spellCases = ({ flags, source }: RegExp): string =>
  flags.includes("i")
    ? source.replace(/a-([fz])/g, (range, end) => `${range}A-${end.toUpperCase()}`)
    : source;

/** What an action says it expects: "a date as text, such as 2025-10-29". */
function getExpectation({ type, requirement, message }: Item): string {
  if (type === "not_value") return `not “${requirement}”`;
  const issue = { input: "" } as v.BaseIssue<unknown>;
  const text = typeof message === "function" ? message(issue) : (message ?? "");
  return text.replace(/^.*?expected /, "").replace(/; did you mean.*$/, "");
}

/** How long a text may be, in words; nothing where the limit is only against accidents. */
export function describeLength({ min = 1, max = 600, title }: Limits): string | undefined {
  if (title) return title.expects;
  if (max >= 600) return undefined;
  return min > 1 ? `${min} to ${max} characters` : `at most ${max} characters`;
}

/** The pattern for a text in the editor, and what it expects in words. */
export function getTextRule(schema: v.GenericSchema, limits: Limits): [string, string] {
  const { placeholders = [] } = getFieldMetadata(schema);
  const { excluded, forms, marks, max, min = 1, title } = limits;
  const braces = placeholders.map((name) => `{${name}}`);
  const rules: Rule[] = [
    hasLength(min, max),
    ...[...(title ? [title] : []), ...forms].map(({ source }) => matches(source)),
    ...(marks ? [lacks(marks.source)] : []),
    ...(excluded === undefined ? [] : [differsFrom(excluded)]),
    ...braces.map((each) => contains(escapeText(each))),
    hasNoBracesBut(placeholders),
  ];
  const expects = [
    describeLength(limits),
    ...forms.map(({ expects }) => expects),
    braces.length > 0 && `text with ${braces.join(" and ")}`,
    // A form such as that of an address says it, too.
    ...(forms.length > 0 ? [] : [braces.length === 0 && "no words in {braces}", marks?.expects]),
  ];
  return [buildPattern(rules), `Expected ${expects.filter(Boolean).join(", ")}.`];
}

/** The same for a value that is text in the file: a reference, a number or one of the choices. */
export function getReferenceRule({ choices, ...limits }: Limits): [string, string] {
  const { source, expects } = choices
    ? {
        source: choices.map((choice) => escapeText(String(choice))).join("|"),
        expects: `one of ${choices.join(", ")}`,
      }
    : getNumberForm(limits);
  return [
    buildPattern([matches(source)]),
    `Expected ${expects}, or a reference in {{double braces}}.`,
  ];
}

/** The pattern for a number in the editor, and what it expects in words; its range is the field's. */
export function getNumberRule({ isWhole, number = "a number" }: Limits): [string, string] {
  // A schema's words are about a number; of 1,200 they would not say what is wrong.
  return isWhole
    ? [`^${plainNumber.whole}$`, `Expected ${number}, written with only digits.`]
    : [`^${plainNumber.decimal}$`, `Expected ${number}.`];
}

/** Numbers as text. A range is a list of its whole numbers: no schema has one of more than a hundred. */
function getNumberForm({ min, max, isWhole }: Pick<Limits, "min" | "max" | "isWhole">): TextForm {
  if (isWhole && min !== undefined && max !== undefined) {
    const all = Array.from({ length: max - min + 1 }, (_, index) => min + index);
    return { source: `0*(?:${all.join("|")})`, expects: `a whole number from ${min} to ${max}` };
  }
  const sign = min === undefined ? "-?" : "";
  if (!isWhole) {
    return { source: `(?!${twofold}$)${sign}\\d+(?:\\.\\d+)?`, expects: "a number" };
  }
  return {
    source: min === 1 ? "0*[1-9]\\d*" : `${sign}\\d+`,
    expects: `a whole number${min === undefined ? "" : ` from ${min}`}`,
  };
}
