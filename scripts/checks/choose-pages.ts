/** A page that looks different. */
interface ChangedPage {
  path: string;
  /** whether a file that it is made from has changed, and not only what all pages show or refer to */
  isDirect: boolean;
  /** the pieces of its document that are new */
  pieces: readonly string[];
}

/**
 * The pages to open, at most `limit`: each has something that is new and on none before it. Those
 * whose own words changed come first, and of these, whichever has most that is not yet seen.
 */
export function choosePages(changed: readonly ChangedPage[], limit: number): string[] {
  const chosen: string[] = [];
  const seen = new Set<string>();
  while (chosen.length < limit) {
    const [next] = changed
      .map((page) => ({ ...page, unseen: page.pieces.filter((piece) => !seen.has(piece)).length }))
      .filter(({ unseen }) => unseen > 0)
      .sort(
        (one, other) => Number(other.isDirect) - Number(one.isDirect) || other.unseen - one.unseen,
      );
    if (!next) break;
    chosen.push(next.path);
    for (const piece of next.pieces) seen.add(piece);
  }
  return chosen;
}
