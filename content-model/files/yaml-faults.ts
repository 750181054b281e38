import {
  type Document,
  isMap,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
  type Scalar,
  visit,
} from "yaml";
import { explainTwofold } from "../schema/plain-number.ts";
import { findConflict } from "./merge-marks.ts";
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

/** A line that begins a field or a list item, with its indentation. */
const structural = /^([ \t]*)(?:- |-$|[\w-]+:(?: |$))/;

/** `field: |` or `field: >`: what is indented below it is its text. */
const opensText = /: *[|>][+-]?\d*\s*$/;

/** How many lines above the one that cannot be read the wrong indent may be. */
const reach = 30;

/** A line that begins a field or an entry; the line is 1-based. */
interface Beginning {
  line: number;
  indent: number;
  /** where the first field of an entry begins; of a field, the same as `indent` */
  column: number;
  isEntry: boolean;
}

/** The lines that begin a field or an entry. */
function listBeginnings(lines: readonly string[]): Beginning[] {
  const found: Beginning[] = [];
  let block: number | undefined;
  for (const [index, text] of lines.entries()) {
    const indent = text.search(/\S/);
    if (indent < 0 || text[indent] === "#" || (block !== undefined && indent > block)) continue;
    block = opensText.test(text) ? indent : undefined;
    if (!structural.test(text)) continue;
    const [hyphens = ""] = /^(?:- +)*/.exec(text.slice(indent)) ?? [];
    const isEntry = text[indent] === "-";
    found.push({ line: index + 1, indent, column: indent + hyphens.length, isEntry });
  }
  return found;
}

/** The line where a text stops being readable; none if it is read to its end. */
function findStop(source: string): number {
  const lines = new LineCounter();
  const [error] = parseDocument(source, { lineCounter: lines, prettyErrors: false }).errors;
  return error ? lines.linePos(error.pos[0]).line : Number.POSITIVE_INFINITY;
}

/** The indents that others of the same kind have, each with the nearest of them, those above first. */
function listNeighbors(all: readonly Beginning[], own: Beginning) {
  const neighbors = new Map<number, Beginning>();
  const isAbove = ({ line }: Beginning) => line < own.line;
  const nearest = [...all.filter(isAbove).reverse(), ...all.filter((each) => !isAbove(each))];
  for (const each of nearest) {
    const level = own.isEntry ? each.indent : each.column;
    const isKind = own.isEntry ? each.isEntry : true;
    if (each !== own && isKind && level !== own.indent && !neighbors.has(level)) {
      neighbors.set(level, each);
    }
  }
  return [...neighbors].sort(([a], [b]) => Math.abs(a - own.indent) - Math.abs(b - own.indent));
}

/** A line, alone or with what belongs to it, at the indent of a neighbor. */
type Move = { own: Beginning; neighbor: Beginning; indent: number; end: number };

function listMoves(lines: readonly string[], all: readonly Beginning[], own: Beginning): Move[] {
  const next = all.find(({ line, indent }) => line > own.line && indent <= own.indent);
  return listNeighbors(all, own).flatMap(([indent, neighbor]) =>
    [own.line + 1, next?.line ?? lines.length + 1].map((end) => ({ own, neighbor, indent, end })),
  );
}

const explainMove = ({ own, neighbor, indent }: Move) => ({
  line: own.line,
  message: compareIndents(own.indent, neighbor.line, indent),
});

/** The text with the lines of a move where they are to be. */
function moveLines(lines: readonly string[], { own, end, indent }: Move): string {
  const moved = (text: string) =>
    " ".repeat(Math.max(0, text.search(/\S|$/) + indent - own.indent)) + text.trimStart();
  return lines
    .map((text, index) => (index + 1 >= own.line && index + 1 < end ? moved(text) : text))
    .join("\n");
}

/**
 * Why a YAML text that cannot be read is indented wrongly, in words: the line that, indented as one of its
 * neighbors is, lets it be read further.
 *
 * @param stop the line where it stops being readable, 1-based
 */
export function findIndentFault(
  source: string,
  stop: number,
): { line: number; message: string } | undefined {
  const lines = source.split("\n");
  const tab = lines.findIndex((text) => /^ *\t+\S/.test(text)) + 1;
  if (tab > 0 && tab <= stop)
    return { line: tab, message: "is indented with a tab, expected spaces" };
  if (!structural.test(lines[stop - 1] ?? "")) return undefined;
  const all = listBeginnings(lines);
  const near = all
    .filter(({ line }) => line <= stop + 1 && line > stop - reach)
    .sort((a, b) => Math.abs(a.line - stop) - Math.abs(b.line - stop));
  const moves = near.flatMap((own) => listMoves(lines, all, own));
  let best: Move | undefined;
  let furthest = stop;
  // The line below is more likely the wrong one.
  for (const isAbove of [true, false]) {
    for (const move of moves.filter(({ own, neighbor }) => neighbor.line < own.line === isAbove)) {
      const reached = findStop(moveLines(lines, move));
      if (reached <= furthest) continue;
      furthest = reached;
      best = move;
      if (reached === Number.POSITIVE_INFINITY) return explainMove(move);
    }
  }
  return best && explainMove(best);
}

const entry = /^\s*- /;

const countLines = (text: string) => text.split("\n").length;

/**
 * The line that makes others be read as more of a text, or is itself: they were meant as fields or entries.
 *
 * @param start where the text begins in the source
 * @param place of the text in a list; undefined where it is in none
 */
export function findSwallowed(
  source: string,
  start: number,
  text: string,
  place: { isFirst: boolean } | undefined,
): { line: number; message: string } | undefined {
  const [first = "", ...others] = text.split("\n");
  const line = countLines(source.slice(0, start));
  const at = others.findIndex(
    (each) => entry.test(each) || explainTypography(each) || explainTight(each),
  );
  const found = others[at];
  if (found === undefined) return undefined;
  const foundLine = line + at + 1;
  if (!entry.test(found)) {
    const message = explainTypography(found) ?? explainTight(found) ?? "";
    return { line: foundLine, message };
  }
  const before = (source.split("\n")[line - 1] ?? "").slice(0, -first.length || undefined);
  const own = before.search(/\S|$/);
  const theirs = found.search(/\S/);
  if (!place) {
    const message = explainFirst(first, before) ?? swallowed;
    return { line: message === swallowed ? foundLine : line, message };
  }
  const isOwn = place.isFirst && others.filter((each) => entry.test(each)).length > 1;
  return isOwn
    ? { line, message: compareIndents(own, foundLine, theirs) }
    : { line: foundLine, message: compareIndents(theirs, line, own) };
}

const swallowed =
  "is read as part of the text above it, expected the same indent as the entries around it";

/** What is wrong with the text that a list is read as more of. @param before what its line has before it */
function explainFirst(text: string, before: string): string | undefined {
  const [number] = /^\d+[.)](?= )/.exec(text) ?? [];
  if (number) return `begins with "${number}"; expected a hyphen and a space: "- "`;
  if (before.trim()) {
    return `has a text before the entries of a list; put it on a line of its own, with "- " before it`;
  }
  return explainTight(text) ?? `lacks "- " before the first entry of a list`;
}

/** Two lines that were to have the same indent. */
export function compareIndents(own: number, neighbor: number, theirs: number): string {
  const spaces = own === 1 ? "1 space" : `${own} spaces`;
  return `is indented by ${spaces}, its neighbor in line ${neighbor} by ${theirs}`;
}

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
