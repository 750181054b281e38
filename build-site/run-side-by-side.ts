import { availableParallelism } from "node:os";

/**
 * Does the same with each item, some at a time: what is compressed and drawn outside of JavaScript
 * keeps every processor busy, and no more is held in memory than is being worked on.
 *
 * @throws the first error; what has begun by then is left to end
 */
export async function runSideBySide<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  // All workers share one iterator: each takes the next item when it is done.
  const rest = items[Symbol.iterator]();
  const takeTurns = async () => {
    for (let next = rest.next(); !next.done; next = rest.next()) await work(next.value);
  };
  // One more than there are processors: JavaScript prepares the next item while the others are drawn.
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, takeTurns));
}
