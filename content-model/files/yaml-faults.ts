import { type Document, type LineCounter, visit } from "yaml";
import { explainTwofold } from "../schema/plain-number.ts";

/** What keeps a text from being read, or from being read as it was meant; the line is 1-based. */
interface YamlFault {
  line: number;
  message: string;
  /** Whether it is about one value, and the others are as they were meant. */
  isOfValue?: boolean;
}

/** How a line looks with a mistake, and what is said of it; `$1` is what was found. */
type Mistake = readonly [looks: RegExp, message: string];

const hyphen = 'begins with "$1"; expected a hyphen and a space: "- "';
const quotes = 'begins with "$1", so the whole text needs quotes around it';

/** In lines that can be read, too: what word processors make of a hyphen or a space, and a space that is missing. */
const everywhere: readonly Mistake[] = [
  [
    /^ *(?:- *)*(?:[\w-]+:)?[\u00A0\u2000-\u200A\u202F\u3000]/,
    "has a special space, which only looks like one; delete it and type a space",
  ],
  [/^\s*(?:- +)?(?:[\w-]+: +)?([–—•‣▪·])\s/, hyphen],
  [/^\s*(?:- +)?(?:\{ *)?([A-Za-z][\w-]*:)(?!\/\/)\S/, 'lacks a space after "$1"'],
  [/^\s*-[^\s-]/, 'lacks a space after "-"'],
];

/** In a line that cannot be read. */
const unreadable: readonly Mistake[] = [
  [/^ *\t+\S/, "is indented with a tab, expected spaces"],
  [/: +[“”„‘‚].*[“”"’'‘]\s*$/, 'has curly quotes (“ ”), expected straight ones (")'],
  [
    /^\s*(?:- +)?[\w-]+: +(?!["'{[|>&*]).*:(?:\s.*)?$/,
    'has ": " in a text, which needs quotes around it: "…"',
  ],
  [
    /^\s*(?:- +)?(?:[\w-]+: +)?(["']).*\1 *[^\s,}\]#]/,
    "has quotes in a text that has quotes around it, or only at its beginning; write “ ” or ’ in the text",
  ],
  [/^\s*(?:- +)?(?:[\w-]+: +)?(\{\{|[!@`%&*|>?])/, quotes],
  [
    /^(?!\s*-|.*:(?: |$))/,
    'is neither a field ("name: text") nor an entry of a list ("- text"), nor indented like the text above it',
  ],
];

function explain(text: string, mistakes: readonly Mistake[]): string | undefined {
  for (const [looks, message] of mistakes) {
    const found = looks.exec(text);
    if (found) return message.replace("$1", () => found[1] ?? "");
  }
  return undefined;
}

/** A text whose quote is not closed on its line, and a line that begins a field or an entry. */
const openQuote = /^\s*(?:- +)*(?:[\w-]+: +)?(?:"(?:[^"\\]|\\.)*|'(?:[^']|'')*)$/;
const beginning = /^\s*(?:- |[\w-]+:(?: |$))/;

const isOpen = (text: string, at: number, lines: readonly string[]) =>
  openQuote.test(text) && (!lines[at + 1]?.trim() || beginning.test(lines[at + 1] ?? ""));

/** A line that git writes where two versions of a file say different things. */
const mergeMark = /^(?:(?:<{7}|>{7}|\|{7})(?: .*)?|={7})\r?$/m;

/** The first line of two versions that were left next to each other. */
export function findConflict(text: string): YamlFault | undefined {
  const at = text.search(mergeMark);
  if (at < 0) return undefined;
  const message =
    'has two versions from a merge, from "<<<<<<<" to ">>>>>>>"; keep one, and delete the other and these lines';
  return { line: text.slice(0, at).split("\n").length, message };
}

/** Why a line cannot be read, or where the one below it is indented too far; else in the reader's words. */
function explainStop(lines: readonly string[], at: number, problem: string): YamlFault {
  const text = lines[at] ?? "";
  const explained = explain(text, everywhere) ?? explain(text, unreadable);
  if (explained) return { line: at + 1, message: explained };
  const moved = problem.startsWith("Nested mappings") ? at + 1 : at;
  const begin = lines[moved]?.trim().startsWith("-") ? /\S|$/ : /[^\s-]|$/;
  const [above = 0, own = 0] = [moved - 1, moved].map((each) => lines[each]?.search(begin));
  const message =
    own === above
      ? `can’t be read: ${problem}`
      : `is indented by ${own} spaces, the line above it by ${above}; what belongs together has the same indent`;
  return { line: moved + 1, message };
}

const swallowed =
  'is read as part of the text above it; compare its indent, and its "- ", with the lines around it';

/** Values without quotes that are not read as they were meant. */
function findMisreadings(source: string, document: Document, lines: LineCounter): YamlFault[] {
  const faults: YamlFault[] = [];
  const report = (offset: number, message: string | undefined, isOfValue = false) => {
    if (message) faults.push({ line: lines.linePos(offset).line, message, isOfValue });
  };
  visit(document, {
    Alias(_, alias) {
      if (!alias.resolve(document)) report(alias.range?.[0] ?? 0, quotes.replace("$1", "*"));
    },
    Scalar(place, { range, type, value }) {
      const [start = 0, end = 0] = range ?? [];
      if (type !== "PLAIN") return;
      const [comment] = /^[ \t]*#.*/.exec(source.slice(end)) ?? [];
      if (comment) {
        const cut = `ends before "${comment.trim()}"; a text with " #" in it needs quotes around it`;
        return report(end, cut);
      }
      const text = source.slice(start, end);
      report(end, explainValue(text, value), true);
      const [first = "", ...others] = text.split("\n");
      const ofFirst = explain(first, everywhere);
      const at = others.findIndex((each) => /^\s*- /.test(each) || explain(each, everywhere));
      if (ofFirst && (place !== "value" || at >= 0)) return report(start, ofFirst);
      if (at < 0) return;
      const line = lines.linePos(start).line + at + 1;
      faults.push({ line, message: explain(others[at] ?? "", everywhere) ?? swallowed });
    },
  });
  return faults;
}

/** A value that is read whole, and not as it was meant. */
function explainValue(text: string, value: unknown): string | undefined {
  if (/^(?:[“”„].*[“”"]|[‘‚].*[‘’'])$/.test(text)) {
    return `has curly quotes around it, which readers would see; expected straight ones (") or none`;
  }
  if (/^[^"]*[a-z.!?,]"$/i.test(text)) {
    return "has a quote at the end of a text and none at its beginning";
  }
  const twofold = typeof value === "number" ? explainTwofold(text) : undefined;
  return twofold && `${twofold}, or as a text "${text.replace(".", ",")}"`;
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
  // A line that is in the wrong group is often there twice.
  const problem = errors.find(({ code }) => code !== "DUPLICATE_KEY") ?? errors[0] ?? warnings[0];
  if (!problem) return findMisreadings(source, document, lines);
  const written = source.split("\n");
  const open = written.findIndex(isOpen);
  if (open >= 0) {
    return [
      { line: open + 1, message: "has a quote at the beginning of a text and none at its end" },
    ];
  }
  const at = lines.linePos(problem.pos[0]).line - 1;
  if (problem.code === "DUPLICATE_KEY") {
    const message =
      'has the same field twice; keep one of the two, or begin a new entry of the list with "- " before it';
    return [{ line: at + 1, message }];
  }
  return [explainStop(written, at, problem.message)];
}
