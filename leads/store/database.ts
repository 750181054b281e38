import { StartError } from "startup/start-error";
import { leadColumns } from "./rows.ts";

/** What a query can be given. */
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
  /** Runs `work` on one snapshot, without holding up writers. */
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

/** Inserts a row; returns its id where `rest` asks for that. */
export function insertRow(
  { query }: Queries,
  table: "leads" | "outbox" | "lead_history" | "access_record" | "erasure_calls",
  row: Readonly<Record<string, Value>>,
  rest = "",
): Promise<{ id: string }[]> {
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  return query(
    `insert into ${table} (${columns.join()}) values (${places.join()}) ${rest}`,
    Object.values(row),
  );
}

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
