import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "startup/start-error";
import type { Database } from "../database.ts";

export const postgresMigrations = join(import.meta.dirname, "../../supabase/migrations");

/** Any number that nothing else in the database locks: "AES32" in ASCII. */
const lockNumber = 0x4145533332;

/**
 * Brings a database to the newest schema by the files of a folder that it has
 * not seen, all or none. Safe to run again, and from two servers that start at
 * once: the second waits for the first. Throws a `StartError` when a newer
 * version of this software has migrated the database further.
 */
export async function runPostgresMigrations(
  database: Database,
  folder = postgresMigrations,
): Promise<void> {
  const files = readdirSync(folder)
    .filter((file) => /^\d{4}_.*\.sql$/.test(file))
    .sort();
  await database.transact(async ({ query }) => {
    await query("select pg_advisory_xact_lock($1)", [lockNumber]);
    await query(
      `create table if not exists site_migrations (
         name text primary key,
         applied_at timestamptz not null default now()
       )`,
    );
    const rows = await query<{ name: string }>("select name from site_migrations");
    const applied = new Set(rows.map(({ name }) => name));
    if ([...applied].some((name) => !files.includes(name))) {
      throw new StartError(
        "The database comes from a newer version of this site. Update the site.",
      );
    }
    for (const file of files.filter((name) => !applied.has(name))) {
      await query(readFileSync(join(folder, file), "utf8"));
      await query("insert into site_migrations (name) values ($1)", [file]);
    }
  });
}
