import { StartError } from "startup/start-error";
import { leadColumns } from "./lead-rows.ts";

/** What is wrong with a database that this version cannot have made. */
export function buildVersionFault(database: string): StartError {
  return new StartError(
    `${database} comes from a newer version of this site, or from before its first release. Update the site, or use a new database.`,
  );
}

/**
 * Refuses a migrated database that lacks a column of `leads`: a migration was another one when it was
 * applied, as before the first release. Throws a `StartError`.
 */
export function checkColumns(database: string, found: readonly Record<string, unknown>[]): void {
  const names = new Set(found.map(({ name }) => name));
  if (leadColumns.some((column) => !names.has(column))) throw buildVersionFault(database);
}
