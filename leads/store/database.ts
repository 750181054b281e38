import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "startup/start-error";
import { rowColumns } from "./rows.ts";

export type Value = string | number | Uint8Array | null;

export interface Queries {
  /**
   * Runs one statement with values for `$1`, `$2` and so on, and returns its rows; times and JSON are
   * text in them. A shared database has `timeout` milliseconds to answer.
   */
  query<Row extends object>(
    text: string,
    values?: readonly Value[],
    timeout?: number,
  ): Promise<Row[]>;
}

/**
 * A database, with the queries that SQLite and PostgreSQL share. The work of a transaction awaits
 * nothing but its own queries.
 */
export interface Database extends Queries {
  /** Runs `work` in a write transaction: committed when it resolves, else rolled back. */
  transact<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  readSnapshot<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  /**
   * Works with a row, however long that takes. Nobody else finds the row meanwhile; if its holder
   * dies, it is free again. `find` leaves out the ids that this process holds; false when it finds
   * none.
   */
  hold<Row extends { id: string }>(
    find: (queries: Queries, held: readonly string[]) => Promise<Row | undefined>,
    work: (queries: Queries, row: Row) => Promise<void>,
  ): Promise<boolean>;
  close(): Promise<void>;
  /** Rejects when the store cannot answer. */
  checkHealth(): Promise<void>;
  /**
   * Whether nothing of removed leads is left in the store's own log, as far as a store can tell;
   * false while another program reads what was there before.
   */
  emptyLog(): Promise<boolean>;
  dialect: Dialect;
}

/** What the two databases say in different words. */
interface Dialect {
  /** The condition that `search_text` contains a word, as the database finds it fastest. */
  buildSearch(word: string, bind: (value: string) => string): string;
  /** The condition that a column has one of the texts of a JSON array, which is the parameter. */
  isIn(column: string, parameter: string): string;
  /** Lets one transaction at a time pass with the same text; the next waits for its end. */
  lockUntilCommit(queries: Queries, text: string): Promise<void>;
  /** Ends a query whose rows nobody else may change before the transaction ends. */
  forUpdate: string;
  /** Ends the query for a row to `hold`: those that others hold are left out. */
  skipLocked: string;
  /** The column that numbers the rows of a table in the order of their arrival. */
  arrival: string;
}

/** What is wrong with a database that this version cannot have made. */
export function buildVersionFault(database: string): StartError {
  return new StartError(
    `${database} comes from a newer version of this site, or from before its first release. Update the site, or use a new database.`,
  );
}

/** Fails in a migrated database that lacks a column: its migrations were others, as before the first release. */
export const checkColumns = `select ${rowColumns}, mailbox, search_text from leads limit 0`;

/**
 * The numbered files of a folder that a database has not seen, in their order; its version is the number
 * of its latest. For one that is not empty, those in the folder's `earlier` are among them. Throws a
 * `StartError` for one from beyond the last.
 */
export function findMigrations(database: string, folder: string, version: number) {
  const list = (from: string) =>
    existsSync(from)
      ? readdirSync(from)
          .filter((name) => /^\d{4}_.*\.sql$/.test(name))
          .map((name) => ({ name, number: Number(name.slice(0, 4)), path: join(from, name) }))
      : [];
  const files = list(folder);
  if (files.every(({ number }) => number < version)) throw buildVersionFault(database);
  if (version > 0) files.push(...list(join(folder, "earlier")));
  return files
    .filter(({ number }) => number > version)
    .sort((first, second) => first.name.localeCompare(second.name, "en"))
    .map(({ name, number, path }) => ({ name, number, sql: readFileSync(path, "utf8") }));
}
