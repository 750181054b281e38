import { existsSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "startup/start-error";
import { createLeadStore } from "../create-lead-store.ts";
import type { LeadStore } from "../lead-store.ts";
import { connectSqlite } from "./connection.ts";
import { runSqliteMigrations } from "./run-migrations.ts";

/** Free bytes below which the disk counts as full: a few of the longest leads. */
const minFreeBytes = 128 * 1024;

/** The database file of a data folder. */
export function getDatabasePath(dataDir: string): string {
  return join(dataDir, "site.db");
}

/**
 * Opens `site.db` in an existing folder, creating it for its owner alone and migrating it as needed.
 * Every write is on disk (fsync) before its promise resolves. Made for one
 * server process; the leads command may use it at the same time. Throws
 * a `StartError` when the file cannot be opened or was made by another version.
 */
export function openSqliteStore(dataDir: string): LeadStore {
  const path = getDatabasePath(dataDir);
  try {
    // SQLite would make it as the umask lets it; its other files get the mode of this one. One that is
    // there is not touched: closing it here would end SQLite's own locks on it.
    if (!existsSync(path)) writeFileSync(path, "", { flag: "a", mode: 0o600 });
    const database = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true });
    // FULL: the WAL is synced at each commit, so that power loss takes nothing acknowledged.
    // secure_delete: what is erased is overwritten, not only unlinked.
    database.exec(
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON",
    );
    runSqliteMigrations(database);
    return createSqliteStore(database, dataDir);
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (code !== "ERR_SQLITE_ERROR" && !syscall) throw error;
    throw new StartError(`${path} cannot be used: ${(error as Error).message}.`);
  }
}

function createSqliteStore(database: DatabaseSync, dataDir: string): LeadStore {
  const connection = connectSqlite(database);
  const readPragma = (name: string) => database.prepare(`PRAGMA ${name}`).get();
  return createLeadStore(connection, {
    emptyLog: () =>
      connection.runAlone(() => {
        // Without waiting for others: that would hold up the server.
        const timeout = readPragma("busy_timeout")?.timeout;
        database.exec("PRAGMA busy_timeout = 0");
        try {
          // Moves everything into the database, where what was removed is overwritten.
          return readPragma("wal_checkpoint(TRUNCATE)")?.busy === 0;
        } finally {
          database.exec(`PRAGMA busy_timeout = ${timeout}`);
        }
      }),

    checkHealth: () =>
      connection.runAlone(() => {
        const { bavail, bsize } = statfsSync(dataDir);
        if (bavail * bsize < minFreeBytes) throw new Error("The disk is full");
        // A real write of an unchanged value, because a read-only disk grants locks, too.
        database.exec(`PRAGMA user_version = ${readPragma("user_version")?.user_version}`);
      }),
  });
}
