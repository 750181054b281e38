import { existsSync } from "node:fs";
import type { LeadsEnv } from "../env/env.ts";
import { createMemoryCounter, type HourlyCounter } from "../spam/hourly-counter.ts";
import { lockDataFolder, prepareDataFolder } from "./data-folder.ts";
import type { LeadStore } from "./lead-store.ts";
import { openPostgresStore } from "./postgres/store.ts";
import { getDatabasePath, openSqliteStore } from "./sqlite/store.ts";

export type StorePlace = Pick<LeadsEnv, "dataDir" | "databaseUrl">;

/** A store that this process serves from; `close` releases all of it. */
export interface ServedStore {
  store: LeadStore;
  counter: HourlyCounter;
  close(): Promise<void>;
}

/**
 * Opens the store for a server: PostgreSQL, which servers may share, where
 * `databaseUrl` is set, else SQLite in the data folder, which it locks. Throws a
 * `StartError` if that fails.
 */
export async function openServedStore({ dataDir, databaseUrl }: StorePlace): Promise<ServedStore> {
  prepareDataFolder(dataDir);
  if (databaseUrl) {
    const store = await openPostgresStore(databaseUrl);
    return { store, counter: store, close: store.close };
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
