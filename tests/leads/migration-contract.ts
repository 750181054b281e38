import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import type { Database } from "../../leads/store/database.ts";
import { createLeadStore } from "../../leads/store/lead-store.ts";
import { makeTemporaryFolder } from "../server/site-fixture.ts";
import { buildTestLead, now } from "./test-lead.ts";

interface Migrated {
  database: Database;
  /** Migrates by the files of a folder. */
  migrate(folder: string): Promise<void>;
  /** Runs statements without values. */
  run(sql: string): Promise<unknown>;
}

/** What the two databases say in different words. */
interface OwnWords {
  /** The schema of the first version, among those in `earlier`. */
  first: string;
  /** Says that a store is of the second version. */
  setSecond: string;
  /** Asks for all tables, columns and indexes. */
  listSchema: string;
}

const readEarlier = (name: string) =>
  readFileSync(join(import.meta.dirname, "earlier", name), "utf8");

/** What migrating means with each database; `open` gives an empty one. */
export function describeMigration(
  adapter: string,
  migrations: string,
  open: () => Promise<Migrated>,
  { first, listSchema, setSecond }: OwnWords,
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
      await createLeadStore(database).saveLead(lead, deliveries);
      return {
        folder,
        database,
        migrate: () => migrate(folder),
        add: (name: string, sql: string) => writeFileSync(join(folder, name), sql),
      };
    }
    const second = `alter table leads add column made_up text; update leads set made_up = 'x';
      create table runs (number integer); insert into runs values (1);`;

    it.each([1, 2])(
      "has what a store of version %s had, and the schema of a new one",
      async (version) => {
        const { database, migrate, run } = await open();
        onTestFinished(() => database.close());
        await run(readEarlier(first) + readEarlier("rows.sql"));
        if (version === 2) {
          await run(`alter table outbox add column sent_to text; ${setSecond};
          update outbox set sent_to = 'sales@example.com' where id = 'mail-1';
          update outbox set sent_to = 'thao@example.com' where id = 'visitor-1'`);
        }
        await run(`update leads set stage = 'won' where id = 'LEAD-2'; insert into lead_history
          (lead_id, changed_at, author, kind, value) values ('LEAD-2', '2026-11-24T11:00:00.000Z', 'anna@example.com', 'stage', 'won')`);
        const days = await database.query("select day from weekly_report");
        await migrate(migrations);
        const expected = JSON.parse(readEarlier("backup-7.txt"));
        const [mail, confirmation] = expected.leads[0].deliveries;
        const said = { at: "2026-11-24T11:00:00.000Z", by: "anna@example.com" };
        const history = [{ kind: "stage", value: "won", ...said }];
        expected.leads[1].work = { stage: "won", wonOn: "2026-11-24", history };
        if (version === 2) mail.sentTo = "sales@example.com";
        confirmation.sentTo = "thao@example.com";
        const store = createLeadStore(database);
        const leads = await store.getLeads();
        expect(leads.toReversed()).toEqual(expected.leads);
        expect(await store.getAgreements()).toEqual(expected.agreements);
        expect(await store.getErased()).toEqual(expected.erased);
        const { accesses } = await store.getAccesses({ limit: 9 });
        expect(accesses).toEqual(expected.accesses);
        expect(await store.getVisits("0", "9")).toEqual(expected.visits);
        expect(await database.query("select day from weekly_report")).toEqual(days);
        // Found by what it came with, changed and erased as a new one.
        const search = { campaign: "CAMPAIGN-1", page: "/blog/shift-handover", search: "oneill" };
        expect(await store.countFound(search)).toBe(1);
        const answered = { kind: "answered" } as const;
        expect(await store.changeLead("LEAD-2", answered, "command", now)).toBe("changed");
        expect(await store.eraseLeads("jane@example.com")).toEqual(["LEAD-2"]);
        expect(await database.query("select id from outbox where lead_id = 'LEAD-2'")).toEqual([]);
        const schema = await database.query(listSchema);
        expect(schema).toEqual(await (await start()).database.query(listSchema));
      },
    );

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
      expect(await createLeadStore(database).getLeads()).toHaveLength(1);
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
  });
}
