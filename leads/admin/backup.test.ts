import { execFileSync } from "node:child_process";
import { lstatSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { buildTestLead } from "../../tests/leads/test-lead.ts";
import { openTestStore } from "../../tests/leads/test-store.ts";
import { createDelivery } from "../outbox/delivery.ts";
import type { LeadStore } from "../store/lead-store.ts";
import { restoreBackup, writeBackup } from "./backup.ts";

let folder: string;
let store: LeadStore;

beforeEach(async () => {
  ({ dataDir: folder, store } = await openTestStore());
});

async function removeAll(): Promise<void> {
  const future = new Date("2099-01-01");
  await store.removeExpired({ leads: future, suspects: future, accesses: future });
}

it("restores more than is in memory at a time, or nothing if one line of it was changed", async () => {
  // With all that could end a line.
  const message = '],\n"leads": [\n]}';
  const leads = Array.from({ length: 1205 }, (_, at) => buildTestLead(at + 1, { message }).lead);
  const rest = { deliveries: [], work: { stage: "new", history: [] } } as const;
  await store.importLeads(leads.map((lead) => ({ lead, ...rest })));
  // Of users, any address that was ever taken.
  const access = { action: "read", by: "anna@localhost", what: "LEAD-1", count: 1 } as const;
  await store.importAccesses(
    Array.from({ length: 1205 }, (_, index) => ({
      ...access,
      id: crypto.randomUUID(),
      at: new Date(index).toISOString(),
    })),
  );
  const before = await store.getLeads();
  const { accesses } = await store.getAccesses({ limit: 9999 });
  const file = join(folder, "backup.json");
  expect(await writeBackup(store, file)).toBe(1205);
  const other = (await openTestStore()).store;
  const madeAt = accesses[0]?.at;
  const text = readFileSync(file, "utf8");
  const ofLead = /backup\.json .*line \d+, leads\.0\.lead[^\n]*$/;
  for (const [changed, fault] of [
    [text.slice(0, text.lastIndexOf('{"leads"')), "lines are missing"],
    [text.slice(0, text.lastIndexOf('{"end"')), "lines are missing"],
    [text.replace(/^\{"leads.*\n/m, ""), "lines are missing"],
    // An id that leads out of the folder, a field that is none, and neither consent nor a reason.
    [text.replace('"LEAD-1"', '"../../owned"'), ofLead],
    [text.replace("thao@example.com", "thao"), ofLead],
    [text.replace('"consent":true', '"consent":false'), ofLead],
    [text.replace(/"count":1}(?!.*"count":1})/s, '"count":"1"}'), "accesses.0.count"],
  ] as const) {
    writeFileSync(file, changed);
    await expect(restoreBackup(other, file)).rejects.toThrow(fault);
    expect(await other.countFound({})).toBe(0);
  }
  const pipe = join(folder, "pipe");
  execFileSync("mkfifo", [pipe]);
  for (const none of [folder, pipe])
    await expect(restoreBackup(other, none)).rejects.toThrow("has to be a file");
  writeFileSync(file, text);
  expect(await restoreBackup(other, file)).toEqual({ count: 1205, added: 1205, erased: 0, madeAt });
  expect(await other.getLeads()).toEqual(before);
  expect((await other.getAccesses({ limit: 9999 })).accesses).toEqual(accesses);
});

it("restores all of a backup of version 7, also one that was made one line, and writes all of it", async () => {
  const written = readFileSync(join(import.meta.dirname, "../../tests/leads/earlier/backup-7.txt"));
  const content = JSON.parse(String(written));
  const file = join(folder, "backup.json");
  for (const text of [written, JSON.stringify(content)]) {
    writeFileSync(file, text);
    await removeAll();
    expect(await restoreBackup(store, file)).toMatchObject({ count: 3, added: 3 });
    expect((await store.getLeads()).toReversed()).toEqual(content.leads);
    expect((await store.getAccesses({ limit: 9 })).accesses).toEqual(content.accesses);
    expect(await store.getAgreements()).toEqual(content.agreements);
    expect(await store.getVisits("2026-11-20", "2026-11-20")).toEqual(content.visits);
    expect(await store.getErased()).toEqual(content.erased);
    // What is written of it is all of it again.
    const before = await store.getLeads();
    await writeBackup(store, file);
    await removeAll();
    await restoreBackup(store, file);
    expect(await store.getLeads()).toEqual(before);
    const { store: other } = await openTestStore();
    for (const _ of [1, 2]) await restoreBackup(other, file);
    expect(await other.getAgreements()).toEqual(content.agreements);
    expect(await other.getVisits("2026-11-20", "2026-11-20")).toEqual(content.visits);
    writeFileSync(file, readFileSync(file, "utf8").replace("I agree", "I sell"));
    await expect(restoreBackup(other, file)).rejects.toThrow(/agreements\.0/);
  }
  writeFileSync(file, String(written).replace(/\]\}\s*$/, ""));
  await expect(restoreBackup(store, file)).rejects.toThrow("lines are missing");
});

it("takes from a backup of before the day of a won lead was kept when somebody said so", async () => {
  const { lead } = buildTestLead(1);
  // Of a site without a host name.
  await store.saveLead(lead, [createDelivery("team", "http://[::1]:3000")]);
  const at = new Date("2026-11-24T11:00:00.000Z");
  await store.changeLead("LEAD-1", { kind: "stage", value: "won" }, "command", at);
  const before = await store.getLead("LEAD-1");
  const file = join(folder, "backup.json");
  await writeBackup(store, file);
  const text = readFileSync(file, "utf8").replace('"version":9', '"version":8');
  writeFileSync(file, text.replace('"wonOn":"2026-11-24",', ""));
  await removeAll();
  await restoreBackup(store, file);
  expect(await store.getLead("LEAD-1")).toEqual(before);
});

it.each([6, 10])("refuses a backup of version %s, and says which it reads", async (version) => {
  const file = join(folder, "backup.json");
  writeFileSync(file, `{"format": "aes32-leads", "version": ${version}, "leads": []}`);
  await expect(restoreBackup(store, file)).rejects.toThrow(
    `is a backup of version ${version}, and this site reads versions 7 to 9`,
  );
});

it("brings nobody back who was erased, before the backup or after it", async () => {
  for (const number of [1, 2]) {
    const { lead, deliveries } = buildTestLead(number, { email: `${number}@x.co` });
    await store.saveLead(lead, deliveries);
  }
  const [older, newer] = [join(folder, "older.json"), join(folder, "newer.json")];
  await writeBackup(store, older);
  await store.eraseLeads("1@x.co");
  await writeBackup(store, newer);
  await store.eraseLeads("2@x.co");
  expect(await restoreBackup(store, older)).toMatchObject({ count: 2, added: 0, erased: 2 });
  // The disk is lost, and with it what was erased after the newer backup.
  await removeAll();
  expect(await restoreBackup(store, newer)).toMatchObject({ count: 1, added: 1, erased: 0 });
  expect(await restoreBackup(store, older)).toMatchObject({ count: 2, added: 0, erased: 1 });
});

it("takes the place of an older file, whose mode and links do not matter", async () => {
  const [file, linked] = [join(folder, "backup.json"), join(folder, "linked.json")];
  writeFileSync(linked, "old", { mode: 0o644 });
  symlinkSync(linked, file);
  await writeBackup(store, file);
  expect(lstatSync(file).mode & 0o777).toBe(0o600);
  expect(lstatSync(file).isSymbolicLink()).toBe(false);
  expect(readFileSync(linked, "utf8")).toBe("old");
});
