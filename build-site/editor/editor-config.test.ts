import { globSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import type { Field } from "@sveltia/cms";
import { getFieldMetadata, unwrapSchema } from "content-model/field-metadata";
import { explainFigure, figureForm } from "content-model/figure";
import { getEditedFile } from "content-model/form-places";
import * as v from "valibot";
import { expect, test } from "vitest";
import { articleSchema } from "../../app/parts/articles/schema.ts";
import { getFullTitle } from "../../app/parts/head/page-graph.ts";
import { site } from "../../app/parts/head/site-schema.ts";
import { downloadSchema, legalSchema } from "../../app/parts/texts/schema.ts";
import { project } from "../../tests/content-copy.ts";
import { getOptionValue } from "../../tests/filled-fields.ts";
import { findLengths, numbers, texts } from "../../tests/form-values.ts";
import { maxTitleLength } from "../rules/content-rules.ts";
import { listYamlSources } from "../sources/entry-pages.ts";
import { readContent } from "../sources/read-content.ts";
import { getEditorAddress } from "./edit-address.ts";
import { makeContentConfig } from "./editor-config.ts";

const { collections = [] } = await makeContentConfig();

/** What is added to the titles of pages. */
const facts = readContent(project, site);

/** The fields of every kind of file, by the name of the file or the folder. */
const configured = new Map(
  collections.flatMap((collection): [string, Field[]][] => {
    if ("files" in collection) return collection.files.map(({ file, fields }) => [file, fields]);
    return "folder" in collection ? [[collection.folder, collection.fields]] : [];
  }),
);

type Inside = v.GenericSchema & {
  entries?: Record<string, Inside>;
  item?: Inside;
  wrapped?: Inside;
  variants?: Record<string, Inside>;
  key?: string;
};

type AnyField = {
  name: string;
  fields?: Field[] | undefined;
  field?: Field | undefined;
  types?: AnyField[] | undefined;
  widget?: string;
  required?: unknown;
  options?: readonly unknown[];
  pattern?: [string | RegExp, string] | undefined;
  min?: unknown;
  max?: unknown;
  value_type?: unknown;
  allow_add?: unknown;
};

/** Every schema, with the name of a file or folder that it is for: several files of a kind have one form. */
const forms = new Map<v.GenericSchema, string>([
  [articleSchema, "content/blog"],
  [downloadSchema, "content/documents"],
  [legalSchema, "content/legal"],
  ...(await listYamlSources()).map((source): [v.GenericSchema, string] => {
    if (source.kind === "folder") return [source.schema, `content/${source.folder}`];
    return [source.schema, `content/${source.kind === "file" ? source.file : source.files[0]}`];
  }),
]);

const takes = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).success;

const compiled = new Map<string, RegExp>();
const compile = (source: string): RegExp =>
  compiled.get(source) ?? compiled.set(source, new RegExp(source)).get(source) ?? /(?:)/;

/** Whether the form takes a value, by the rules of Sveltia CMS for a field's control. */
function allows({ widget, options, pattern, min, max, value_type }: AnyField, value: unknown) {
  if (options) return options.some((each) => value === getOptionValue(each));
  if (widget === "boolean") return typeof value === "boolean";
  if (widget === "datetime") return /^\d{4}-\d\d-\d\d$/.test(String(value));
  if (widget === "number") {
    const fits =
      Number(value) >= Number(min ?? -Infinity) && Number(value) <= Number(max ?? Infinity);
    return typeof value === "number" && fits && (value_type !== "int" || Number.isInteger(value));
  }
  return typeof value === "string" && compile(String(pattern?.[0] ?? "")).test(value);
}

/** What a picklist or a choice of numbers takes, as it says itself. */
function readChoices(schema: v.GenericSchema): unknown[] {
  const issues = ["\0", -1e9].flatMap((value) => v.safeParse(schema, value).issues ?? []);
  const said = issues.find(({ type }) => type === "picklist" || type === "values")?.expected;
  const choices = said?.replace(/^\(|\)$/g, "").split(" | ");
  return choices?.map((each) => JSON.parse(each)) ?? [];
}

/** What is said otherwise in the form than in the schema. `ofTitle` is the check of a page's title. */
function compareLeaf(
  schema: Inside,
  field: AnyField,
  ofTitle?: (value: unknown) => boolean,
): string[] {
  const { names, upload, form, isText, pattern } = getFieldMetadata(schema);
  // What these take is picked, not written.
  if (names || upload || form === "picture" || form === "date") return [];
  // How a figure is written is a rule of the language, which the check of all content knows.
  const isWrong = (value: unknown) =>
    pattern === figureForm && explainFigure(String(value)) !== undefined;
  const fits = ofTitle ?? ((value: unknown) => takes(schema, value) && !isWrong(value));
  const lengths = [...findLengths(fits), ...(ofTitle ? findLengths(fits, facts.name) : [])];
  const values = [true, ...(isText ? [] : numbers), ...texts, ...lengths, ...readChoices(schema)];
  return values
    .filter((value) => fits(value) !== allows(field, value))
    .map((value) => `takes ${value}`);
}

/** A schema's pipe, as far as this test reads it. */
type Step = { type: string; requirement?: number; pipe?: readonly Step[] };
const listSteps = (step: Step): Step[] => [
  step,
  ...(step.pipe ?? [])
    .filter((each) => each !== step)
    .flatMap((each) => (each.pipe ? listSteps(each) : each)),
];

/** The length of a list as its schema has it. */
function compareList(schema: Inside, field: AnyField): string[] {
  const steps = listSteps(schema as unknown as Step);
  const read = (type: string) => steps.find((each) => each.type === type)?.requirement;
  const isSame = (field.min ?? 0) === (read("min_length") ?? 0) && field.max === read("max_length");
  return isSame ? [] : [`has ${field.min} to ${field.max} entries`];
}

/** What is said otherwise in the form than in the schema, of a field and of all inside it. */
function compare(
  written: Inside,
  field: AnyField,
  path: string,
  fits?: (value: unknown) => boolean,
): string[] {
  const schema = unwrapSchema(written);
  const { item, type } = schema;
  const here = [
    ...(field.required === takes(written, undefined) ? ["is required, or is not"] : []),
    ...(item ? compareList(schema, field) : []),
  ];
  const { fixedBy } = getFieldMetadata(written);
  if (fixedBy && (field.allow_add !== false || !isKey(field, fixedBy))) here.push("is not fixed");
  const isGroup = item || schema.entries || schema.variants;
  const groupControl = type === "record" ? "keyvalue" : "object";
  const control = item ? "list" : groupControl;
  if (!isGroup && type !== "record") here.push(...compareLeaf(written, field, fits));
  else if (field.widget !== control) here.push(`is no ${control}`);
  const inside = item ? compareItem(item, field, `${path}[]`) : compareGroup(schema, field, path);
  return [...here.map((each) => `${path} ${each}`), ...inside];
}

/** Whether a field of the list's entries says which one it is, and stays as it is. */
const isKey = ({ fields = [] }: AnyField, name: string) =>
  fields.some((each) => each.name === name && "readonly" in each && each.readonly);

const compareItem = (item: Inside, field: AnyField, path: string) =>
  field.field
    ? compare(item, field.field as AnyField, path)
    : compareGroup(unwrapSchema(item), field, path);

const compareNames = (fields: readonly { name: string }[], expected: string[], path: string) => {
  const names = fields.map(({ name }) => name);
  return isDeepStrictEqual(names, expected) ? [] : [`${path} has ${names}, not ${expected}`];
};

/** Which fields there are, in this order, and what is said otherwise of each of them. */
function compareGroup(
  { entries = {}, variants = {}, key }: Inside,
  { fields = [], types = [] }: AnyField,
  path: string,
  ofTitle?: (value: unknown) => boolean,
): string[] {
  const own = fields.filter(({ name }) => name !== "body");
  return [
    ...compareNames(
      own,
      Object.keys(entries).filter((name) => name !== key),
      path,
    ),
    ...compareNames(types, Object.keys(variants), path),
    ...own.flatMap((field) => {
      const inside = entries[field.name];
      const fits = field.name === "title" ? ofTitle : undefined;
      return inside ? compare(inside, field as AnyField, `${path}.${field.name}`, fits) : [];
    }),
    ...types.flatMap((type) => {
      const variant = variants[type.name];
      return variant ? compareGroup({ key, ...variant }, type, `${path}<${type.name}>`) : [];
    }),
  ];
}

test.each([...forms].map(([schema, name]) => ({ name, schema })))(
  "$name has the same fields, controls and limits in the editor as in its schema",
  ({ name, schema }) => {
    const fields = (configured.get(name) ?? []) as AnyField[];
    const [first] = fields;
    const { entries = {} }: Inside = schema;
    const isPage = "description" in entries || "excerpt" in entries;
    const fits = (value: unknown) =>
      takes(entries.title as Inside, value) &&
      getFullTitle(String(value), facts).length <= maxTitleLength;
    const differences =
      first && "root" in first
        ? compare(schema, first, "")
        : compareGroup(schema, { name, fields: fields as Field[] }, "", isPage ? fits : undefined);
    expect(differences).toEqual([]);
  },
);

test("every file of words is in one collection", () => {
  const files = globSync("content/**/*.{yaml,md}", { cwd: project });
  const opened = files.map((file) =>
    getEditedFile({ collections }, getEditorAddress({ collections }, file) ?? ""),
  );
  expect(opened).toEqual(files);
});
