import type { DatabaseSync } from "node:sqlite";
import { runInTransaction } from "./sqlite-transaction.ts";

export interface GroupCommit {
  /**
   * Runs `work` in a write transaction, with whatever else waits; resolves once
   * that is durable. Nobody's failure is another's: when one of a group fails,
   * all is rolled back and each runs again alone.
   */
  write<Result>(work: () => Result): Promise<Result>;
  /** Commits what waits, now. */
  flush(): void;
}

interface Waiting {
  /** Gives what is to be called once the transaction is durable. */
  run: () => () => void;
  reject: (error: unknown) => void;
}

/**
 * Commits together what is asked for within one turn of the event loop. A commit
 * holds the loop until the disk has it; the requests that come meanwhile share
 * the next one.
 */
export function createGroupCommit(database: DatabaseSync): GroupCommit {
  let waiting: Waiting[] = [];

  function flush(): void {
    const group = waiting;
    waiting = [];
    if (group.length > 0) commit(group);
  }

  function commit(group: readonly Waiting[]): void {
    let settlements: (() => void)[];
    let hasBegun = false;
    try {
      settlements = runInTransaction(database, () => {
        hasBegun = true;
        return group.map(({ run }) => run());
      });
    } catch (error) {
      // What cannot begin waited in vain for another process's lock; each alone would, too.
      const isShared = hasBegun && group.length > 1;
      for (const each of group) {
        if (isShared) commit([each]);
        else each.reject(error);
      }
      return;
    }
    for (const settle of settlements) settle();
  }

  return {
    write: (work) =>
      new Promise((resolve, reject) => {
        const run = () => {
          const result = work();
          return () => resolve(result);
        };
        waiting.push({ run, reject });
        if (waiting.length === 1) setImmediate(flush);
      }),
    flush,
  };
}
