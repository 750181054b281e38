import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { buildTestLead } from "../../tests/leads/test-lead.ts";
import type { LeadStore } from "../store/lead-store.ts";
import { openSqliteStore } from "../store/sqlite/store.ts";
import { restoreBackup, writeBackup } from "./backup.ts";

let folder: string;
let store: LeadStore;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "aes32-backup-"));
  store = openSqliteStore(folder);
});

afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

it.each([
  ["this version", (text: string) => text],
  [
    "version 1",
    (text: string) =>
      text.replace('"version": 2', '"version": 1').replace("pendingSince", "owedSince"),
  ],
])("restores a backup of %s", async (_, change) => {
  const { lead, deliveries } = buildTestLead(1);
  await store.saveLead(lead, deliveries);
  const before = await store.getLeads();
  const file = join(folder, "backup.json");
  await writeBackup(store, file);
  writeFileSync(file, change(readFileSync(file, "utf8")));
  await store.eraseLeads(lead.submission.email);
  expect(await restoreBackup(store, file)).toEqual({ count: 1, added: 1 });
  expect(await store.getLeads()).toEqual(before);
});

it.each(["", "[]", "null", '{"format":"aes32-leads","version":3,"leads":[]}'])(
  "takes no other file for a backup: %j",
  async (text) => {
    const file = join(folder, "other.json");
    writeFileSync(file, text);
    await expect(restoreBackup(store, file)).rejects.toThrow(/other\.json [^\n]+$/);
  },
);
