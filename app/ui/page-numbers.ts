/** Numbers beside the gaps: more would not fit on one line of a small screen. */
const slots = 7;

/**
 * The page numbers that a list of pages shows: all where they are few, else the first, the last and
 * those around the current one. The list is never longer than seven entries, and a gap stands for
 * two pages at least.
 *
 * @param current from 1
 * @param last how many pages there are
 */
export function listPageNumbers(current: number, last: number): (number | "gap")[] {
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (last <= slots) return range(1, last);
  const near = slots - 2;
  if (current < near) return [...range(1, near), "gap", last];
  if (current > last - near + 1) return [1, "gap", ...range(last - near + 1, last)];
  return [1, "gap", current - 1, current, current + 1, "gap", last];
}
