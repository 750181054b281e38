import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Database, Queries, Value } from "../database.ts";

export interface SqliteDatabase extends Database {
  /** Runs `work` while no transaction is open. */
  runAlone<Result>(work: () => Result): Promise<Result>;
}

/** Transactions are durable when they resolve, if the connection is set to `synchronous = FULL`. */
export function connectSqlite(database: DatabaseSync): SqliteDatabase {
  const queries = prepareQueries(database);
  const runAlone = createQueue();
  const runTransaction = <Result>(
    begin: "BEGIN" | "BEGIN IMMEDIATE",
    work: (queries: Queries) => Promise<Result>,
  ) => runAlone(() => commitWork(database, begin, () => work(queries)));
  const query: Queries["query"] = (text, values) => runAlone(() => queries.query(text, values));
  const held = new Set<string>();

  return {
    runAlone,
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
    close: () => runAlone(() => database.close()),
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
