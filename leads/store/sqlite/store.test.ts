import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it, onTestFinished } from "vitest";
import { describeLeadStore } from "../../../tests/leads/lead-store-contract.ts";
import { describeMigration } from "../../../tests/leads/migration-contract.ts";
import { buildTestLead } from "../../../tests/leads/test-lead.ts";
import { makeDataFolder, openTestStore } from "../../../tests/leads/test-store.ts";
import { makeTemporaryFolder } from "../../../tests/server/site-fixture.ts";
import {
  connectSqlite,
  getDatabasePath,
  openSqliteStore,
  runSqliteMigrations,
  sqliteMigrations,
} from "./store.ts";

let folder: string;
const open = async () => openSqliteStore(folder);
const reset = async () => {
  folder = await makeDataFolder();
};
describeLeadStore({ name: "SQLite", open, reset });
describeMigration(
  "SQLite",
  sqliteMigrations,
  async () => {
    const database = new DatabaseSync(getDatabasePath(makeTemporaryFolder()));
    database.exec("pragma journal_mode = wal; pragma secure_delete = on");
    return {
      database: connectSqlite(database),
      migrate: async (migrations) => runSqliteMigrations(database, migrations),
      run: async (sql) => database.exec(sql),
    };
  },
  {
    first: "sqlite.sql",
    setSecond: "pragma user_version = 2",
    listSchema: "select name, sql from sqlite_master where sql is not null order by name",
  },
);

it("says that what was erased is still in its log while another program reads it", async () => {
  const { dataDir, store } = await openTestStore();
  const { lead, deliveries } = buildTestLead(1);
  await store.saveLead(lead, deliveries);
  const reader = new DatabaseSync(getDatabasePath(dataDir));
  reader.exec("BEGIN");
  reader.prepare("SELECT * FROM leads").all();
  await store.eraseLeads(lead.submission.email);
  const isLeft = () =>
    readdirSync(dataDir).some((name) =>
      readFileSync(join(dataDir, name)).includes(lead.submission.email),
    );
  expect([await store.emptyLog(), isLeft()]).toEqual([false, true]);
  reader.close();
  expect([await store.emptyLog(), isLeft()]).toEqual([true, false]);
});

it("reads and writes nothing of a file that was deleted or replaced under it", async () => {
  const { dataDir, store } = await openTestStore();
  const { lead, deliveries } = buildTestLead(1);
  rmSync(getDatabasePath(dataDir));
  await expect(store.saveLead(lead, deliveries)).rejects.toThrow("replaced");
  writeFileSync(getDatabasePath(dataDir), "");
  await expect(store.saveLead(lead, deliveries)).rejects.toThrow("replaced");
  await expect(store.checkHealth()).rejects.toThrow("replaced");
  await expect(store.getLeads()).rejects.toThrow("replaced");

  const other = await openTestStore();
  await other.store.saveLead(lead, deliveries);
  rmSync(`${getDatabasePath(other.dataDir)}-wal`);
  await expect(other.store.checkHealth()).rejects.toThrow("replaced");
});

it("makes files that their owner alone may read, whatever program opens it", () => {
  const dataDir = makeTemporaryFolder();
  const store = openSqliteStore(dataDir);
  onTestFinished(() => store.close());
  const modes = readdirSync(dataDir).map((name) => [
    name,
    (statSync(join(dataDir, name)).mode & 0o777).toString(8),
  ]);
  expect(modes.sort()).toEqual([
    ["site.db", "600"],
    ["site.db-shm", "600"],
    ["site.db-wal", "600"],
  ]);
});
