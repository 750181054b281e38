import { Pool, type PoolClient, types } from "pg";

export interface Queries {
  /**
   * Runs one statement; times and JSON come back as text, as SQLite gives them. Rejects after
   * `timeout` milliseconds without an answer.
   */
  query<Row extends object>(
    text: string,
    values?: readonly unknown[],
    timeout?: number,
  ): Promise<{ rows: Row[]; rowCount: number }>;
}

export interface Postgres extends Queries {
  /** Runs `work` in a transaction on one connection: committed when it resolves, else rolled back. */
  transact<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

const { DATE, JSONB, TIMESTAMPTZ } = types.builtins;
const parsers: Partial<Record<number, (text: string) => unknown>> = {
  [TIMESTAMPTZ]: (text) => new Date(text).toISOString(),
  [DATE]: (text) => text,
  [JSONB]: (text) => text,
};

/** Connections to a database, made when first needed and made again after they broke. */
export function connectPostgres(connectionString: string): Postgres {
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
  pool.on("error", ignore);
  return {
    ...wrap(pool),
    async transact(work) {
      const client = await pool.connect();
      client.on("error", ignore); // the current query rejects, too
      try {
        await client.query("begin");
        const result = await work(wrap(client));
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
        client.off("error", ignore);
      }
    },
    close: () => pool.end(),
  };
}

function wrap(source: Pool | PoolClient): Queries {
  return {
    async query(text, values, timeout) {
      const { rowCount, rows } = await source.query({
        text,
        ...(values && { values: [...values] }),
        ...(timeout && { query_timeout: timeout }),
      });
      return { rows, rowCount: rowCount ?? 0 };
    },
  };
}

function ignore(): void {}
