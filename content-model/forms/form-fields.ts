import type { Field, RelationFieldProps, VariableFieldType } from "@sveltia/cms";
import type * as v from "valibot";
import { aDay, calendarDay } from "../schema/calendar-day.ts";
import {
  type FieldMetadata,
  getDescription,
  getFieldMetadata,
  type Inside,
  type TextForm,
  type Upload,
  unwrapSchema,
} from "../schema/field-metadata.ts";
import { hasNoHtml, hasNoMarkup, html, markup } from "../schema/fields.ts";
import { keptPicture } from "../schema/media-fields.ts";
import { plainNumber, twofold } from "../schema/plain-number.ts";
import { getSingular, joinSentences, type Labels } from "./labels.ts";

/**
 * The rules for a text as the one regular expression that the editor takes for a field. It has no
 * place for a function: its custom controls could call a schema, but would replace its own text
 * field. So each rule is a pattern that looks ahead from the start and moves nothing; all have to
 * hold, in any order.
 */

/** The text is what a pattern without anchors describes. */
const matches = (source: string): string => `(?=(?:${source})$)`;

/** What a pattern describes is somewhere in the text. */
export const contains = (source: string): string => `(?=[^]*(?:${source}))`;

/** What a pattern describes is nowhere in the text. */
const lacks = (source: string): string => `(?![^]*(?:${source}))`;

export const escapeText = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/**
 * The pattern of a field: all rules hold for the text behind the mark of a sample. A text with a
 * reference may be anything, because only the build knows its value.
 */
const buildPattern = (...rules: readonly string[]): string =>
  `^(?:\\([Ss]ample\\)\\s*)?(?:${contains("\\{\\{")}|${rules.join("")})[^]+$`;

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

/** What a schema allows, as far as an editor's form can say it; rules between fields stay with the content check. */
type Limits = ReturnType<typeof getLimits>;

/** @param title the form of a page's title */
function getLimits(schema: v.GenericSchema, title: TextForm) {
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
    /** characters, entries, or the number itself */
    min: get<number>("min_length", "min_value"),
    max: get<number>("max_length", "max_value"),
    isWhole: items.some(({ type }) => type === "integer"),
    /** what a number is, in words */
    number: number && getExpectation(number),
    choices:
      items.find(({ type }) => type === "picklist")?.options ??
      get<readonly (string | number)[]>("values"),
    /** every form that the text has, as a pattern without anchors and in words */
    forms: pattern ? [...forms, pattern] : forms,
    /** marks that would be shown as they are written, and what the text is without them */
    marks: getMarks(items),
    /** how long a page's title may be, in the site's words */
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
function getExpectation({ message }: Item): string {
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
function getTextRule(schema: v.GenericSchema, limits: Limits): [string, string] {
  const { placeholders = [] } = getFieldMetadata(schema);
  const { forms, marks, max, min = 1, title } = limits;
  const braces = placeholders.map((name) => `{${name}}`);
  const others = placeholders.length > 0 ? `(?!(?:${placeholders.join("|")})\\})` : "";
  const pattern = buildPattern(
    matches(`[^]{${min},${max ?? ""}}`),
    ...[...(title ? [title] : []), ...forms].map(({ source }) => matches(source)),
    ...(marks ? [lacks(marks.source)] : []),
    ...braces.map((each) => contains(escapeText(each))),
    lacks(`\\{${others}\\w*\\}`),
  );
  const expects = [
    describeLength(limits),
    ...forms.map(({ expects }) => expects),
    braces.length > 0 && `text with ${braces.join(" and ")}`,
    // A form such as that of an address says it, too.
    ...(forms.length > 0 ? [] : [braces.length === 0 && "no words in {braces}", marks?.expects]),
  ];
  return [pattern, `Expected ${expects.filter(Boolean).join(", ")}.`];
}

/** The same for a value that is text in the file: a reference, a number or one of the choices. */
function getReferenceRule({ choices, isWhole }: Limits): [string, string] {
  const number = isWhole ? "-?\\d+" : `(?!${twofold}$)-?\\d+(?:\\.\\d+)?`;
  const source = choices?.map((choice) => escapeText(String(choice))).join("|") ?? number;
  const what = choices ? `one of ${choices.join(", ")}` : `a ${isWhole ? "whole " : ""}number`;
  return [buildPattern(matches(source)), `Expected ${what}, or a reference in {{double braces}}.`];
}

/** The pattern for a number in the editor, and what it expects in words; its range is the field's. */
export function getNumberRule({ isWhole, number = "a number" }: Limits): [string, string] {
  // A schema's words are about a number; of 1,200 they would not say what is wrong.
  return isWhole
    ? [`^${plainNumber.whole}$`, `Expected ${number}, written with only digits.`]
    : [`^${plainNumber.decimal}$`, `Expected ${number}.`];
}

/** What a form takes from the site whose content it edits. */
export interface FormSite {
  labels: Labels;
  /** the entries that a value may name, by the `names` of its metadata */
  relations: Readonly<Record<string, Omit<RelationFieldProps, "widget">>>;
  /** the names of the rendered pictures */
  pictures: readonly string[];
  /** the form of a page's title */
  title: TextForm;
  /** the names of values that the product's design decides: files keep them, no form shows them */
  ofProduct: readonly string[];
}

/** What every field has. */
type Common = { name: string; label: string; hint?: string; required: boolean };

/** Longer texts have a field of several lines. */
const longestLine = 100;

/** The editor's fields for a group. */
export const makeFields = (site: FormSite, entries: Record<string, v.GenericSchema>): Field[] =>
  Object.entries(entries).map(([name, schema]) => makeField(site, name, schema));

/** The editor's field for a schema. */
export function makeField(site: FormSite, name: string, written: v.GenericSchema): Field {
  const schema = unwrapSchema(written);
  const limits = getLimits(schema, site.title);
  const { choices: choiceLabels, fixedBy, form, isText, names, upload } = getFieldMetadata(written);
  const description = getDescription(written);
  const hint = description && joinSentences([site.labels.getHint(description)]);
  const common: Common = {
    name,
    label: site.labels.getLabel(name, written),
    ...(hint && { hint }),
    required: fixedBy !== undefined || written.type !== "optional",
  };
  const { choices } = limits;
  const isWhole = !schema.item && !schema.entries && !schema.variants;
  if (isWhole && site.ofProduct.includes(name)) {
    return { name, label: common.label, required: common.required, widget: "hidden" } as Field;
  }
  if (isText) return makeText(common, getReferenceRule(limits));
  if (schema.item) {
    const label_singular = getSingular(common.label);
    const items = makeItems(site, schema.item, limits, label_singular, fixedBy);
    const { min, max = 100 } = limits;
    const most = max < 100 && max !== min ? `at most ${max} entries` : undefined;
    const hint = joinSentences([common.hint, most]);
    return { ...common, ...(hint && { hint }), label_singular, ...items, ...(fixedBy && fixed) };
  }
  if (schema.variants) return { ...common, widget: "object", ...makeTypes(site, schema) };
  if (schema.entries) {
    return {
      ...common,
      widget: "object",
      collapsed: "auto",
      fields: makeFields(site, schema.entries),
    };
  }
  if (schema.type === "record") return { ...common, widget: "keyvalue" };
  if (schema.type === "boolean") return makeBoolean(common);
  if (names) return { ...common, widget: "relation", ...getRelation(site, names) };
  if (upload && form === "picture") {
    return makePicture(common, upload, getTextRule(schema, limits), site.pictures);
  }
  if (upload) return makeUpload(common, upload, getTextRule(schema, limits));
  if (form === "picture") return { ...common, widget: "select", options: [...site.pictures] };
  if (form === "date") return makeDate(common);
  if (choices)
    return {
      ...common,
      widget: "select",
      options: choices.map((each) => makeChoice(site, each, choiceLabels)),
    };
  if (schema.type === "number") return makeNumber(common, limits);
  const field = makeText(common, getTextRule(schema, limits), limits);
  // A control of our own, which offers the site's addresses.
  return form === "link" ? ({ ...field, widget: "link" } as Field) : field;
}

function getRelation({ relations }: FormSite, names: string) {
  const relation = relations[names];
  if (!relation) throw new Error(`the form's site has no relation "${names}"`);
  return relation;
}

/** For a list that always has the same entries. */
const fixed = { allow_add: false, allow_remove: false, allow_reorder: false };

/**
 * A list of groups shows each by its summary, a list of values has a field for each.
 *
 * @param fixedBy the field that says which entry it is, in a list that always has the same
 */
function makeItems(
  site: FormSite,
  item: v.GenericSchema,
  { min, max }: Limits,
  label: string,
  fixedBy?: string,
) {
  const list = { widget: "list" as const, ...(min && { min }), ...(max && { max }) };
  const schema = unwrapSchema(item);
  // An entry that is added has to be given all of its values.
  const inside = fixedBy ? site : { ...site, ofProduct: [] };
  if (schema.variants) return { ...list, collapsed: "auto" as const, ...makeTypes(inside, schema) };
  if (!schema.entries) {
    return { ...list, field: { ...makeField(inside, "item", item), label } as Field };
  }
  const fields = makeFields(inside, schema.entries).map((field) =>
    field.name === fixedBy ? ({ ...field, readonly: true } as Field) : field,
  );
  const summary = `{{fields.${chooseSummary(fields, fixedBy)}}}`;
  return { ...list, collapsed: "auto" as const, summary, fields };
}

/** The fields that say what an entry of a list is, the best one first. */
export const namingFields = ["title", "name", "label", "question", "quote", "text"] as const;

/** The field that names an entry while it is closed: without one, it is a blank bar. */
function chooseSummary(fields: readonly Field[], fixedBy?: string): string | undefined {
  const names = [...namingFields, fixedBy];
  const isSure = (field: Field) => !("required" in field && field.required === false);
  const title = names.find((name) => fields.some((field) => field.name === name && isSure(field)));
  const value = fields.find(({ widget = "string" }) => !["list", "object"].includes(widget));
  const [first] = fields;
  return title ?? value?.name ?? (first && `${first.name}.0`);
}

/** A choice between groups; the name of the group is the type. */
function makeTypes(site: FormSite, { key = "type", variants = {} }: Inside) {
  const types = Object.entries(variants).map(([name, { entries = {} }]): VariableFieldType => {
    const { [key]: _, ...rest } = entries;
    return { name, label: site.labels.getChoiceLabel(name), fields: makeFields(site, rest) };
  });
  return { typeKey: key, types };
}

/** A choice in words, and the value that is written. */
const makeChoice = (site: FormSite, value: string | number, words: FieldMetadata["choices"]) =>
  typeof value === "string"
    ? { label: words?.[value] ?? site.labels.getChoiceLabel(value), value }
    : value;

/**
 * An optional one is not a switch, because a switch writes its value into every file; "no" is the
 * same as leaving it out.
 */
const makeBoolean = (common: Common): Field =>
  common.required
    ? { ...common, widget: "boolean" }
    : {
        ...common,
        widget: "select",
        options: [
          { label: "Yes", value: true },
          { label: "No", value: "" },
        ],
      };

/**
 * Its control is our own: what is no date stays as it is typed, and the pattern refuses it.
 *
 * The date of a new entry begins as today. One that may be missing does not: the editor would write
 * today into every older file that has none, whatever was changed there.
 */
const makeDate = (common: Common): Field => ({
  ...common,
  widget: "datetime",
  type: "date",
  format: "YYYY-MM-DD",
  pattern: [`^(?:${calendarDay})$`, `Expected ${aDay}.`],
  ...(common.required && ["date", "modified"].includes(common.name) && { default: "{{now}}" }),
});

/** Its control is our own: what it does not read as a number stays a text, which the pattern refuses. */
const makeNumber = (common: Common, limits: Limits): Field => ({
  ...common,
  widget: "number",
  value_type: limits.isWhole ? "int" : "float",
  pattern: getNumberRule(limits),
  ...(limits.min !== undefined && { min: limits.min }),
  ...(limits.max !== undefined && { max: limits.max }),
});

/** A photo is made small before it is saved; what the camera wrote into it, such as its place, goes. */
const transformations = {
  raster_image: { format: "webp", width: keptPicture.pixels, height: keptPicture.pixels },
} as const;

/** What a file that is dropped in may be, and where it goes. The build checks its width and rights. */
const getUpload = ({ accept, address, folder, megabytes }: Upload) => ({
  accept,
  // Next to the content file is where the collection puts it: all fields share what is dropped in.
  ...(folder && { media_folder: folder, public_folder: address }),
  media_libraries: {
    default: {
      config: { slugify_filename: true, max_file_size: megabytes * 1e6, transformations },
    },
    stock_assets: false,
  },
});

const makeUpload = (common: Common, upload: Upload, pattern: [string, string]): Field => ({
  ...common,
  ...getUpload(upload),
  widget: upload.kind,
  choose_url: false,
  // Of a file that is dropped in, the form sees the name alone.
  ...(upload.address === "" && { pattern }),
});

/** A control of our own, which the editor has to be given; a file that is dropped in is a blob: address. */
const makePicture = (
  common: Common,
  upload: Upload,
  [source, expects]: [string, string],
  scenes: readonly string[],
): Field => ({
  ...common,
  ...getUpload(upload),
  widget: "scene-or-picture",
  scenes,
  pattern: [`^blob:|${source}`, expects],
});

function makeText(common: Common, pattern: [string, string], limits?: Limits): Field {
  // Of a form that the field's description does not say.
  const forms = common.hint ? [] : (limits?.forms ?? []).map(({ expects }) => expects);
  const hint = joinSentences([common.hint, ...forms, limits && describeLength(limits)]);
  const isLong = limits?.forms.length === 0 && (limits.max ?? 600) > longestLine;
  return { ...common, ...(hint && { hint }), widget: isLong ? "text" : "string", pattern };
}
