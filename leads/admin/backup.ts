import { readFileSync, writeFileSync } from "node:fs";
import { StartError } from "../start-error.ts";
import type { SiteStore, StoredLead } from "../store/site-store.ts";

/** What a backup file says of itself, so that no other file is taken for one. */
const format = "aes32-leads";
const version = 1;

/** Leads that are restored in one transaction. */
const batchSize = 500;

/**
 * Writes every lead with what it owes into a file that its owner alone may
 * read; returns how many. Works while servers run, with either store. Throws a
 * `StartError` when the file cannot be written.
 */
export async function writeBackup(store: SiteStore, file: string): Promise<number> {
  const leads = (await store.getLeads()).reverse();
  const lines = leads.map((stored) => JSON.stringify(stored)).join(",\n");
  const text = `{"format": "${format}", "version": ${version}, "leads": [\n${lines}\n]}\n`;
  try {
    writeFileSync(file, text, { mode: 0o600, flush: true });
  } catch (error) {
    throw new StartError(`${file} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
  return leads.length;
}

/**
 * Stores the leads of a backup that are not in the store; returns how many the
 * backup has and how many were added. Throws a `StartError` when the file is no
 * backup that this version can read.
 */
export async function restoreBackup(
  store: SiteStore,
  file: string,
): Promise<{ count: number; added: number }> {
  const leads = readLeads(file);
  let added = 0;
  for (let start = 0; start < leads.length; start += batchSize) {
    added += await store.importLeads(leads.slice(start, start + batchSize));
  }
  return { count: leads.length, added };
}

function readLeads(file: string): StoredLead[] {
  let backup: { format?: unknown; version?: unknown; leads?: unknown };
  try {
    backup = Object(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    throw new StartError(`${file} cannot be read as a backup.`);
  }
  const { leads } = backup;
  if (backup.format === format && backup.version === version && Array.isArray(leads)) return leads;
  throw new StartError(`${file} is no backup of leads, or one of another version.`);
}
