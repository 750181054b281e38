import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { buildVersionFault, checkColumns } from "../check-version.ts";

export const sqliteMigrations = join(import.meta.dirname, "migrations");

/**
 * Brings a database to the newest schema by the numbered files of a folder
 * that it has not seen, all or none. Safe to run again and from two processes
 * at once. Throws a `StartError` when another version of this software has
 * migrated the database, further or otherwise.
 */
export function runSqliteMigrations(database: DatabaseSync, folder = sqliteMigrations): void {
  const files = readdirSync(folder)
    .filter((file) => /^\d{4}_.*\.sql$/.test(file))
    .sort();
  const path = database.location() ?? "The database";
  if (getVersion(database) > files.length) throw buildVersionFault(path);
  if (getVersion(database) < files.length) applyFiles(database, folder, files);
  checkColumns(path, database.prepare("SELECT name FROM pragma_table_info('leads')").all());
}

function applyFiles(database: DatabaseSync, folder: string, files: readonly string[]): void {
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
