import * as v from "valibot";
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, type Scalar } from "yaml";
import { describeField, unwrapSchema } from "../schema/field-metadata.ts";
import { isGroup } from "../schema/fields.ts";
import { rememberLast } from "./remember-last.ts";
import { findYamlFaults } from "./yaml-faults.ts";

/** Keys and list positions from the top of a file to a value. */
export type FieldPath = readonly (string | number)[];

/** A value in the content that does not fit. */
export type Fault = {
  /** path from the repository's root, with slashes */
  file: string;
  /** 1-based */
  line: number;
  /** `personas[1].label`; empty for the file as a whole */
  field: string;
  /** the same, as keys; missing for a line that is not a field */
  path?: FieldPath;
  message: string;
  /** what the schema says of the field */
  about?: string | undefined;
};

/** A value that only the site's owner can supply, without its mark. */
export type Sample = { file: string; line: number; field: string; value: string };

/** A parsed content file. `value` is unchecked; `faults` are those of the YAML itself. */
export type ContentFile = {
  file: string;
  value: unknown;
  /** the value before references in it are filled in */
  written: unknown;
  faults: Fault[];
  samples: Sample[];
  /** the samples, in order */
  samplePaths: FieldPath[];
  /** 1-based line of the field at `path`, or of the nearest enclosing group */
  getLine: (path: FieldPath) => number;
};

/** Begins a value that only the site's owner can supply; part of the text, so that no editor drops it. */
export const sampleMark = "(sample) ";
/** The same at the beginning of a text, as people write it. */
export const mark = /^\(sample\)\s*/i;
const misplaced = 'has "(sample)" inside; the mark belongs at the beginning of the text';

/** `personas[1].label`, or `industries[0].name` for a file that is a list. */
export function formatField(file: string, path: FieldPath): string {
  const isList = typeof path[0] === "number";
  const list = isList ? (file.split("/").at(-1)?.replace(/\..*$/, "") ?? "") : "";
  const keys = path.map((key) => (typeof key === "number" ? `[${key}]` : `.${key}`));
  return list + keys.join("").replace(/^\./, "");
}

/** The offset where the field at `path`, or the nearest enclosing group, begins. */
function getOffset(contents: Node | null, path: FieldPath): number {
  let node: unknown = contents;
  let offset = 0;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key);
      if (!pair) return offset;
      offset = (pair.key as Scalar).range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node) && typeof key === "number") {
      node = node.items[key];
      offset = (node as Node | undefined)?.range?.[0] ?? offset;
    } else {
      return offset;
    }
  }
  return offset;
}

const rememberFile = rememberLast<ContentFile>();

/**
 * Parses one YAML file. Never throws because of the file's content.
 * @param file path from the repository's root, with slashes; named in faults
 * @param source its text, or undefined if there is no such file, which is a fault
 */
export const parseContentFile = (file: string, source: string | undefined): ContentFile =>
  rememberFile(file, [source], () => parseYamlFile(file, source));

/** Said of a content file that is not there. */
export const missingFile = "is missing, expected a file";

function parseYamlFile(file: string, source: string | undefined): ContentFile {
  if (source === undefined) {
    return {
      file,
      value: undefined,
      written: undefined,
      faults: [makeFileFault(file, missingFile)],
      samples: [],
      samplePaths: [],
      getLine: () => 1,
    };
  }
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const yamlFaults = findYamlFaults(source, document, lines);
  const faults = yamlFaults.map(({ line, message }) => makeFileFault(file, message, line));
  const getLine = (path: FieldPath) => lines.linePos(getOffset(document.contents, path)).line;
  const samplePaths: FieldPath[] = [];
  const read = yamlFaults.every(({ isOfValue }) => isOfValue) ? document.toJS() : undefined;
  const value = mapTexts(read, (text, path) => {
    if (mark.test(text)) samplePaths.push(path);
    const plain = text.replace(mark, "");
    if (plain.includes(sampleMark.trim())) {
      faults.push(makeFault({ file, getLine }, path, misplaced));
    }
    return plain;
  });
  return {
    file,
    value,
    written: value,
    faults,
    samples: samplePaths.map((path) => ({
      file,
      line: getLine(path),
      field: formatField(file, path),
      value: String(getValueAt(value, path)),
    })),
    samplePaths,
    getLine,
  };
}

/** A copy of a value with every text in it changed, however deep. */
export function mapTexts(
  value: unknown,
  change: (text: string, path: FieldPath) => unknown,
  path: FieldPath = [],
): unknown {
  if (typeof value === "string") return change(value, path);
  if (Array.isArray(value)) return value.map((item, at) => mapTexts(item, change, [...path, at]));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, mapTexts(field, change, [...path, key])]),
  );
}

/** The field at a path; undefined where there is none. */
export const getValueAt = (value: unknown, path: FieldPath) =>
  path.reduce<unknown>(
    (parent, key) =>
      typeof parent === "object" && parent !== null
        ? (parent as Record<string, unknown>)[key]
        : undefined,
    value,
  );

/** Records in every `fact()` of a value whether it is a sample. */
function markFacts(value: unknown, { samplePaths }: ContentFile): void {
  for (const path of samplePaths) {
    const found = getValueAt(value, path);
    if (typeof found === "object" && found && "isSample" in found) found.isSample = true;
  }
}

/** The value of a file, or a fault for each invalid field. */
export interface CheckedValue<Value> {
  value?: Value;
  faults: Fault[];
}

/** Checks a file's value against a schema. */
export function checkValue<S extends v.GenericSchema>(
  file: ContentFile,
  schema: S,
): CheckedValue<v.InferOutput<S>> {
  const result = v.safeParse(schema, file.value);
  if (result.success) {
    markFacts(result.output, file);
    return { value: result.output, faults: [] };
  }
  const faults = dropEchoes(result.issues).map((issue) => {
    const path = getPath(issue);
    return { ...makeFault(file, path, issue.message), about: describeField(schema, path) };
  });
  // Of a value that was not read as it was meant, more is not known.
  const known = new Set(file.faults.map(({ line }) => line));
  return { faults: faults.filter(({ line }) => !known.has(line)) };
}

/** The fields of a file that fit, be the others as they may. */
export function pickFitting<Value>(schema: v.GenericSchema<unknown, Value>, value: unknown) {
  const { entries = {} } = unwrapSchema(schema);
  const fields = Object.entries(entries).flatMap(([name, field]) => {
    const result = v.safeParse(field, isGroup(value) ? value[name] : undefined);
    return result.success ? [[name, result.output]] : [];
  });
  return Object.fromEntries(fields) as Partial<Value>;
}

const getPath = ({ path }: v.BaseIssue<unknown>): FieldPath =>
  path?.map(({ key }) => key as string | number) ?? [];

/** Issues without those of a value that breaks a second rule: it would be told of one mistake twice. */
function dropEchoes(issues: readonly v.BaseIssue<unknown>[]): v.BaseIssue<unknown>[] {
  const rules = new Map<string, unknown>();
  return issues.filter((issue) => {
    // The rules of a group or a list are about different things in it.
    if (typeof issue.input === "object") return true;
    const place = JSON.stringify(getPath(issue));
    const rule = issue.requirement ?? issue.type;
    if (!rules.has(place)) rules.set(place, rule);
    return rules.get(place) === rule;
  });
}

type Placed = { text: string; path: FieldPath };

/** The texts of each value: the same files are searched for one thing after the other. */
const listed = new WeakMap<object, readonly Placed[]>();

/** Every text of a value, however deep, with its place. */
export function listTexts(value: unknown): readonly Placed[] {
  if (typeof value !== "object" || value === null) return collectTexts(value, []);
  const before = listed.get(value);
  if (before) return before;
  const texts = collectTexts(value, []);
  listed.set(value, texts);
  return texts;
}

function collectTexts(value: unknown, path: FieldPath): Placed[] {
  if (typeof value === "string") return [{ text: value, path }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) =>
    collectTexts(field, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Every text that a field of this name has in a value. */
export const listFields = (value: unknown, name: string) =>
  listTexts(value).filter(({ path }) => path.at(-1) === name);

/** A fault for each entry of a list that has another one's id. @param field in place of the id */
export function findTwins(file: ContentFile, field = "id"): Fault[] {
  const seen = new Set<string>();
  return listFields(file.value, field).flatMap(({ text, path }) => {
    const key = [...path.slice(0, -2), text].join("\0");
    const isTwin = typeof path.at(-2) === "number" && seen.has(key);
    seen.add(key);
    const message = `"${text}" is already the ${field} of another entry`;
    return isTwin ? makeFault(file, path, message) : [];
  });
}

/** A fault of the field at `path`. */
export function makeFault(
  file: Pick<ContentFile, "file" | "getLine">,
  path: FieldPath,
  message: string,
): Fault {
  const field = formatField(file.file, path);
  return { file: file.file, line: file.getLine(path), field, path, message };
}

/** A fault of a file as a whole, or of a line that is not a field. */
export const makeFileFault = (file: string, message: string, line = 1): Fault => ({
  file,
  line,
  field: "",
  message,
});
