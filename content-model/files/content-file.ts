import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, type Scalar } from "yaml";
import { rememberLast } from "./files.ts";
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

/** A parsed content file. `value` is unchecked; `faults` are those of the YAML itself. */
export type ContentFile = {
  file: string;
  value: unknown;
  /** the value before references in it are filled in */
  written: unknown;
  faults: Fault[];
  /** the values that only the site's owner can supply, as messages, without their marks */
  samples: Fault[];
  /** their places, in order */
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
  const text = source ?? "";
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const yamlFaults = findYamlFaults(text, document, lines);
  const faults = yamlFaults.map(({ line, message }) => makeFileFault(file, message, line));
  if (source === undefined) faults.push(makeFileFault(file, missingFile));
  const getLine = (path: FieldPath) => lines.linePos(getOffset(document.contents, path)).line;
  const samplePaths: FieldPath[] = [];
  const isRead = source !== undefined && yamlFaults.every(({ isOfValue }) => isOfValue);
  const value = mapTexts(isRead ? document.toJS() : undefined, (text, path) => {
    if (mark.test(text)) samplePaths.push(path);
    const plain = text.replace(mark, "");
    if (plain.includes(sampleMark.trim())) {
      faults.push(makeFault({ file, getLine }, path, misplaced));
    }
    return plain;
  });
  const samples = samplePaths.map((path) =>
    makeFault({ file, getLine }, path, String(getValueAt(value, path))),
  );
  return { file, value, written: value, faults, samples, samplePaths, getLine };
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

type Placed = { text: string; path: FieldPath };

/** Every text of a value, however deep, with its place. */
export function listTexts(value: unknown, path: FieldPath = []): Placed[] {
  if (typeof value === "string") return [{ text: value, path }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) =>
    listTexts(field, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Every text that a field of this name has in a value. */
export const listFields = (value: unknown, name: string) =>
  listTexts(value).filter(({ path }) => path.at(-1) === name);

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

/** Those that have a key in common, each with the others; what has no key has no other. */
export function listDuplicates<T>(
  all: readonly T[],
  getKey: (each: T) => string | undefined,
): { own: T; others: T[] }[] {
  const groups = Map.groupBy(all, getKey);
  groups.delete(undefined);
  return [...groups.values()]
    .filter(({ length }) => length > 1)
    .flatMap((same) => same.map((own) => ({ own, others: same.filter((each) => each !== own) })));
}

/** A text as visitors tell it from another: capitals and spaces make no difference. */
export const sameWords = (text: string): string => text.trim().replace(/\s+/g, " ").toLowerCase();

/**
 * A fault for each entry of a list that has another one's id: either may change.
 *
 * @param field in place of the id
 * @param getSame of a field that visitors read, what makes two of them the same
 */
export function findDuplicates(
  file: ContentFile,
  field = "id",
  getSame = (text: string) => text,
): Fault[] {
  const fields = listFields(file.value, field).filter(
    ({ path }) => typeof path.at(-2) === "number",
  );
  const same = listDuplicates(fields, ({ text, path }) =>
    [...path.slice(0, -2), getSame(text)].join("\0"),
  );
  return same.map(({ own: { text, path } }) =>
    makeFault(file, path, `"${text}" is also the ${field} of another entry; each needs its own`),
  );
}
