import { readFileSync, writeFileSync } from "node:fs";
import { onTestFinished } from "vitest";
import type { LeadStore } from "../../leads/store/lead-store.ts";
import { getDatabasePath, openSqliteStore } from "../../leads/store/sqlite/store.ts";
import { makeTemporaryFolder, type OnEnd } from "../server/site-fixture.ts";

let migrated: Buffer | undefined;

/** The file of a migrated, empty store. */
async function readMigrated(): Promise<Buffer> {
  const ends: Parameters<OnEnd>[0][] = [];
  const dataDir = makeTemporaryFolder((work) => void ends.push(work));
  await openSqliteStore(dataDir).close();
  const file = readFileSync(getDatabasePath(dataDir));
  for (const end of ends) await end();
  return file;
}

/** A data folder with an empty store, for which no migration has to run again. */
export async function makeDataFolder(onEnd?: OnEnd): Promise<string> {
  migrated ??= await readMigrated();
  const dataDir = makeTemporaryFolder(onEnd);
  writeFileSync(getDatabasePath(dataDir), migrated);
  return dataDir;
}

/** An empty store and its folder, until the calling test ends. */
export async function openTestStore(): Promise<{ dataDir: string; store: LeadStore }> {
  const dataDir = await makeDataFolder();
  const store = openSqliteStore(dataDir);
  onTestFinished(() => store.close());
  return { dataDir, store };
}
