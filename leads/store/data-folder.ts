import { accessSync, constants, mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "startup/start-error";

/** The low byte of SQLite's codes for a lock that another connection holds (sqlite.org/rescode.html#busy). */
const busy = 5;

/**
 * Makes the data folder if it is missing, readable by its owner alone, since it
 * holds personal data. Throws a `StartError` when it cannot be written.
 */
export function prepareDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      `DATA_DIR is invalid: found "${dataDir}", which cannot be written to (${code}); expected a folder that the server can write to.`,
    );
  }
}

/**
 * Takes a data folder for this process; returns the release. The lock is the
 * operating system's on an open file, so it ends with the process, even when
 * that is killed: no stale lock is ever left. Throws a `StartError` when another server
 * holds the folder.
 */
export function lockDataFolder(dataDir: string): () => void {
  const lock = new DatabaseSync(join(dataDir, "server.lock"), { timeout: 0 });
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    const { errcode, errstr } = error as { errcode?: number; errstr?: string };
    if (((errcode ?? 0) & 0xff) !== busy)
      throw new StartError(`DATA_DIR is invalid: "${dataDir}" cannot be locked (${errstr}).`);
    throw new StartError(
      `Another server is using the data folder ${dataDir}. Stop it, or set DATA_DIR to another folder.`,
    );
  }
  return () => lock.close();
}
