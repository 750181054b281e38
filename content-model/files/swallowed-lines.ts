import { explainTight, explainTypography } from "./yaml-lines.ts";

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
