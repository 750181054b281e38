import { StartError } from "startup/start-error";
import type { HourlyCounter } from "../../spam/hourly-counter.ts";
import { createLeadStore } from "../create-lead-store.ts";
import type { Database } from "../database.ts";
import type { LeadStore } from "../lead-store.ts";
import { connectPostgres } from "./connection.ts";
import { createPostgresCounter } from "./counter.ts";
import { runPostgresMigrations } from "./run-migrations.ts";

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

/** The store on a migrated database. */
export function createPostgresStore(database: Database): PostgresStore {
  const store = createLeadStore(database, {
    async emptyLog() {
      return true; // PostgreSQL's log is its own affair: docs/operating.md
    },

    async checkHealth() {
      // Refused by a standby and by a database that is set to read only.
      await database.query("select id from leads where false for update");
    },
  });
  return { ...store, ...createPostgresCounter(database) };
}
