import { existsSync } from "node:fs";
import { StartError } from "startup/start-error";
import { lockDataFolder } from "../store/data-folder.ts";
import { describeStore, type StorePlace } from "../store/open-store.ts";
import { openPostgresStore } from "../store/postgres/store.ts";
import { getDatabasePath, openSqliteStore } from "../store/sqlite/store.ts";
import { importParts, readStore } from "./backup.ts";

/**
 * Copies all leads, with their deliveries, from SQLite in the data folder to the
 * PostgreSQL database, and checks that they arrived; returns what to print.
 * Repeating it copies what is missing. Throws a `StartError` when a server runs on
 * the data folder, because what it stores meanwhile would be left behind.
 */
export async function moveLeads(place: StorePlace): Promise<string> {
  const { dataDir, databaseUrl } = place;
  if (!databaseUrl) {
    throw new StartError("DATABASE_URL is not set: expected the database to move the leads to.");
  }
  const path = getDatabasePath(dataDir);
  if (!existsSync(path)) throw new StartError(`${path} does not exist: there is nothing to move.`);
  const unlock = lockDataFolder(dataDir);
  const source = openSqliteStore(dataDir);
  const target = await openPostgresStore(databaseUrl).catch((error) => {
    unlock();
    throw error;
  });
  try {
    const { added, ids } = await importParts(target, readStore(source));
    const missing = await target.findUnknownLeads(ids);
    if (missing.length > 0) throw new StartError(`These leads did not arrive: ${missing.join()}.`);
    return [
      `${ids.length} leads are now in ${describeStore(place)}; ${added} of them were added by this move.`,
      "Keep DATABASE_URL set and start the server.",
      `${path} is unchanged: remove it once you have checked the leads.`,
    ].join("\n");
  } finally {
    await Promise.all([source.close(), target.close()]);
    unlock();
  }
}
