import { availableParallelism } from "node:os";

/**
 * Runs a function on each item, a few at a time: compression and image drawing happen outside
 * JavaScript and keep every processor busy, and only the current items are in memory.
 *
 * @throws the first error; items already started are left to finish
 */
export async function runSideBySide<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  // All workers share one iterator: each takes the next item when it finishes.
  const rest = items[Symbol.iterator]();
  const takeTurns = async () => {
    for (let next = rest.next(); !next.done; next = rest.next()) await work(next.value);
  };
  // One more than the number of processors: JavaScript prepares the next item meanwhile.
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, takeTurns));
}
