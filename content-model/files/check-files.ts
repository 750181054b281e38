import { StartError } from "startup/start-error";
import { getLatestToday } from "../schema/formatted-text.ts";
import type { YamlSource } from "../schema/source.ts";
import { type CheckedValue, checkValue, pickFitting } from "./check-value.ts";
import { type ContentFile, type Fault, missingFile, parseContentFile } from "./content-file.ts";
import { checkEntry, type Dates, makeEntry } from "./entries.ts";
import { getFileNames, readText } from "./files.ts";
import { rememberLast } from "./remember-last.ts";

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

/** Completes a parsed file before it is checked: the site fills in its references. */
export type FillFile = (file: ContentFile) => ContentFile;

/** The files of a source, the values of the valid ones, and the faults of the rest. */
export type Checked = { files: ContentFile[]; values: unknown[]; faults: Fault[] };

const rememberValue = rememberLast<CheckedValue<unknown>>();

/**
 * Reads the files of a source and checks each against its schema.
 *
 * @param root the folder with content/
 */
export function checkFiles(root: string, source: YamlSource, fill: FillFile): Checked {
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
    // A schema may require that a day is not in the future.
    const from = [file, source.schema, getLatestToday()];
    const checked = rememberValue(file.file, from, () => checkValue(file, source.schema));
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
