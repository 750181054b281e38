import * as v from "valibot";
import { type FieldMetadata, getFieldMetadata, unwrapSchema } from "./field-metadata.ts";
import { getNearest, suggestNearest } from "./nearest.ts";

/** Whether a value is a group of fields. */
export function isGroup(input: unknown): input is Record<string, unknown> {
  return typeof input === "object" && input !== null && !Array.isArray(input);
}

/** The groups of a list, be its other entries as they may; none of what is no list. */
export const listGroups = (input: unknown): Record<string, unknown>[] =>
  Array.isArray(input) ? input.filter(isGroup) : [];

/**
 * A group with different fields for each of the names that its field `key` can have.
 *
 * @param what a name is, in words: "a band"
 */
export function variants<
  const K extends string,
  const T extends Record<string, Record<string, v.GenericSchema>>,
>(key: K, what: string, fields: T) {
  type Variants = {
    [Name in keyof T & string]: ReturnType<
      typeof group<T[Name] & Record<K, v.LiteralSchema<Name, undefined>>>
    >;
  };
  const groups = Object.fromEntries(
    Object.entries(fields).map(([name, entries]) => [
      name,
      group({ [key]: v.literal(name), ...entries }),
    ]),
  ) as Variants;
  const name = oneOf(Object.keys(fields), what);
  const unnamed = v.object({ [key]: name }, (issue) =>
    issue.path ? describeMissing(name) : expected(`a group with the field ${key}`)(issue),
  );
  const schema = v.lazy((input) => {
    const found = isGroup(input) ? String(input[key]) : "";
    const known = Object.hasOwn(groups, found) ? groups[found] : unnamed;
    return known as Variants[keyof Variants];
  });
  return Object.assign(schema, { key, variants: groups });
}

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
      advice = ' (a text with ":" or "{" in it needs quotes around it)';
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
const findHtml = (text: string): string | undefined => html.exec(text)?.[0];

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

/**
 * The vocabulary for the content's schemas. A fault's message says what was found and what was
 * expected; files/check-files.ts adds file, line and field.
 */

const placeholder = /\{(\w*)\}/g;

function getPlaceholders(value: string): string[] {
  return [...value.matchAll(placeholder)].map((match) => match[1] ?? "");
}

/** Text that is not empty and contains no HTML and, unless something else is to be found, no Markdown. */
export function trimmedText(what: string, isPlain = hasNoMarkup) {
  return v.pipe(
    v.string(expected(what)),
    v.trim(),
    v.nonEmpty(expected(what)),
    v.check(
      isPlain,
      ({ input }) =>
        `${isPlain === hasNoHtml ? findHtml(input) : findMarkup(input)} would be shown as it is written, expected text without HTML or Markdown`,
    ),
  );
}

/** Words a visitor reads: not empty, without placeholders, and without Markdown unless it is drawn. */
export function text(limits: { min?: number; max?: number; markdown?: boolean } = {}) {
  const { min = 1, max = 600, markdown = false } = limits;
  const describeLength = ({ input }: v.BaseIssue<string>) =>
    `is ${input.length} characters long, expected ${min > 1 ? `${min} to ${max}` : `at most ${max}`}`;
  return v.pipe(
    trimmedText("text", markdown ? hasNoHtml : hasNoMarkup),
    v.minLength(min, describeLength),
    v.maxLength(max, describeLength),
    v.check(
      (value) => !findBrace(value),
      ({ input }) => {
        const found = findBrace(input) ?? "";
        return `${found} is not filled in here, expected text without placeholders${suggestReference(found)}`;
      },
    ),
  );
}

/** Fields of a group that are plain texts, each with the most characters that it may have. */
export const texts = <const Name extends string>(longest: Readonly<Record<Name, number>>) =>
  Object.fromEntries(
    Object.entries<number>(longest).map(([name, max]) => [name, text({ max })]),
  ) as Record<Name, ReturnType<typeof text>>;

/** Text that only the owner can confirm; `isSample` while it is marked as a sample. */
export type Fact = { value: string; isSample: boolean };

/** The same as `text`, as a `Fact`; the build knows whether it is marked. */
export function fact(limits?: { min?: number; max?: number }) {
  return v.pipe(
    text(limits),
    v.transform((value): Fact => ({ value, isSample: false })),
  );
}

/** Text that contains every one of the named placeholders, such as "Sheet {number}". */
export function pattern(...names: string[]) {
  const shown = names.map((name) => `{${name}}`).join(" and ");
  return v.pipe(
    trimmedText(`text with ${shown} in it`),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const used = getPlaceholders(dataset.value);
      for (const name of used.filter((name) => !names.includes(name))) {
        addIssue({
          message: `{${name}} is not filled in here, expected ${shown}${suggestNearest(name, names)}`,
        });
      }
      const stray = findBrace(dataset.value.replace(placeholder, ""));
      if (stray) {
        const message = `${stray} is not filled in here, expected ${shown}${suggestReference(stray)}`;
        addIssue({ message });
      }
      const meant = used.map((name) => getNearest(name, names));
      for (const name of names.filter((name) => !meant.includes(name))) {
        addIssue({ message: `{${name}} is missing in "${dataset.value}"` });
      }
    }),
    v.metadata({ placeholders: names } satisfies FieldMetadata),
  );
}

/** One of a fixed set of names. */
export function oneOf<const T extends readonly string[]>(valid: T, what: string) {
  return v.picklist(valid, (issue) => {
    const found = typeof issue.input === "string" ? issue.input : undefined;
    const list = `expected one of ${valid.join(", ")}`;
    return found === undefined
      ? `found ${getFound(issue.input)}, ${list}`
      : `"${found}" is not ${what}; ${list}${suggestNearest(found, valid)}`;
  });
}

export const yesOrNo = () => v.boolean(expected("true or false"));

type Limits = { min?: number; max?: number };

/**
 * A list of items with the same schema: exactly `size` of them, or between its limits. One that may
 * be empty may also be missing, as editors leave it. A choice, or what the item names, is there once.
 */
export function list<const S extends v.GenericSchema>(item: S, size: number | Limits = {}) {
  const { min = 0, max = 100 } = typeof size === "number" ? { min: size, max: size } : size;
  const range = max === 100 ? `at least ${min}` : `${min} to ${max}`;
  const wanted = min === max ? `${min}, the number that the page is designed for` : range;
  const describeSize = ({ input }: v.BaseIssue<unknown[]>) =>
    `has ${input.length} ${input.length === 1 ? "entry" : "entries"}, expected ${wanted}`;
  const isChoice = unwrapSchema(item).type === "picklist" || getFieldMetadata(item).names;
  const items = v.pipe(
    v.array(item, (issue) => {
      const isEmpty = min === 0 && issue.input === null;
      return `${expected(`a list (lines that start with "- ")`)(issue)}${isEmpty ? "; an empty one is []" : ""}`;
    }),
    v.minLength(min, describeSize),
    v.maxLength(max, describeSize),
    v.checkItems(
      (each, at, all) => !isChoice || all.indexOf(each) === at,
      ({ input }) => `"${input}" is there twice`,
    ),
  );
  return min > 0 ? items : (v.optional(items, []) as unknown as typeof items);
}

/** A list in which every one of `ids` occurs once, in that order, as the items' field `key`. */
export function oneOfEach<
  const S extends v.GenericSchema<unknown, Record<K, string>>,
  const K extends string,
>(item: S, key: K, ids: readonly string[]) {
  return v.pipe(
    list(item),
    v.check(
      (items) => ids.join() === (items as Record<K, string>[]).map((each) => each[key]).join(),
      (issue) => {
        const found = (issue.input as Record<K, string>[]).map((each) => each[key]);
        return `lists ${found.join(", ") || "nothing"}; expected each once, in this order: ${ids.join(", ")} (docs/changing.md says how to add one)`;
      },
    ),
    v.metadata({ fixedBy: key } satisfies FieldMetadata),
  );
}

/** Fields of a group with the same schema, by their names. */
export const alike = <Schema extends v.GenericSchema, Name extends string>(
  schema: Schema,
  ...names: readonly Name[]
) => Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;

/** What is said of a field that is not there. */
export function describeMissing(schema: v.GenericSchema | undefined): string {
  const issue = schema && v.safeParse(schema, undefined).issues?.[0];
  return issue ? `is missing, ${issue.message.replace("found nothing, ", "")}` : "is missing";
}

/** A group of named fields. Every key must be one of `entries`; each unknown key is its own fault. */
export function group<const T extends Record<string, v.GenericSchema>>(entries: T) {
  const names = Object.keys(entries);
  // The fields report every fault of a group except a missing field.
  const strict = v.object(entries, (issue) =>
    describeMissing(entries[String(issue.path?.at(-1)?.key)]),
  );
  const schema = v.lazy((input): typeof strict => {
    if (!isGroup(input)) {
      return v.custom(
        () => false,
        expected(
          `a group with the fields ${names.join(", ")}, each as "${names[0]}: …" on a line of its own`,
        ),
      ) as unknown as typeof strict;
    }
    const strangers = Object.keys(input).filter((key) => !names.includes(key));
    if (strangers.length === 0) return strict;
    const free = names.filter((name) => !Object.hasOwn(input, name));
    const refused = strangers.map((key) => {
      const message = `is not a field here; expected ${names.join(", ")}${suggestNearest(key, free)}`;
      return [key, v.never(message) as v.GenericSchema];
    });
    // A field with a wrong name is one fault: the right one is not missing, too.
    const meant = strangers.map((key) => [getNearest(key, free) ?? key, v.optional(v.any())]);
    return v.object(
      { ...entries, ...Object.fromEntries(meant), ...Object.fromEntries(refused) },
      strict.message as never,
    ) as unknown as typeof strict;
  });
  return Object.assign(schema, { entries });
}

/** A list of groups with these fields: from `min` to `max` of them. */
export const listOf = <const T extends Record<string, v.GenericSchema>>(
  min: number,
  max: number,
  fields: T,
) => list(group(fields), { min, max });

export function wholeNumber(valid: readonly number[]) {
  return v.pipe(
    v.number(expected(`one of ${valid.join(", ")}`)),
    v.values(valid, expected(`one of ${valid.join(", ")}`)),
  );
}

/** A whole number from 1. */
export const count = () =>
  v.pipe(
    v.number(expected("a whole number")),
    v.integer(expected("a whole number from 1")),
    v.minValue(1, expected("a whole number from 1")),
  );

/** A quantity of any size; its unit is a separate field. */
export const amount = () =>
  v.number(expected("a number with only digits and a decimal point, such as 1250 or 12.5"));

/** A distance on the screen, positive or negative. */
export const pixels = () => {
  const what = "a whole number of pixels from -400 to 400";
  return v.pipe(
    v.number(expected(what)),
    v.integer(expected(what)),
    v.minValue(-400, expected(what)),
    v.maxValue(400, expected(what)),
  );
};
