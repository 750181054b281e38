import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "startup/start-error";
import type { LeadsEnv } from "../env/env.ts";
import { createMemoryCounter, type HourlyCounter } from "../spam/hourly-counter.ts";
import type { LeadStore } from "./lead-store.ts";
import { openPostgresStore } from "./postgres/store.ts";
import { getDatabasePath, openSqliteStore } from "./sqlite/store.ts";

/** The low byte of SQLite's codes for a lock that another connection holds (sqlite.org/rescode.html#busy). */
const busy = 5;

/**
 * Makes the data folder if it is missing, readable by its owner alone, since it
 * holds personal data. Throws a `StartError` when it cannot be written.
 */
function prepareDataFolder(dataDir: string): void {
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

export type StorePlace = Pick<LeadsEnv, "dataDir" | "databaseUrl">;

/**
 * Opens the store for a server: PostgreSQL, which servers may share, where
 * `databaseUrl` is set, else SQLite in the data folder, which it locks. Throws a
 * `StartError` if that fails.
 */
export async function openServedStore({ dataDir, databaseUrl }: StorePlace) {
  prepareDataFolder(dataDir);
  if (databaseUrl) {
    const store = await openPostgresStore(databaseUrl);
    return { store, counter: store as HourlyCounter, close: store.close };
  }
  const unlock = lockDataFolder(dataDir);
  try {
    const store = openSqliteStore(dataDir);
    return {
      store,
      counter: createMemoryCounter(),
      async close() {
        await store.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * Opens the store for a command beside the servers; undefined while there is
 * none, unless `make` asks for a new one.
 */
export async function openSharedStore(
  { dataDir, databaseUrl }: StorePlace,
  { make }: { make: boolean },
): Promise<LeadStore | undefined> {
  if (databaseUrl) return openPostgresStore(databaseUrl);
  if (make) prepareDataFolder(dataDir);
  else if (!existsSync(getDatabasePath(dataDir))) return;
  return openSqliteStore(dataDir);
}

/** Said where no store was found: `openSharedStore` makes one for the server alone. */
export const describeMissingStore = ({ dataDir }: StorePlace): string =>
  `There is no store in ${dataDir} yet: the server makes it there on its first start. If it is elsewhere, set DATA_DIR or DATABASE_URL.`;

/** The store's location for people to read, without its password. */
export function describeStore({ dataDir, databaseUrl }: StorePlace): string {
  if (!databaseUrl) return getDatabasePath(dataDir);
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL at ${host}${pathname}`;
}
