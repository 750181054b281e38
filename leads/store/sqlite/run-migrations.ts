import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { StartError } from "startup/start-error";

export const sqliteMigrations = join(import.meta.dirname, "migrations");

/**
 * Brings a database to the newest schema by the numbered files of a folder
 * that it has not seen, all or none. Safe to run again and from two processes
 * at once. Throws a `StartError` when a newer version of this software has
 * migrated the database further.
 */
export function runSqliteMigrations(database: DatabaseSync, folder = sqliteMigrations): void {
  const files = readdirSync(folder)
    .filter((file) => /^\d{4}_.*\.sql$/.test(file))
    .sort();
  if (getVersion(database) > files.length) {
    throw new StartError("The database comes from a newer version of this site. Update the site.");
  }
  if (getVersion(database) === files.length) return;
  database.exec("BEGIN IMMEDIATE");
  try {
    // Another process may have been first.
    for (const file of files.slice(getVersion(database))) {
      database.exec(readFileSync(join(folder, file), "utf8"));
    }
    database.exec(`PRAGMA user_version = ${files.length}; COMMIT`);
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}

function getVersion(database: DatabaseSync): number {
  return Number(database.prepare("PRAGMA user_version").get()?.user_version);
}
