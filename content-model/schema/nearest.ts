import { distance } from "fastest-levenshtein";

/**
 * The valid value the writer most likely meant, or undefined if none is close: at most a third of
 * the longer word's length away, which may be two edits in a short word: letters that are exchanged.
 */
export function getNearest(found: string, valid: readonly string[]): string | undefined {
  const wanted = found.trim().toLowerCase();
  const near = valid.flatMap((name) => {
    const length = Math.max(wanted.length, name.length);
    const allowed = Math.max(length > 3 ? 2 : 1, Math.floor(length / 3));
    const edits = distance(wanted, name.toLowerCase());
    return edits <= allowed ? { name, edits } : [];
  });
  return near.toSorted((one, other) => one.edits - other.edits)[0]?.name;
}

/** The end of a fault's message, `; did you mean "x"?`, or nothing. */
export function suggestNearest(found: string, valid: readonly string[]): string {
  const nearest = getNearest(found, valid);
  return nearest === undefined ? "" : `; did you mean "${nearest}"?`;
}
