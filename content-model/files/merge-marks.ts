/** A line that git writes where two versions of a file say different things. */
const mark = /^(?:(?:<{7}|>{7}|\|{7})(?: .*)?|={7})\r?$/m;

/** The first line of two versions that were left next to each other; the line is 1-based. */
export function findConflict(text: string): { line: number; message: string } | undefined {
  const at = text.search(mark);
  if (at < 0) return undefined;
  const message =
    'has two versions from a merge, from "<<<<<<<" to ">>>>>>>"; keep one, and delete the other and these lines';
  return { line: text.slice(0, at).split("\n").length, message };
}
