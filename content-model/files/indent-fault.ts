import { LineCounter, parseDocument } from "yaml";
import { compareIndents } from "./swallowed-lines.ts";

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
