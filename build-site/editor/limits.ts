import type * as v from "valibot";
import { getFieldMetadata } from "../../app/content/field-metadata.ts";

/** What a schema allows, as far as an editor's form can say it. */
export type Limits = {
  /** characters, entries, or the number itself */
  min: number | undefined;
  max: number | undefined;
  isWhole: boolean;
  /** the only valid numbers */
  values: readonly number[] | undefined;
  /** every form that the text has, with what the schema says it expects */
  forms: { source: string; expects: string }[];
};

/** An action of a valibot pipe, as far as this file reads it. */
type Action = {
  kind: string;
  type: string;
  requirement?: unknown;
  message?: v.ErrorMessage<v.BaseIssue<unknown>>;
};

/** Every action of a schema's pipe and of the pipes within it. */
function listActions(schema: v.GenericSchema): Action[] {
  const pipe = "pipe" in schema ? (schema.pipe as (v.GenericSchema | Action)[]) : [];
  return pipe.flatMap((item) =>
    item.kind === "schema" ? listActions(item as v.GenericSchema) : (item as Action),
  );
}

const escapeText = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/** What an action says it expects: "a date as text, such as 2025-10-29". */
function getExpectation({ message }: Action): string {
  const issue = { input: "" } as v.BaseIssue<unknown>;
  const said = typeof message === "function" ? message(issue) : (message ?? "");
  return said.replace(/^.*?expected /, "");
}

export function getLimits(schema: v.GenericSchema): Limits {
  const actions = listActions(schema);
  const get = <T>(...types: string[]) =>
    actions.find(({ type }) => types.includes(type))?.requirement as T | undefined;
  const forms = actions.flatMap((action) => {
    const { type, requirement } = action;
    const source =
      type === "regex"
        ? getSource(requirement as RegExp)
        : type === "starts_with" && `${escapeText(String(requirement))}.*`;
    return source ? [{ source, expects: getExpectation(action) }] : [];
  });
  return {
    min: get("min_length", "min_value"),
    max: get("max_length", "max_value"),
    isWhole: get("integer") !== undefined,
    values: get("values"),
    forms,
  };
}

/** A regular expression between its anchors; one that ignores case has both. */
function getSource({ source, flags }: RegExp): string {
  const inner = source.replace(/^\^/, "").replace(/\$$/, "");
  return flags.includes("i")
    ? inner.replaceAll("a-z", "a-zA-Z").replaceAll("a-f", "a-fA-F")
    : inner;
}

/** How long a text may be, in words; nothing where the limit is only against accidents. */
export function describeLength({ min = 1, max = 600 }: Limits): string | undefined {
  if (max >= 600) return undefined;
  return min > 1 ? `${min} to ${max} characters` : `at most ${max} characters`;
}

/**
 * The pattern for a text in the editor, and what it expects. A text with a reference may have any
 * length and form, because only the build knows its value; the mark of a sample does not count.
 */
export function getTextRule(schema: v.GenericSchema, limits: Limits): [string, string] {
  const { placeholders = [], form } = getFieldMetadata(schema);
  const { min = 1, max = 600, forms } = limits;
  const length = describeLength(limits);
  const rules = [
    `(?=[^]{${min},${max}}$)`,
    ...forms.map(({ source }) => `(?=(?:${source})$)`),
    ...(form === "link" ? ["(?=/[^/]?|https://)"] : []),
    ...placeholders.map((name) => `(?=[^]*\\{${name}\\})`),
    `(?![^]*\\{(?!(?:${placeholders.join("|")})\\})\\w*\\})`,
    "(?![^]*</?[a-zA-Z][^<>]*>)",
  ];
  const expects = [
    ...(length ? [length] : []),
    ...forms.map(({ expects }) => expects),
    ...(form === "link" ? ["a page such as /modules, or an address with https://"] : []),
    ...(placeholders.length > 0
      ? [`text with ${placeholders.map((name) => `{${name}}`).join(" and ")}`]
      : []),
    "no HTML",
    ...(placeholders.length === 0 ? ["no words in {braces}"] : []),
  ];
  return [anyText(rules.join("")), `Expected ${expects.join(", ")}.`];
}

/** The pattern for a value that is text in the file: a reference, a number, one of the choices. */
export function getReferenceRule(choices: readonly unknown[] | undefined): [string, string] {
  const values =
    choices?.map((choice) => escapeText(String(choice))).join("|") ?? "-?\\d+(?:\\.\\d+)?";
  const expects = choices ? `one of ${choices.join(", ")}` : "a number";
  return [anyText(`(?=(?:${values})$)`), `Expected ${expects}, or a reference such as {{name}}.`];
}

const anyText = (rules: string) => `^(?:\\([Ss]ample\\)\\s*)?(?:(?=[^]*\\{\\{)|${rules})[^]+$`;
