import { globSync } from "node:fs";
import type { Field } from "@sveltia/cms";
import { parse, stringify } from "yaml";
import { readText } from "../files/files.ts";
import type { AnyField, ContentConfig } from "./form-places.ts";

type Group = Record<string, unknown>;

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  (typeof value === "object" && Object.keys(value).length === 0);

const isText = ({ widget = "string" }: AnyField) => ["string", "text", "datetime"].includes(widget);

/** A value as the editor saves it, but for the order of keys: texts trimmed, what is optional and empty left out. */
function cleanValue(value: unknown, field: AnyField): unknown {
  if (Array.isArray(value)) return value.map((item) => cleanItem(item, field));
  if (typeof value === "object" && value !== null) return cleanItem(value, field);
  return isText(field) ? String(value).trim() : value;
}

/** A group, or an entry of a list. */
function cleanItem(value: unknown, { field, fields, types, typeKey = "type" }: AnyField): unknown {
  if (field) return cleanValue(value, field);
  if (typeof value !== "object" || value === null) return value;
  const type = types?.find(({ name }) => name === (value as Group)[typeKey]);
  const own = type ? (type.fields ?? []) : fields;
  return own ? cleanGroup(value as Group, own) : value;
}

function cleanGroup(group: Group, fields: readonly AnyField[]): Group {
  const entries = Object.entries(group).flatMap(([name, value]) => {
    const field = fields.find((each) => each.name === name);
    if (!field) return [[name, value]];
    return field.required === false && isEmpty(value) ? [] : [[name, cleanValue(value, field)]];
  });
  return Object.fromEntries(entries);
}

/**
 * Where values can be, such as `bands.*.items.*.text`, in the order in which the editor writes them.
 * As in its src/lib/services/contents/draft/save/key-path.js, all types of a list share its paths:
 * what several types have, at whatever depth, is where the first of them has it.
 */
function listPaths(field: AnyField, path: string): string[] {
  const { field: item, fields, types = [], typeKey = "type", widget } = field;
  const place = widget === "list" ? `${path}.*` : path;
  const inside = fields ?? types.flatMap((type) => type.fields ?? []);
  return [
    path,
    ...(types.length > 0 ? [`${place}.${typeKey}`] : []),
    ...(item ? listPaths(item, place) : []),
    ...inside.flatMap((each) => listPaths(each, `${place}.${each.name}`)),
  ];
}

/** Where a value itself, or the first text or number inside it, is among the paths; after them if nowhere. */
function findPlace(value: unknown, paths: readonly string[], path: string): number {
  if (typeof value === "object" && !isEmpty(value)) {
    const inside = Object.entries(value as Group).map(([name, inner]) =>
      findPlace(inner, paths, Array.isArray(value) ? `${path}.*` : `${path}.${name}`),
    );
    return Math.min(...inside);
  }
  const at = paths.indexOf(path);
  return at < 0 ? paths.length : at;
}

/** The value with the keys of each group in the order of their paths; keys without a field are last. */
function sortKeys(value: unknown, paths: readonly string[], path: string): unknown {
  if (Array.isArray(value)) return value.map((item) => sortKeys(item, paths, `${path}.*`));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => {
    const own = path ? `${path}.${name}` : name;
    return { name, place: findPlace(inner, paths, own), value: sortKeys(inner, paths, own) };
  });
  entries.sort((a, b) => a.place - b.place);
  return Object.fromEntries(entries.map((each) => [each.name, each.value]));
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
  const whole = text.trim();
  if (format === "raw") return `${whole}\n`;
  if (format === "yaml") return `${formatYaml(arrangeFile(parse(whole), fields))}\n`;
  const [, head = "", body = ""] = /^---\n(.*?)\n---(?:\n(.*))?$/s.exec(whole) ?? [];
  const written = formatYaml(arrangeFile(parse(head), fields));
  return `---\n${written}\n---\n${body.trim() && `\n${body.trim()}\n`}`;
}

function arrangeFile(value: unknown, fields: readonly AnyField[]): unknown {
  const [first] = fields;
  const paths = fields.flatMap((field) => listPaths(field, field.name));
  return first?.root
    ? sortKeys(cleanValue(value, first), paths, first.name)
    : sortKeys(cleanGroup((value ?? {}) as Group, fields), paths, "");
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
    const text = readText(root, file) ?? "";
    return { file, fields, text, formatted: formatContent(text, format, fields) };
  });
}
