import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { type Database, insertRow } from "../../leads/store/database.ts";
import { createLeadReader } from "../../leads/store/lead-reader.ts";
import { createSubmissionStore } from "../../leads/store/lead-store.ts";
import { buildLeadRow } from "../../leads/store/rows.ts";
import { makeTemporaryFolder } from "../server/site-fixture.ts";
import { buildTestLead } from "./test-lead.ts";

interface Migrated {
  database: Database;
  /** Migrates by the files of a folder. */
  migrate(folder: string): Promise<void>;
}

/** What migrating means with each database; `open` gives an empty one. */
export function describeMigration(
  adapter: string,
  migrations: string,
  open: () => Promise<Migrated>,
): void {
  describe(`${adapter}, migrated`, () => {
    /** A database with a lead in it, and how to migrate it further by a made-up file. */
    async function start() {
      const folder = makeTemporaryFolder();
      cpSync(migrations, folder, { recursive: true });
      const { database, migrate } = await open();
      onTestFinished(() => database.close());
      await migrate(folder);
      const { lead, deliveries } = buildTestLead(1);
      await createSubmissionStore(database).saveLead(lead, deliveries);
      return {
        folder,
        database,
        migrate: () => migrate(folder),
        add: (name: string, sql: string) => writeFileSync(join(folder, name), sql),
      };
    }
    const second = `alter table leads add column made_up text; update leads set made_up = 'x';
      create table runs (number integer); insert into runs values (1);`;

    it("goes on with a newer file, in order and once, and keeps what it has", async () => {
      const { add, database, migrate } = await start();
      add("9003_made_up.sql", "update leads set made_up = made_up || 'y';");
      add("9002_made_up.sql", second);
      await migrate();
      await migrate();
      expect(await database.query("select id, made_up from leads")).toEqual([
        { id: "LEAD-1", made_up: "xy" },
      ]);
      expect(await database.query("select number from runs")).toEqual([{ number: 1 }]);
    });

    it("has what a store of the first version had, and whom a visitor's mail went to", async () => {
      const folder = makeTemporaryFolder();
      cpSync(join(migrations, "0001_leads.sql"), join(folder, "0001_leads.sql"));
      const { database, migrate } = await open();
      onTestFinished(() => database.close());
      await migrate(folder);
      const { lead } = buildTestLead(1);
      await insertRow(database, "leads", buildLeadRow(lead));
      for (const kind of ["team", "visitor"]) {
        await database.query(
          `insert into outbox (id, lead_id, kind, message_id, state, pending_since, next_attempt_at, sent_at)
           values ($1, 'LEAD-1', $1, $1, 'sent', $2, $2, $2)`,
          [kind, lead.receivedAt],
        );
      }
      await migrate(migrations);
      const [stored] = await createLeadReader(database).getLeads();
      expect(stored?.lead).toEqual(lead);
      expect(stored?.deliveries.map(({ kind, sentTo }) => [kind, sentTo])).toEqual([
        ["team", undefined],
        ["visitor", lead.submission.email],
      ]);
    });

    it("is as it was when a file fails, until that is mended", async () => {
      const { add, database, migrate } = await start();
      add("9002_made_up.sql", second);
      add(
        "9003_made_up.sql",
        "create table half (number integer); insert into nowhere values (1);",
      );
      await expect(migrate()).rejects.toThrow();
      await expect(database.query("select made_up from leads")).rejects.toThrow();
      await expect(database.query("select number from half")).rejects.toThrow();
      expect(await createLeadReader(database).getLeads()).toHaveLength(1);
      add("9003_made_up.sql", "insert into runs values (2);");
      await migrate();
      expect(await database.query("select number from runs order by number")).toEqual([
        { number: 1 },
        { number: 2 },
      ]);
    });

    it("is refused when a newer version has migrated it", async () => {
      const { add, folder, migrate } = await start();
      add("9002_made_up.sql", second);
      await migrate();
      rmSync(join(folder, "9002_made_up.sql"));
      await expect(migrate()).rejects.toThrow(/newer version/);
    });

    it("is refused when a file was another one before", async () => {
      const { database, migrate } = await start();
      await database.query("alter table leads drop column entered_at");
      await expect(migrate()).rejects.toThrow(/from before its first release/);
    });
  });
}
