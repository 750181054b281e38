/** Edits (insert, delete, replace, swap of neighbours) that turn `a` into `b`. */
function getDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        least = Math.min(least, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(least);
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}

/**
 * The valid value that the writer most likely meant, or undefined when none is close: at most a
 * third of the longer word's length away, and one edit in very short words.
 */
export function getNearest(found: string, valid: readonly string[]): string | undefined {
  const wanted = found.trim().toLowerCase();
  let nearest: string | undefined;
  let best = Number.POSITIVE_INFINITY;
  for (const candidate of valid) {
    const distance = getDistance(wanted, candidate.toLowerCase());
    const allowed = Math.max(1, Math.floor(Math.max(wanted.length, candidate.length) / 3));
    if (distance <= allowed && distance < best) {
      nearest = candidate;
      best = distance;
    }
  }
  return nearest;
}

/** The half sentence for a fault, `; did you mean "x"?`, or nothing. */
export function suggest(found: string, valid: readonly string[]): string {
  const nearest = getNearest(found, valid);
  return nearest === undefined ? "" : `; did you mean "${nearest}"?`;
}
