import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildVersionFault, checkColumns } from "../check-version.ts";
import type { Database } from "../database.ts";

export const postgresMigrations = join(import.meta.dirname, "../../supabase/migrations");

/** What the database is called in what is said about it. */
const name = "The database at DATABASE_URL";

const listColumns = `select attname as name from pg_attribute
  where attrelid = 'leads'::regclass and attnum > 0 and not attisdropped`;

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
    if ([...applied].some((each) => !files.includes(each))) {
      throw buildVersionFault(name);
    }
    for (const file of files.filter((each) => !applied.has(each))) {
      await query(readFileSync(join(folder, file), "utf8"));
      await query("insert into site_migrations (name) values ($1)", [file]);
    }
    checkColumns(name, await query(listColumns));
  });
}
