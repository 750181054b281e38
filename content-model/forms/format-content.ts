import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Field } from "@sveltia/cms";
import { parse, stringify } from "yaml";
import type { ContentConfig } from "./form-places.ts";

/** A field as far as this file reads it. */
type AnyField = {
  name: string;
  widget?: string;
  required?: boolean | string[];
  root?: boolean;
  field?: Field;
  fields?: Field[];
  types?: { name: string; fields?: Field[] }[];
  typeKey?: string;
};

type Group = Record<string, unknown>;

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  (typeof value === "object" && Object.keys(value).length === 0);

const isText = ({ widget = "string" }: AnyField) => ["string", "text", "datetime"].includes(widget);

/** A value as the editor saves it: texts trimmed, keys in the order of the fields. */
function arrange(value: unknown, field: AnyField): unknown {
  if (Array.isArray(value)) return value.map((item) => arrangeItem(item, field));
  if (typeof value === "object" && value !== null) return arrangeItem(value, field);
  return isText(field) ? String(value).trim() : value;
}

/** A group, or an entry of a list. */
function arrangeItem(
  value: unknown,
  { field, fields, types, typeKey = "type" }: AnyField,
): unknown {
  if (field) return arrange(value, field);
  if (typeof value !== "object" || value === null) return value;
  const type = types?.find(({ name }) => name === (value as Group)[typeKey]);
  if (!type) return fields ? arrangeGroup(value as Group, fields) : value;
  // What several types have is where the first of them has it.
  const order = types?.flatMap((each) => each.fields?.map(({ name }) => name)) ?? [];
  const own = type.fields?.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  return { [typeKey]: type.name, ...arrangeGroup(value as Group, own ?? []) };
}

function arrangeGroup(group: Group, fields: readonly AnyField[]): Group {
  const known = fields.map(({ name }) => name);
  const rest = Object.entries(group).filter(([name]) => !known.includes(name));
  const kept = fields.filter(
    ({ name, required }) => name in group && (required !== false || !isEmpty(group[name])),
  );
  return Object.fromEntries([
    ...kept.map((field) => [field.name, arrange(group[field.name], field)]),
    ...rest,
  ]);
}

/** YAML as Sveltia CMS writes it (src/lib/services/contents/file/format.js). */
const formatYaml = (value: unknown): string =>
  stringify(value, null, {
    indent: 2,
    indentSeq: true,
    lineWidth: 0,
    defaultKeyType: "PLAIN",
    defaultStringType: "PLAIN",
    singleQuote: true,
  }).trim();

/**
 * A content file as the editor saves it when nothing was changed.
 *
 * @param text the file's text, free of faults
 * @param fields the editor's fields of the file
 */
export function formatContent(text: string, format: string, fields: readonly Field[]): string {
  const whole = text.trim().replaceAll("\r\n", "\n");
  if (format === "raw") return `${whole}\n`;
  if (format === "yaml") return `${formatYaml(arrangeFile(parse(whole), fields))}\n`;
  const [, head = "", body = ""] = /^---\n(.*?)\n---(?:\n(.*))?$/s.exec(whole) ?? [];
  const written = formatYaml(arrangeFile(parse(head), fields));
  return `---\n${written}\n---\n${body.trim() && `\n${body.trim()}\n`}`;
}

function arrangeFile(value: unknown, fields: readonly AnyField[]): unknown {
  const [first] = fields;
  return first?.root ? arrange(value, first) : arrangeGroup((value ?? {}) as Group, fields);
}

/** A file of the content as it is and as the editor saves it, which should be the same. */
export type FormattedFile = { file: string; fields: Field[]; text: string; formatted: string };

/**
 * Every file that the editor opens.
 *
 * @param root the folder with content/
 */
export function formatAllContent(
  root: string,
  { collections = [] }: ContentConfig,
): FormattedFile[] {
  const files = collections.flatMap((collection) => {
    if ("files" in collection) return collection.files;
    if (!("folder" in collection)) return [];
    const { folder, path = "{{slug}}", extension, ...rest } = collection;
    const names = `${folder}/${path.replace("{{slug}}", "*")}.${extension}`;
    return globSync(names, { cwd: root }).map((file) => ({ ...rest, file }));
  });
  return files.map(({ file, format = "yaml", fields }) => {
    const text = readFileSync(join(root, file), "utf8");
    return { file, fields, text, formatted: formatContent(text, format, fields) };
  });
}
