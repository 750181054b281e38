import type * as v from "valibot";
import { checkValue, pickFitting } from "./check-value.ts";
import {
  type ContentFile,
  type Fault,
  makeFileFault,
  parseContentFile,
  sampleMark,
} from "./content-file.ts";

/** A Markdown file of the content: a head in YAML between two lines of "---", and a body below. */
interface HeadedFile<Head> {
  /** the head, like any other content file */
  content: ContentFile;
  /** missing if the head does not fit */
  head?: Head;
  /** the fields of the head that fit, be the others as they may */
  fitting: Partial<Head>;
  /** the body and the line where it begins, from 1; missing if the head cannot be read */
  body?: { text: string; firstLine: number };
  /** faults so far; `report` adds to them */
  faults: Fault[];
  report(line: number, message: string): void;
}

/**
 * Opens a Markdown file with a head and checks the head. The file's content never makes it throw.
 *
 * @param file path from the repository's root, with slashes; named in faults
 * @param source the file's text, or undefined when there is none
 */
export function openHeadedFile<S extends v.GenericSchema>(
  file: string,
  source: string | undefined,
  schema: S,
): HeadedFile<v.InferOutput<S>> {
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
    return { content, fitting: {}, faults, report };
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
  const fitting = checked.value ?? pickFitting(schema, content.value);
  return { content, head: checked.value, fitting, body, faults, report };
}
