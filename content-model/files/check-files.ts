import { StartError } from "startup/start-error";
import * as v from "valibot";
import { describeField, unwrapSchema } from "../schema/field-metadata.ts";
import { isGroup } from "../schema/fields.ts";
import type { YamlSource } from "../schema/source.ts";
import {
  type ContentFile,
  type Fault,
  type FieldPath,
  getValueAt,
  makeFault,
  makeFileFault,
  missingFile,
  parseContentFile,
  sampleMark,
} from "./content-file.ts";
import { checkEntry, type Dates, makeEntry } from "./entries.ts";
import { getFileNames, readText } from "./files.ts";

/**
 * Opens a Markdown file of the content, a head in YAML between two lines of "---" and a body below it, and
 * checks the head. The file's content never makes it throw.
 *
 * @param file path from the repository's root, with slashes; named in faults
 * @param source the file's text, or undefined when there is none
 * @returns the head, unless it does not fit, and those of its fields that do; the body and its first line,
 *   from 1, unless the head cannot be read; faults so far, to which `report` adds
 */
export function openHeadedFile<S extends v.GenericSchema>(
  file: string,
  source: string | undefined,
  schema: S,
) {
  const match = /^---\r?\n(.*?)^---[ \t]*(?:\r?\n|$)/ms.exec(source ?? "");
  const [whole = "", head = ""] = match ?? [];
  // An empty first line, so that lines count from the top of the file.
  const content = parseContentFile(file, source === undefined ? undefined : `\n${head}`);
  const faults = [...content.faults];
  const report = (line: number, message: string) =>
    void faults.push(makeFileFault(file, message, line));
  if (source !== undefined && !match) {
    report(1, 'has no head, expected fields between two lines of "---" at its top');
  }
  if (!source || content.value === undefined || faults.length > content.faults.length) {
    return { content, fitting: {} as Partial<v.InferOutput<S>>, faults, report };
  }
  const checked = checkValue(content, schema);
  faults.push(...checked.faults);
  const body = { text: source.slice(whole.length), firstLine: whole.split("\n").length };
  const [above, marked] = body.text.split(sampleMark.trim(), 2);
  if (marked !== undefined) {
    const message =
      'has "(sample)" in the text; the mark belongs at the beginning of a value above the second "---"';
    report(body.firstLine + (above?.split("\n").length ?? 1) - 1, message);
  }
  const fitting: Partial<v.InferOutput<S>> = checked.value ?? pickFitting(schema, content.value);
  return { content, head: checked.value, fitting, body, faults, report };
}

/** Records in every `fact()` of a value whether it is a sample. */
function markFacts(value: unknown, { samplePaths }: ContentFile): void {
  for (const path of samplePaths) {
    const found = getValueAt(value, path);
    if (typeof found === "object" && found && "isSample" in found) found.isSample = true;
  }
}

/** Checks a file's value against a schema: gives the value, or a fault for each invalid field. */
export function checkValue<S extends v.GenericSchema>(file: ContentFile, schema: S) {
  const result = v.safeParse(schema, file.value);
  if (result.success) {
    markFacts(result.output, file);
    return { value: result.output, faults: [] as Fault[] };
  }
  const faults = dropEchoes(result.issues).map((issue) => {
    const path = getPath(issue);
    return { ...makeFault(file, path, issue.message), about: describeField(schema, path) };
  });
  // Of a value that was not read as it was meant, more is not known.
  const known = new Set(file.faults.map(({ line }) => line));
  return { faults: faults.filter(({ line }) => !known.has(line)) };
}

/** The fields of a file that fit, be the others as they may. @param names of those that are wanted */
export function pickFitting<Value>(
  schema: v.GenericSchema<unknown, Value>,
  value: unknown,
  names?: readonly string[],
): Partial<Value> {
  const { entries = {} } = unwrapSchema(schema);
  const fields = Object.entries(entries).flatMap(([name, field]) => {
    if (names && !names.includes(name)) return [];
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

/** Lists every fault as `file:line  field: what is wrong`, with what the field is in the line below. */
export class ContentError extends StartError {
  override name = "ContentError";
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(faults.map(formatFault).join("\n"));
    this.faults = faults;
  }
}

function formatFault({ file, line, field, message, about }: Fault): string {
  const name = field === "" ? "" : `${field}: `;
  return `${file}:${line}  ${name}${message}${about ? `\n  ${name}${about}` : ""}`;
}

/** The files of a source, the values of the valid ones, and the faults of the rest. */
export type Checked = { files: ContentFile[]; values: unknown[]; faults: Fault[] };

/**
 * Reads the files of a source and checks each against its schema.
 *
 * @param root the folder with content/
 * @param fill completes a parsed file before it is checked: the site fills in its references
 */
export function checkFiles(
  root: string,
  source: YamlSource,
  fill: (file: ContentFile) => ContentFile,
): Checked {
  const files = getFileNames(root, source).map((file) =>
    fill(parseContentFile(file, readText(root, file))),
  );
  const values: unknown[] = [];
  const faults: Fault[] = [];
  // What a file is, and often what to write if there is nothing to say.
  const explain = (fault: Fault) => ({ ...fault, about: source.about });
  for (const file of files) {
    faults.push(
      ...file.faults.map((each) => (each.message === missingFile ? explain(each) : each)),
    );
    // Not to be read at all; of any other, all faults are told at once.
    if (file.value === undefined) continue;
    const checked = checkValue(file, source.schema);
    faults.push(...checked.faults.map((each) => (each.field === "" ? explain(each) : each)));
    const isFolder = source.kind === "folder";
    const dates = (checked.value ?? pickFitting(source.schema, file.value)) as Dates;
    if (isFolder) faults.push(...checkEntry(file, dates));
    if (file.faults.length > 0 || checked.faults.length > 0) continue;
    values.push(isFolder ? makeEntry(file, dates) : checked.value);
  }
  return { files, values, faults };
}

/** The value of a source: a list unless the source is a single file. */
export function getValue(source: YamlSource, { values }: Checked): unknown {
  return source.kind === "file" ? values[0] : values;
}
