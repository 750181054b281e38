import type * as v from "valibot";
import { type ContentFile, type Fault, formatField, parseContentFile } from "./content-file.ts";

/** A Markdown file of the content: a head in YAML between two lines of "---", and a body below. */
interface HeadedFile {
  /** the head, as any other content file */
  content: ContentFile;
  /** the body and the line on which it begins, from 1; absent when the head cannot be read */
  body: { text: string; firstLine: number } | undefined;
  /** what is wrong so far; `report` and `reportIssues` add to it */
  faults: Fault[];
  report(line: number, field: string, message: string): void;
  /** Reports what a schema says of the head, at the lines of its fields. */
  reportIssues(issues: readonly v.BaseIssue<unknown>[] | undefined): void;
}

/** Head and body of a Markdown file, each with its own lines where the file has them. */
function splitHead(source: string): { head: string; body: string; firstLine: number } | undefined {
  const match = /^---\r?\n(.*?)^---[ \t]*(?:\r?\n|$)/ms.exec(source);
  if (!match) return;
  const [whole, head = ""] = match;
  return {
    head: `\n${head}`, // an empty first line, so that lines are counted from the file's top
    body: source.slice(whole.length),
    firstLine: whole.split("\n").length,
  };
}

/**
 * Opens a Markdown file that has a head. Never throws for what the file says.
 *
 * @param file path from the repository's root, with slashes; named in faults
 * @param source the file's text, or undefined when there is none
 */
export function openHeadedFile(file: string, source: string | undefined): HeadedFile {
  const parts = source === undefined ? undefined : splitHead(source);
  const content = parseContentFile(file, source === undefined ? undefined : (parts?.head ?? ""));
  const faults: Fault[] = [...content.faults];
  const report: HeadedFile["report"] = (line, field, message) => {
    faults.push({ file, line, field, message });
  };
  if (source !== undefined && !parts) {
    report(1, "", 'has no head, expected fields between two lines of "---" at its top');
  }
  const isReadable = parts && content.faults.length === 0;
  return {
    content,
    body: isReadable ? { text: parts.body, firstLine: parts.firstLine } : undefined,
    faults,
    report,
    reportIssues(issues = []) {
      for (const issue of issues) {
        const path = (issue.path ?? []).map(({ key }) => key as string | number);
        report(content.getLine(path), formatField(file, path), issue.message);
      }
    },
  };
}
