import { Pool, type PoolClient, types } from "pg";
import type { Database, Queries } from "../database.ts";

const { DATE, JSONB, TIMESTAMPTZ } = types.builtins;
const parsers: Partial<Record<number, (text: string) => unknown>> = {
  [TIMESTAMPTZ]: (text) => new Date(text).toISOString(),
  [DATE]: (text) => text,
  [JSONB]: (text) => text,
};

/** Connections to a database, made when first needed and made again after they broke. */
export function connectPostgres(connectionString: string): Database {
  const pool = new Pool({
    connectionString,
    max: 10,
    // Milliseconds. A database that hangs must not make a visitor wait forever.
    connectionTimeoutMillis: 10_000,
    query_timeout: 15_000, // unless a query brings its own
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    types: { getTypeParser: (id, format) => parsers[id] ?? types.getTypeParser(id, format) },
  });
  // A connection that breaks while idle: the next query makes a new one.
  pool.on("error", ignoreError);

  const runTransaction = <Result>(begin: string, work: (queries: Queries) => Promise<Result>) =>
    commitWork(pool, begin, work);
  const transact: Database["transact"] = (work) => runTransaction("begin", work);

  return {
    ...wrapSource(pool),
    transact,
    readSnapshot: (work) => runTransaction("begin isolation level repeatable read", work),
    hold: (find, work) =>
      transact(async (queries) => {
        const row = await find(queries, []);
        if (row) await work(queries, row);
        return row !== undefined;
      }),
    close: () => pool.end(),
    dialect,
  };
}

const dialect: Database["dialect"] = {
  // Takes half as long as `like`.
  buildSearch: (word, bind) => `strpos(search_text, ${bind(word)}) > 0`,
  isIn: (column, parameter) =>
    `${column} = any(array(select jsonb_array_elements_text(${parameter}::jsonb)))`,
  async lockUntilCommit({ query }, text) {
    await query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [text]);
  },
  forUpdate: "for update",
  skipLocked: "for update skip locked",
  arrival: "seq",
};

/** Runs the work of a transaction on a connection of its own and commits it, or rolls it back. */
async function commitWork<Result>(
  pool: Pool,
  begin: string,
  work: (queries: Queries) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  client.on("error", ignoreError); // the current query rejects, too
  try {
    await client.query(begin);
    const result = await work(wrapSource(client));
    await client.query("commit");
    client.release();
    return result;
  } catch (error) {
    const isRolledBack = await client.query("rollback").then(
      () => true,
      () => false,
    );
    client.release(!isRolledBack);
    throw error;
  } finally {
    client.off("error", ignoreError);
  }
}

function wrapSource(source: Pool | PoolClient): Queries {
  return {
    async query(text, values, timeout) {
      const { rows } = await source.query({
        text,
        ...(values && { values: [...values] }),
        ...(timeout && { query_timeout: timeout }),
      });
      return rows;
    },
  };
}

function ignoreError(): void {}
