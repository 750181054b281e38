import type * as v from "valibot";
import { getFieldMetadata } from "../../app/content/field-metadata.ts";

/** What a schema allows, as far as an editor's form can say it. */
export type Limits = {
  /** characters, entries, or the number itself */
  min: number | undefined;
  max: number | undefined;
  isWhole: boolean;
  /** the only valid values */
  choices: readonly (string | number)[] | undefined;
  /** every form that the text has, as a pattern without anchors and in words */
  forms: { source: string; expects: string }[];
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

const anyLink = {
  source: "(?:/|https://)\\S*",
  expects: "a page such as /modules, or an address with https://",
};

/** Reads what a schema allows; rules between fields stay with the content check. */
export function getLimits(schema: v.GenericSchema): Limits {
  const items = listItems(schema as unknown as Item);
  const get = <T>(...types: string[]) =>
    items.find(({ type }) => types.includes(type))?.requirement as T | undefined;
  const forms = items.flatMap((item) => {
    const source = getSource(item);
    return source ? [{ source, expects: getExpectation(item) }] : [];
  });
  const isLink = getFieldMetadata(schema).form === "link";
  return {
    min: get("min_length", "min_value"),
    max: get("max_length", "max_value"),
    isWhole: items.some(({ type }) => type === "integer"),
    choices: items.find(({ type }) => type === "picklist")?.options ?? get("values"),
    forms: isLink && forms.length === 0 ? [anyLink] : forms,
  };
}

/** The pattern of an action, without its anchors. */
function getSource({ type, requirement }: Item): string | undefined {
  if (type === "starts_with") return `${escapeText(String(requirement))}.*`;
  if (type !== "regex") return undefined;
  const { source, flags } = requirement as RegExp;
  const inner = source.replace(/^\^/, "").replace(/\$$/, "");
  return flags.includes("i")
    ? inner.replace(/a-([fz])/g, (range, end) => `${range}A-${end.toUpperCase()}`)
    : inner;
}

const escapeText = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/** What an action says it expects: "a date as text, such as 2025-10-29". */
function getExpectation({ message }: Item): string {
  const issue = { input: "" } as v.BaseIssue<unknown>;
  const said = typeof message === "function" ? message(issue) : (message ?? "");
  return said.replace(/^.*?expected /, "").replace(/; did you mean.*$/, "");
}

/** How long a text may be, in words; nothing where the limit is only against accidents. */
export function describeLength({ min = 1, max = 600 }: Limits): string | undefined {
  if (max >= 600) return undefined;
  return min > 1 ? `${min} to ${max} characters` : `at most ${max} characters`;
}

/**
 * The pattern for a text in the editor, and what it expects in words. A text with a reference may
 * have any length and form, because only the build knows its value. The mark of a sample does not
 * count.
 */
export function getTextRule(schema: v.GenericSchema, limits: Limits): [string, string] {
  const { placeholders = [] } = getFieldMetadata(schema);
  const { min = 1, max = 600, forms } = limits;
  const braces = placeholders.map((name) => `{${name}}`);
  const rules = [
    `(?=[^]{${min},${max}}$)`,
    ...forms.map(({ source }) => `(?=(?:${source})$)`),
    ...braces.map((name) => `(?=[^]*${escapeText(name)})`),
    `(?![^]*\\{${placeholders.length > 0 ? `(?!(?:${placeholders.join("|")})\\})` : ""}\\w*\\})`,
    "(?![^]*</?[a-zA-Z][^<>]*>)",
  ];
  const expects = [
    describeLength(limits),
    ...forms.map(({ expects }) => expects),
    braces.length > 0 ? `text with ${braces.join(" and ")}` : "no words in {braces}",
    "no HTML",
  ];
  const known = expects.filter((each) => each !== undefined);
  return [anyText(rules.join("")), `Expected ${known.join(", ")}.`];
}

/** The same for a value that is text in the file: a reference, a number or one of the choices. */
export function getReferenceRule(choices: Limits["choices"]): [string, string] {
  const values = choices?.map((choice) => escapeText(String(choice))).join("|");
  const expects = choices ? `one of ${choices.join(", ")}` : "a number";
  return [
    anyText(`(?=(?:${values ?? "-?\\d+(?:\\.\\d+)?"})$)`),
    `Expected ${expects}, or a reference in {{double braces}}.`,
  ];
}

const anyText = (rules: string) => `^(?:\\([Ss]ample\\)\\s*)?(?:(?=[^]*\\{\\{)|${rules})[^]+$`;
