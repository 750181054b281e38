import { createSecretKey, type KeyObject, randomBytes } from "node:crypto";
import { join } from "node:path";
import { Pool, type PoolClient, types } from "pg";
import { StartError } from "startup/start-error";
import { type HourlyCounter, hashKey } from "../../spam/hourly-counter.ts";
import {
  buildVersionFault,
  checkColumns,
  type Database,
  findMigrations,
  type Queries,
} from "../database.ts";
import { createLeadStore, type LeadStore } from "../lead-store.ts";

const { DATE, JSON: JSON_TEXT, TIMESTAMPTZ } = types.builtins;
const parsers: Partial<Record<number, (text: string) => unknown>> = {
  [TIMESTAMPTZ]: (text) => new Date(text).toISOString(),
  [DATE]: (text) => text,
  [JSON_TEXT]: (text) => text,
};

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

  const transact: Database["transact"] = (work) => commitWork(pool, "begin", work);

  const { query } = wrapSource(pool);

  return {
    query,
    transact,
    readSnapshot: (work) => commitWork(pool, "begin isolation level repeatable read", work),
    hold: (find, work) =>
      transact(async (queries) => {
        const row = await find(queries, []);
        if (row) await work(queries, row);
        return row !== undefined;
      }),
    close: () => pool.end(),
    async checkHealth() {
      // Refused by a standby and by a database that is set to read only.
      await query("select id from leads where false for update");
    },
    async emptyLog() {
      return true; // PostgreSQL's log is its own affair: docs/operating.md
    },
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
    await client.query("rollback").then(
      () => client.release(),
      () => client.release(true),
    );
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

export const postgresMigrations = join(import.meta.dirname, "../../supabase/migrations");

const name = "The database at DATABASE_URL";

/** How long a migration may take, in milliseconds: it can write every lead anew. */
const migrationTimeout = 10 * 60_000;

/** Any number that nothing else in the database locks: "AES32" in ASCII. */
const lockNumber = 0x4145533332;

/**
 * Brings a database to the newest schema by the files of a folder that it has
 * not seen, all or none. Safe to run again, and from two servers that start at
 * once: the second waits for the first. Throws a `StartError` when another
 * version of this software has migrated the database, further or otherwise.
 */
export async function runPostgresMigrations(
  database: Database,
  folder = postgresMigrations,
): Promise<void> {
  await database.transact(async ({ query }) => {
    await query("select pg_advisory_xact_lock($1)", [lockNumber]);
    await query(
      `create table if not exists site_migrations (
         name text primary key,
         applied_at timestamptz not null default now()
       )`,
    );
    const [latest] = await query<{ name: string | null }>(
      "select max(name) as name from site_migrations",
    );
    const version = Number(latest?.name?.slice(0, 4) ?? 0);
    for (const { name: file, sql } of findMigrations(name, folder, version)) {
      await query(sql, undefined, migrationTimeout);
      await query("insert into site_migrations (name) values ($1)", [file]);
    }
    await query(checkColumns).catch(() => {
      throw buildVersionFault(name);
    });
  });
}

/** Counts in the database, so that all servers on it share the limits. */
export function createPostgresCounter({ query }: Queries): HourlyCounter {
  let present: { day: string; salt: KeyObject } | undefined;
  let cleanedHour = "";

  async function forgetEarlier(now: Date): Promise<void> {
    const day = getDay(now);
    if (present?.day !== day) present = undefined;
    await query("delete from submission_salt where day < $1", [day]);
    // An hour is kept for one more: the clock of another server may be behind.
    await query("delete from submission_counts where hour < $1::timestamptz - interval '1 hour'", [
      getHour(now),
    ]);
  }

  async function hashToday(key: string, now: Date): Promise<string> {
    const day = getDay(now);
    if (present?.day !== day) present = { day, salt: await getSalt(query, day) };
    return hashKey(key, present.salt);
  }

  return {
    async addCount(key, now) {
      const hour = getHour(now);
      if (cleanedHour !== hour) {
        cleanedHour = hour;
        await forgetEarlier(now);
      }
      const [row] = await query<{ count: number }>(
        `insert into submission_counts (hour, key, count) values ($1, $2, 1)
         on conflict (hour, key) do update set count = submission_counts.count + 1
         returning count`,
        [hour, await hashToday(key, now)],
      );
      return row?.count ?? 0;
    },

    async getCount(key, now) {
      const [row] = await query<{ count: number }>(
        "select count from submission_counts where hour = $1 and key = $2",
        [getHour(now), await hashToday(key, now)],
      );
      return row?.count ?? 0;
    },

    forgetEarlier,
  };
}

function getDay(now: Date): string {
  return now.toISOString().slice(0, 10);
}

function getHour(now: Date): string {
  return `${now.toISOString().slice(0, 13)}:00:00Z`;
}

async function getSalt(query: Queries["query"], day: string): Promise<KeyObject> {
  const [row] = await query<{ salt: Buffer }>(
    `insert into submission_salt (day, salt) values ($1, $2)
     on conflict (day) do update set day = excluded.day returning salt`,
    [day, randomBytes(32)],
  );
  if (!row) throw new Error("No salt");
  return createSecretKey(row.salt);
}

export type PostgresStore = LeadStore & HourlyCounter;

/**
 * Opens and migrates the store in a PostgreSQL database; several servers may
 * share it. Throws a `StartError` when the database cannot be reached or
 * from a newer version.
 */
export async function openPostgresStore(url: string): Promise<PostgresStore> {
  const database = connectPostgres(url);
  try {
    await runPostgresMigrations(database);
  } catch (error) {
    await database.close();
    if (error instanceof StartError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartError(
      `The database at DATABASE_URL cannot be used: ${message || "no answer"} (${code}).`,
    );
  }
  return createPostgresStore(database);
}

export function createPostgresStore(database: Database): PostgresStore {
  return { ...createLeadStore(database), ...createPostgresCounter(database) };
}
