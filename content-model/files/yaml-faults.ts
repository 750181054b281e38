import { type Document, isMap, isPair, isScalar, type LineCounter, type Scalar, visit } from "yaml";
import { explainTwofold } from "../schema/plain-number.ts";
import { findIndentFault } from "./indent-fault.ts";
import {
  explainComment,
  explainLine,
  explainReserved,
  explainTight,
  explainTypography,
  isInCurlyQuotes,
} from "./yaml-lines.ts";

/** What keeps a text from being read, or from being read as it was meant; the line is 1-based. */
interface YamlFault {
  line: number;
  message: string;
  /** Whether it is about one value, and the others are as they were meant. */
  isOfValue?: boolean;
}

/** The reader's own words for a problem, in ours. */
function explainProblem(code: string, message: string, text: string): string {
  if (/^Missing closing ["']quote/.test(message))
    return "has a quote at the beginning of a text and none at its end";
  if (code === "DUPLICATE_KEY") {
    const entry = /^ /.test(text) ? `, or begin a new entry of the list with "- " before it` : "";
    return `has the same field twice; keep one of the two${entry}`;
  }
  if (message.startsWith("Flow map")) return 'has a "{" that is not closed, expected "}" after it';
  if (message.startsWith("Flow sequence"))
    return 'has a "[" that is not closed, expected "]" after it';
  if (code === "TAG_RESOLVE_FAILED") {
    return 'has a tag that begins with "!", expected text without one; a sample begins with "(sample)"';
  }
  if (!/^\s*-|: |:$/.test(text)) {
    return 'is neither a field ("name: text") nor an entry of a list ("- text"), nor indented like the text above it';
  }
  return `is not readable YAML: ${message}`;
}

/** A plain text of which more or less is read than it seems, or undefined; `text` is as it is written. */
function findMisread(text: string, { anchor }: Scalar, rest: string): string | undefined {
  const comment = /^[ \t]*#.*/.exec(rest)?.[0].trim();
  if (comment) return explainComment(comment);
  return anchor && explainReserved(`&${anchor} ${text}`);
}

/** A value that is read whole, and not as it was meant. */
function findWrongValue(text: string, { value }: Scalar): string | undefined {
  if (isInCurlyQuotes(text)) {
    return `has curly quotes around it, which readers would see; expected straight ones (") or none`;
  }
  return typeof value === "number" ? explainTwofold(text) : undefined;
}

/** Lines that were meant as fields or entries and are read as more of the text above them. */
function findSwallowed(text: string, offset: number): { at: number; message: string }[] {
  let at = offset;
  return text.split("\n").flatMap((line, index) => {
    const begin = at;
    at += line.length + 1;
    const isEntry = /^\s*- /.test(line);
    const message = isEntry
      ? "is read as part of the text above it, expected the same indent as the entries around it"
      : (explainTypography(line) ?? explainTight(line));
    return message && index > 0 ? [{ at: begin, message }] : [];
  });
}

/** `{ from: 70,000 }`: what follows the comma is read as a field without a value. */
function findSplitTexts(source: string, document: Document, lines: LineCounter): YamlFault[] {
  const faults: YamlFault[] = [];
  visit(document, {
    Map(_, { flow, items }) {
      for (const [index, { key, value }] of flow ? items.entries() : []) {
        const before = items[index - 1]?.value;
        if (value !== null || !isScalar(key) || !isScalar(before)) continue;
        const [[start = 0] = [], [begin = 0, end = 0] = []] = [before.range ?? [], key.range ?? []];
        if (explainTight(source.slice(begin, end))) continue;
        const message = `"${source.slice(start, end)}" has a comma, which ends a field in { }; write a number without it, put a text in quotes, or give each field its own line`;
        faults.push({ line: lines.linePos(start).line, message });
      }
    },
  });
  return faults;
}

/** Texts without quotes that are not read as they were meant. */
function findMisreadings(source: string, document: Document, lines: LineCounter): YamlFault[] {
  const faults: YamlFault[] = [];
  const report = (offset: number, message: string | undefined, isOfValue = false) => {
    if (message) faults.push({ line: lines.linePos(offset).line, message, isOfValue });
  };
  visit(document, {
    Map(_, { flow, items: [first], range }) {
      if (!flow || !isMap(first?.key) || !first.key.flow) return;
      const [start = 0] = range ?? [];
      report(start, explainLine(source.slice(start).split("\n", 1)[0] ?? ""));
    },
    Scalar(place, scalar, path) {
      const [start = 0, end = 0] = scalar.range ?? [];
      if (scalar.type !== "PLAIN") return;
      const text = source.slice(start, end);
      const typography = explainTypography(text);
      report(start, typography);
      if (typography) return;
      const misread = findMisread(text, scalar, source.slice(end));
      if (misread) report(end, misread);
      else report(end, findWrongValue(text, scalar), true);
      for (const { at, message } of findSwallowed(text, start)) report(at, message);
      const isValue = place === "value" && isPair(path.at(-1));
      if (!isValue) report(start, explainTight(text));
    },
  });
  return faults;
}

/**
 * What keeps a YAML text from being read, or from being read as it was meant. One mistake often
 * causes several parser errors, so only the first counts.
 */
export function findYamlFaults(
  source: string,
  document: Document,
  lines: LineCounter,
): YamlFault[] {
  const { errors, warnings } = document;
  const isRead = errors.every(({ code }) => code === "DUPLICATE_KEY");
  const split = isRead ? findSplitTexts(source, document, lines) : [];
  if (split.length > 0) return split;
  const problems = errors.length > 0 ? errors.slice(0, 1) : warnings;
  if (problems.length === 0) return findMisreadings(source, document, lines);
  return problems.map(({ code, message, pos }) => {
    let { line } = lines.linePos(pos[0]);
    const written = source.split("\n");
    // A brace that is not closed is missed some lines below it.
    while (message.startsWith("Flow") && line > 1 && !/[{[]/.test(written[line - 1] ?? "")) line--;
    const text = written[line - 1] ?? "";
    if (written[line - 2]?.trim() === "[]") {
      return { line, message: 'is below "[]", which is an empty list; delete that line' };
    }
    const explained = explainLine(text);
    if (explained) return { line, message: explained };
    return findIndentFault(source) ?? { line, message: explainProblem(code, message, text) };
  });
}
