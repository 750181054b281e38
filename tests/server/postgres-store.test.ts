import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../leads/store/database.ts";
import {
  connectPostgres,
  createPostgresStore,
  openPostgresStore,
  postgresMigrations,
  runPostgresMigrations,
} from "../../leads/store/postgres/store.ts";
import { describeCounter } from "../leads/counter-contract.ts";
import { describeLeadStore } from "../leads/lead-store-contract.ts";
import { describeMigration } from "../leads/migration-contract.ts";
import { buildTestLead, now } from "../leads/test-lead.ts";
import { waitFor } from "../processes.ts";
import { createDatabase } from "./postgres-cluster.ts";

let url: string;
/** Connections of the test's own. */
let database: Database;

beforeAll(async () => {
  url = await createDatabase();
  database = connectPostgres(url);
  // As hosted databases have it: roles of a public API that get every new table.
  for (const role of ["anon", "authenticated"]) {
    await database.query(`create role ${role}`);
    await database.query(`alter default privileges grant all on tables to ${role}`);
    await database.query(`alter default privileges grant all on sequences to ${role}`);
  }
  await (await openPostgresStore(url)).close();
});
afterAll(() => database.close());

/** A store without the look for migrations, which are done. */
const open = async () => createPostgresStore(connectPostgres(url));
async function reset(): Promise<void> {
  const tables = [
    ...["leads", "erased_submissions", "submission_counts", "submission_salt"],
    ...["desk_links", "desk_sessions", "visits"],
  ];
  const removals = tables.map((table) => `delete from ${table};`);
  await database.query(
    `${removals.join(" ")} update daily_digest set day = current_date; update weekly_report set day = date_trunc('week', current_date)`,
  );
}

describeLeadStore({ name: "PostgreSQL", open, reset });
describeMigration(
  "PostgreSQL",
  postgresMigrations,
  async () => {
    const own = connectPostgres(await createDatabase());
    return {
      database: own,
      migrate: (folder) => runPostgresMigrations(own, folder),
      run: (sql) => own.query(sql),
    };
  },
  {
    first: "postgres.sql",
    setSecond: "insert into site_migrations (name) values ('0002_sent_to.sql')",
    listSchema: `
      select table_name || '.' || column_name as name, data_type || is_nullable || is_generated
        || coalesce(generation_expression, column_default, '') as sql
      from information_schema.columns where table_schema = 'public'
      union all select indexname, indexdef from pg_indexes where schemaname = 'public'
      order by name`,
  },
);
describeCounter("PostgreSQL", async () => {
  await reset();
  return open();
});

describe("several servers on one database", () => {
  it("migrate it once when they start at the same time", async () => {
    const empty = await createDatabase();
    const stores = await Promise.all(Array.from({ length: 5 }, () => openPostgresStore(empty)));
    const { lead, deliveries } = buildTestLead(1);
    await stores[0]?.saveLead(lead, deliveries);
    expect(await stores[4]?.getLeads()).toHaveLength(1);
    await Promise.all(stores.map((store) => store.close()));
  });

  it("share the limits", async () => {
    await reset();
    const [first, second] = await Promise.all([open(), open()]);
    const later = new Date(now.getTime() + 1);
    await first.addCount("192.0.2.1", now);
    expect(await second.addCount("192.0.2.1", later)).toBe(2);
    const keys = await database.query<{ key: string }>("select key from submission_counts");
    expect(keys).toHaveLength(1);
    expect(keys[0]?.key).not.toContain("192");
    const nextDay = new Date(now.getTime() + 86_400_000);
    await second.addCount("192.0.2.1", nextDay);
    const left = await database.query<{ key: string }>("select key from submission_counts");
    expect(left).toHaveLength(1);
    expect(left[0]?.key).not.toBe(keys[0]?.key);
    expect(await database.query("select day from submission_salt")).toHaveLength(1);
    await first.forgetEarlier(new Date(nextDay.getTime() + 86_400_000));
    expect(await database.query("select day from submission_salt")).toEqual([]);
    expect(await database.query("select key from submission_counts")).toEqual([]);
    await Promise.all([first.close(), second.close()]);
  });
});

it("erases a suspect that gives up its id at that moment", async () => {
  await reset();
  const store = await open();
  await store.saveLead({ ...buildTestLead(1).lead, inQuarantine: true }, []);
  let erasure: Promise<string[]> | undefined;
  await database.transact(async ({ query }) => {
    await query("update leads set submission_id = gen_random_uuid()");
    erasure = store.eraseLeads("thao@example.com");
    const waiting =
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
    await waitFor(async () => (await database.query(waiting))[0]);
  });
  expect(await erasure).toEqual(["LEAD-1"]);
  await store.close();
});

describe("the database", () => {
  it("lets public roles do nothing with any table", async () => {
    const tables = await database.query<{ name: string; secured: boolean; open_to: string }>(`
      select relname as name, relrowsecurity as secured,
        (select string_agg(rolname, ' ') from pg_roles
         where rolname in ('anon', 'authenticated')
         and (has_table_privilege(rolname, pg_class.oid, 'select, insert, update, delete, truncate')
         or has_any_column_privilege(rolname, pg_class.oid, 'select, insert, update'))) as open_to
      from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace`);
    expect(tables.length).toBeGreaterThan(10);
    expect(tables.filter((table) => !table.secured || table.open_to)).toEqual([]);
  });

  it("is refused when it cannot be reached", async () => {
    await expect(openPostgresStore("postgres://x@127.0.0.1:1/x")).rejects.toThrow(
      /^The database at DATABASE_URL cannot be used: .*ECONNREFUSED/,
    );
  });
});
