import type { DatabaseSync } from "node:sqlite";

/**
 * Runs `work` in a write transaction: committed when it returns, rolled back
 * when it throws. Durable when this returns, if the connection is set to
 * `synchronous = FULL`.
 */
export function runInTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  // IMMEDIATE takes the write lock at once; upgrading a read lock later could fail.
  database.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    // SQLite has rolled back by itself after some errors, such as a full disk.
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}

/** Runs `work` on one snapshot of the database, without blocking writers. */
export function readInTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec("BEGIN");
  try {
    return work();
  } finally {
    database.exec("COMMIT");
  }
}
