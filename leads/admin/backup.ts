import { readFileSync, writeFileSync } from "node:fs";
import type { Delivery, StoredLead } from "../lead.ts";
import { StartError } from "../start-error.ts";
import type { LeadAdmin } from "../store/lead-store.ts";

/** Marks a backup file, so that no other file is taken for one. */
const format = "aes32-leads";
// 2: `pendingSince` of a delivery, which was `owedSince`.
const version = 2;

/** Leads that are stored in one transaction. */
const batchSize = 500;

/**
 * Writes every lead with its deliveries into a file that its owner alone may
 * read; returns how many. Works while servers run, with either store. Throws a
 * `StartError` when the file cannot be written.
 */
export async function writeBackup(store: LeadAdmin, file: string): Promise<number> {
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
 * backup has and how many were added. Throws a `StartError` when the file is not
 * a backup that this version can read.
 */
export async function restoreBackup(
  store: LeadAdmin,
  file: string,
): Promise<{ count: number; added: number }> {
  const leads = readLeads(file);
  return { count: leads.length, added: await importInBatches(store, leads) };
}

/** Stores the leads that are not in the store; returns how many those are. */
export async function importInBatches(
  store: LeadAdmin,
  leads: readonly StoredLead[],
): Promise<number> {
  let added = 0;
  for (let start = 0; start < leads.length; start += batchSize) {
    added += await store.importLeads(leads.slice(start, start + batchSize));
  }
  return added;
}

function readLeads(file: string): StoredLead[] {
  let backup: { format?: unknown; version?: unknown; leads?: unknown };
  try {
    backup = Object(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    throw new StartError(`${file} cannot be read as a backup.`);
  }
  const { leads } = backup;
  if (backup.format === format && Array.isArray(leads)) {
    if (backup.version === version) return leads;
    if (backup.version === 1) return leads.map(convertFromVersion1);
  }
  throw new StartError(`${file} is not a backup of leads, or comes from a newer version.`);
}

type Version1Lead = Pick<StoredLead, "lead"> & {
  deliveries: readonly (Omit<Delivery, "pendingSince"> & { owedSince: string })[];
};

function convertFromVersion1({ deliveries, lead }: Version1Lead): StoredLead {
  return {
    lead,
    deliveries: deliveries.map(({ owedSince, ...delivery }) => ({
      ...delivery,
      pendingSince: owedSince,
    })),
  };
}
