import { type Document, isMap, isPair, isScalar, type LineCounter, type Scalar, visit } from "yaml";
import { explainTwofold } from "../schema/plain-number.ts";
import { findIndentFault } from "./indent-fault.ts";
import { findConflict } from "./merge-marks.ts";
import { findSwallowed } from "./swallowed-lines.ts";
import {
  explainComment,
  explainLine,
  explainReserved,
  explainTight,
  explainTypography,
  explainUnclosed,
  findOpenQuote,
  isInCurlyQuotes,
} from "./yaml-lines.ts";

/** What keeps a text from being read, or from being read as it was meant; the line is 1-based. */
interface YamlFault {
  line: number;
  message: string;
  /** Whether it is about one value, and the others are as they were meant. */
  isOfValue?: boolean;
}

/** The reader's own words for a problem, in ours; undefined of one that can be anything. */
function nameProblem(code: string, message: string, text: string): string | undefined {
  if (code === "DUPLICATE_KEY") {
    const entry = /^ /.test(text) ? `, or begin a new entry of the list with "- " before it` : "";
    return `has the same field twice; keep one of the two${entry}`;
  }
  if (message.startsWith("Flow map")) return 'has a "{" that is not closed, expected "}" after it';
  if (message.startsWith("Flow sequence"))
    return 'has a "[" that is not closed, expected "]" after it';
  if (/^Unexpected flow-(?:map|seq)-end/.test(message)) {
    const sign = message.includes("map") ? "}" : "]";
    return `has a "${sign}" too many; delete it, or put the text in quotes`;
  }
  if (message.startsWith("Invalid escape sequence")) {
    return `has a "\\" in a text in double quotes; put it in single ones: '…'`;
  }
  if (message.includes("multiple documents")) {
    return 'has "---" on a line of its own, after which nothing is read; delete that line';
  }
  if (code === "TAG_RESOLVE_FAILED") {
    return 'has a tag that begins with "!", expected text without one; a sample begins with "(sample)"';
  }
  return undefined;
}

/** What is wrong with a line that is indented as it should be, and can't be read. */
function explainPlace(text: string): string {
  if (!/^\s*-|: |:$/.test(text)) {
    return 'is neither a field ("name: text") nor an entry of a list ("- text"), nor indented like the text above it';
  }
  return 'can’t be read; compare its indent, its quotes and its ": " with the lines around it';
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
  if (/^[^"]*[a-z.!?,]"$/i.test(text)) {
    return "has a quote at the end of a text and none at its beginning";
  }
  const twofold = typeof value === "number" ? explainTwofold(text) : undefined;
  return twofold && `${twofold}, or as a text "${text.replace(".", ",")}"`;
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
    Alias(_, alias) {
      const [start = 0] = alias.range ?? [];
      if (alias.resolve(document)) return;
      report(start, explainReserved(source.slice(start).split("\n", 1)[0] ?? ""));
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
      const isFirst = place === 0;
      const eaten = findSwallowed(
        source,
        start,
        text,
        typeof place === "number" ? { isFirst } : undefined,
      );
      if (eaten) faults.push(eaten);
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
  const conflict = findConflict(source);
  if (conflict) return [conflict];
  const { errors, warnings } = document;
  const isRead = errors.every(({ code }) => code === "DUPLICATE_KEY");
  const split = isRead ? findSplitTexts(source, document, lines) : [];
  if (split.length > 0) return split;
  // A line that is in the wrong group is often there twice.
  const [error] = isRead ? errors : errors.filter(({ code }) => code !== "DUPLICATE_KEY");
  const problems = error ? [error] : warnings;
  if (problems.length === 0) return findMisreadings(source, document, lines);
  const written = source.split("\n");
  const open = findOpenQuote(written);
  if (open > 0) return [{ line: open, message: explainUnclosed(written[open - 1] ?? "") }];
  return problems.map(({ code, message, pos }) => {
    let { line } = lines.linePos(pos[0]);
    // A brace that is not closed is missed some lines below it.
    while (message.startsWith("Flow") && line > 1 && !/[{[]/.test(written[line - 1] ?? "")) line--;
    const text = written[line - 1] ?? "";
    if (/^\s*(?:- +)?[\w-]+: +- /.test(text) && /^\s*- /.test(written[line] ?? "")) {
      return {
        line,
        message:
          "has the first entry of a list after its name; put it on a line of its own, like those below",
      };
    }
    if (written[line - 2]?.trim() === "[]") {
      return { line, message: 'is below "[]", which is an empty list; delete that line' };
    }
    const explained = explainLine(text);
    if (explained) return { line, message: explained };
    const named = nameProblem(code, message, text);
    if (named) return { line, message: named };
    return findIndentFault(source, line) ?? { line, message: explainPlace(text) };
  });
}
