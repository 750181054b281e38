import { existsSync, statfsSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { StartError } from "startup/start-error";
import {
  buildVersionFault,
  checkColumns,
  type Database,
  findMigrations,
  type Queries,
  type Value,
} from "../database.ts";
import { createLeadStore, type LeadStore } from "../lead-store.ts";

/** Transactions are durable when they resolve, if the connection is set to `synchronous = FULL`. */
export function connectSqlite(database: DatabaseSync): Database {
  const queries = prepareQueries(database);
  const queue = createQueue();
  const path = database.location() ?? "";
  const readFileNumber = (end = "") => statSync(path + end, { throwIfNoEntry: false })?.ino;
  const fileNumber = readFileNumber();
  /** Of the write-ahead log, which is there from the first use on. */
  let logNumber: number | undefined;
  /** A file that was deleted or replaced, such as by a backup, is lost with this process, and nobody else sees it. */
  const checkFile = () => {
    const now = readFileNumber("-wal");
    logNumber ??= now;
    if (readFileNumber() === fileNumber && now === logNumber) return;
    const message = `${path} was replaced: start the server again`;
    throw Object.assign(new Error(message), { code: "DATABASE_REPLACED" });
  };
  const runAlone: typeof queue = (work) =>
    queue(() => {
      checkFile();
      return work();
    });
  const runTransaction = <Result>(
    begin: "BEGIN" | "BEGIN IMMEDIATE",
    work: (queries: Queries) => Promise<Result>,
  ) => runAlone(() => commitWork(database, begin, () => work(queries)));
  const query: Queries["query"] = (text, values) => runAlone(() => queries.query(text, values));
  const held = new Set<string>();
  const readPragma = (name: string) => database.prepare(`PRAGMA ${name}`).get();

  return {
    query,
    // IMMEDIATE takes the write lock at once; upgrading a read lock later could fail.
    transact: (work) => runTransaction("BEGIN IMMEDIATE", work),
    readSnapshot: (work) => runTransaction("BEGIN", work),
    async hold(find, work) {
      const row = await runAlone(async () => {
        const found = await find(queries, [...held]);
        if (!found || held.has(found.id)) return;
        held.add(found.id);
        return found;
      });
      if (!row) return false;
      try {
        await work({ query }, row);
      } finally {
        held.delete(row.id);
      }
      return true;
    },
    close: () => queue(() => database.close()),

    emptyLog: () =>
      runAlone(() => {
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
      runAlone(() => {
        const { bavail, bsize } = statfsSync(dirname(path));
        if (bavail * bsize < minFreeBytes) throw new Error("The disk is full");
        // A real write of an unchanged value, because a read-only disk grants locks, too.
        database.exec(`PRAGMA user_version = ${readPragma("user_version")?.user_version}`);
      }),

    dialect,
  };
}

const dialect: Database["dialect"] = {
  // Takes half as long as `instr`.
  buildSearch: (word, bind) =>
    `search_text like ${bind(`%${word.replace(/[\\%_]/g, "\\$&")}%`)} escape '\\'`,
  isIn: (column, parameter) => `${column} in (select value from json_each(${parameter}))`,
  lockUntilCommit: async () => {}, // one transaction at a time writes anyway
  forUpdate: "",
  skipLocked: "",
  arrival: "rowid",
};

/** Queries whose statements are compiled once. */
function prepareQueries(database: DatabaseSync): Queries {
  const statements = new Map<string, StatementSync>();
  return {
    async query<Row>(text: string, values: readonly Value[] = []) {
      const statement = statements.get(text) ?? database.prepare(text);
      statements.set(text, statement);
      const named = Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]));
      return statement.all(named) as Row[];
    },
  };
}

/** One at a time: while a transaction awaits its queries, no other query may become part of it. */
function createQueue() {
  let latest: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Result | Promise<Result>): Promise<Result> => {
    const result = latest.then(work);
    latest = result.catch(() => {});
    return result;
  };
}

/** Runs the work of a transaction and commits it; rolls it back when it rejects. */
async function commitWork<Result>(
  database: DatabaseSync,
  begin: string,
  work: () => Promise<Result>,
): Promise<Result> {
  database.exec(begin);
  try {
    const result = await work();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    // SQLite has rolled back by itself after some errors, such as a full disk.
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}

export const sqliteMigrations = join(import.meta.dirname, "migrations");

/**
 * Brings a database to the newest schema by the files of a folder that it has not seen, all or none.
 * Safe to run again and from two processes at once. Throws a `StartError` when another version of this
 * software has migrated the database, further or otherwise.
 */
export function runSqliteMigrations(database: DatabaseSync, folder = sqliteMigrations): void {
  const path = database.location() ?? "The database";
  const find = () => {
    const version = database.prepare("PRAGMA user_version").get()?.user_version;
    return findMigrations(path, folder, Number(version));
  };
  if (find().length > 0) {
    database.exec("BEGIN IMMEDIATE");
    try {
      // Another process may have been first.
      for (const { number, sql } of find()) {
        database.exec(`${sql}; PRAGMA user_version = ${number}`);
      }
      database.exec("COMMIT");
    } catch (error) {
      if (database.isTransaction) database.exec("ROLLBACK");
      throw error;
    }
  }
  try {
    database.prepare(checkColumns);
  } catch {
    throw buildVersionFault(path);
  }
}

/** Free bytes below which the disk counts as full: a few of the longest leads. */
const minFreeBytes = 128 * 1024;

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
    return createLeadStore(connectSqlite(database));
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (code !== "ERR_SQLITE_ERROR" && !syscall) throw error;
    throw new StartError(`${path} cannot be used: ${(error as Error).message}.`);
  }
}
