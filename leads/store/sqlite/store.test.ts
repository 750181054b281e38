import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, describe, expect, it } from "vitest";
import { lockDataFolder } from "../data-folder.ts";
import { describeDesk } from "./desk-contract.ts";
import { getDatabasePath, openSqliteStore } from "./sqlite-store.ts";
import { describeStore } from "./store-contract.ts";
import { buildTestLead } from "./test-lead.ts";

const root = mkdtempSync(join(tmpdir(), "aes32-store-"));
afterAll(() => rmSync(root, { recursive: true }));

let count = 0;
const makeFolder = () => mkdtempSync(join(root, `${count++}-`));

let folder = makeFolder();
const open = async () => openSqliteStore(folder);
const reset = async () => {
  folder = makeFolder();
};
describeStore("SQLite", open, reset);
describeDesk("SQLite", open, reset);

describe("the SQLite file", () => {
  it("is written so that power loss takes nothing acknowledged", async () => {
    const dataDir = makeFolder();
    const store = openSqliteStore(dataDir);
    const { lead, owed } = buildTestLead(1);
    await store.saveLead(lead, owed);
    const reader = new DatabaseSync(getDatabasePath(dataDir), { readOnly: true });
    expect(reader.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
    expect(reader.prepare("SELECT consented_at, status FROM leads").get()).toEqual({
      consented_at: lead.receivedAt,
      status: "new",
    });
    reader.close();
    await store.close();
  });

  it("is migrated once, however often and by however many it is opened", async () => {
    const dataDir = makeFolder();
    const [first, second] = [openSqliteStore(dataDir), openSqliteStore(dataDir)];
    const { lead, owed } = buildTestLead(1);
    await first.saveLead(lead, owed);
    expect(await second.getLeads()).toHaveLength(1);
    await Promise.all([first.close(), second.close()]);
  });

  it("is refused when a newer version has migrated it", async () => {
    const dataDir = makeFolder();
    const database = new DatabaseSync(getDatabasePath(dataDir));
    database.exec("PRAGMA user_version = 9999");
    database.close();
    expect(() => openSqliteStore(dataDir)).toThrow(/newer version/);
  });
});

describe("submissions that come at once", () => {
  const getStored = async (dataDir: string) => {
    const store = openSqliteStore(dataDir);
    const leads = await store.getLeads();
    await store.close();
    return leads.map(({ lead }) => lead.id).sort();
  };

  it("are committed together, so that each costs the disk less", async () => {
    const [together, apart] = [makeFolder(), makeFolder()];
    const numbers = Array.from({ length: 20 }, (_, index) => index);
    const [one, other] = [openSqliteStore(together), openSqliteStore(apart)];
    const save = (store: typeof one, number: number) => {
      const { lead, owed } = buildTestLead(number);
      return store.saveLead(lead, owed);
    };
    await Promise.all(numbers.map((number) => save(one, number)));
    for (const number of numbers) await save(other, number);
    const getWritten = (dataDir: string) => statSync(`${getDatabasePath(dataDir)}-wal`).size;
    expect(getWritten(together)).toBeLessThan(getWritten(apart) / 2);
    await Promise.all([one.close(), other.close()]);
    expect(await getStored(together)).toEqual(await getStored(apart));
  });

  it("do not share what is wrong with one of them", async () => {
    const dataDir = makeFolder();
    const store = openSqliteStore(dataDir);
    const [first, faulty, last] = [1, 2, 3].map((number) => buildTestLead(number));
    if (!first || !faulty || !last) throw new Error("No leads");
    const saves = [
      store.saveLead(first.lead, first.owed),
      store.saveLead(faulty.lead, first.owed), // another lead's delivery
      store.saveLead({ ...first.lead, id: "LEAD-1-again" }, []),
      store.saveLead(last.lead, last.owed),
    ];
    const results = await Promise.allSettled(saves);
    expect(results).toMatchObject([
      { value: { outcome: "stored", leadId: "LEAD-1" } },
      { status: "rejected" },
      { value: { outcome: "repeated", leadId: "LEAD-1" } },
      { value: { outcome: "stored", leadId: "LEAD-3" } },
    ]);
    await store.close();
    expect(await getStored(dataDir)).toEqual(["LEAD-1", "LEAD-3"]);
  });

  it("are stored though the store is closed at once", async () => {
    const dataDir = makeFolder();
    const store = openSqliteStore(dataDir);
    const { lead, owed } = buildTestLead(1);
    const saved = store.saveLead(lead, owed);
    await store.close();
    expect(await saved).toEqual({ outcome: "stored", leadId: "LEAD-1" });
    expect(await getStored(dataDir)).toEqual(["LEAD-1"]);
  });
});

describe("the lock on a data folder", () => {
  it("lets one server in, and the next after its release", () => {
    const dataDir = makeFolder();
    const release = lockDataFolder(dataDir);
    expect(() => lockDataFolder(dataDir)).toThrow(/Another server/);
    release();
    lockDataFolder(dataDir)();
  });
});
