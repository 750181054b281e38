import { distance } from "fastest-levenshtein";

/**
 * Number of edits that turn one word into another; swapping two neighbors, the most common typo,
 * counts as one.
 */
function countEdits(from: string, to: string): number {
  const swaps = [...from].map((letter, at) => {
    const swapped = from.slice(0, at) + (from[at + 1] ?? "") + letter + from.slice(at + 2);
    return 1 + distance(swapped, to);
  });
  return Math.min(distance(from, to), ...swaps);
}

/**
 * The valid value the writer most likely meant, or undefined if none is close: at most a third of
 * the longer word's length away, and one edit in very short words.
 */
export function getNearest(found: string, valid: readonly string[]): string | undefined {
  const wanted = found.trim().toLowerCase();
  let nearest: string | undefined;
  let best = Number.POSITIVE_INFINITY;
  for (const candidate of valid) {
    const edits = countEdits(wanted, candidate.toLowerCase());
    const allowed = Math.max(1, Math.floor(Math.max(wanted.length, candidate.length) / 3));
    if (edits <= allowed && edits < best) {
      nearest = candidate;
      best = edits;
    }
  }
  return nearest;
}

/** The end of a fault's message, `; did you mean "x"?`, or nothing. */
export function suggest(found: string, valid: readonly string[]): string {
  const nearest = getNearest(found, valid);
  return nearest === undefined ? "" : `; did you mean "${nearest}"?`;
}
