import { existsSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { StartError } from "startup/start-error";
import type { StoredLead } from "../lead.ts";
import type { LeadFilter } from "../store/lead-reader.ts";
import type { LeadStore } from "../store/lead-store.ts";
import { describeStore, lockDataFolder, type StorePlace } from "../store/open-store.ts";
import { openPostgresStore } from "../store/postgres/store.ts";
import { getDatabasePath, openSqliteStore } from "../store/sqlite/store.ts";
import { writeOutput } from "../write-file.ts";
import { format, readBackup, type StorePart, version } from "./read-backup.ts";

/** Leads on a page: read and rendered within 20 ms. */
const limit = 200;

/**
 * Leads, newest first, page by page. Yields to the event loop after each page, so that this process
 * stays responsive. Each lead comes at most once, as it is when its page is read.
 */
export async function* readPages(
  store: Pick<LeadStore, "getLeadPage">,
  filter: LeadFilter,
): AsyncGenerator<StoredLead[]> {
  let after: string | undefined = "";
  while (after !== undefined) {
    const page = await store.getLeadPage(filter, { limit, after });
    yield page.leads;
    after = page.next;
    await setImmediate();
  }
}

const pageSize = 1000;

/**
 * Writes every lead with its deliveries and history, who saw what, what was agreed to, and the sums of
 * visits, into a file that its owner alone may read; returns how many. The file is JSON with a line for
 * each lead and is never in memory as a whole. Works while servers run, with either store. Throws a
 * `StartError` when the file cannot be written.
 */
export async function writeBackup(store: LeadStore, file: string): Promise<number> {
  let [count, lines] = [0, 0];
  async function* render() {
    for await (const { accesses = [], leads = [], ...head } of readStore(store)) {
      const parts = [
        ...(head.erased ? [{ format, version, ...head }] : []),
        ...leads.map((lead) => ({ leads: [lead] })),
        ...accesses.map((access) => ({ accesses: [access] })),
      ];
      count += leads.length;
      lines += parts.length;
      yield parts.map((part) => `${JSON.stringify(part)}\n`).join("");
    }
    // A file that was cut off, or lost a line, is none.
    yield `${JSON.stringify({ end: lines })}\n`;
  }
  await writeOutput(file, render());
  return count;
}

/** The access record, newest first, some entries at a time. */
export async function* readAccesses(store: LeadStore) {
  let after: string | undefined = "";
  while (after !== undefined) {
    const page = await store.getAccesses({ limit: pageSize, after });
    yield page.accesses;
    after = page.next;
  }
}

/**
 * Erases what was erased before the backup was made, unless it came again since, and stores the
 * leads of it that are not in the store and were not erased since; returns how many the backup has,
 * how many were added and how many were left out as erased, and when it was made, if it has an entry
 * of who saw what. Throws a `StartError` when the file is not there or not a backup of this version,
 * which changes nothing, or the store does not take what is in it.
 */
export async function restoreBackup(
  store: LeadStore,
  file: string,
): Promise<{ count: number; added: number; erased: number; madeAt: string | undefined }> {
  for await (const _ of readBackup(file));
  const { ids, ...result } = await importParts(store, readBackup(file)).catch((error: Error) => {
    const [reason] = error.message.split("\n");
    throw new StartError(
      `${file} was changed, or the store failed: ${reason}. Some of it may have been restored; with the backup as it was written, run this again.`,
    );
  });
  return { count: ids.length + result.erased, ...result };
}

/** Everything that a store has, what leads name before them; leads are read first, so that it is there. */
async function* readStore(store: LeadStore): AsyncGenerator<StorePart> {
  const pages = readPages(store, {});
  const { value: newest = [] } = await pages.next();
  yield {
    erased: await store.getErased(),
    agreements: await store.getAgreements(),
    visits: await store.getVisits("0000", "9999-99-99"),
  };
  yield { leads: newest };
  for await (const leads of pages) yield { leads };
  for await (const accesses of readAccesses(store)) yield { accesses };
}

/**
 * Adds what a store does not have and did not erase since; returns the ids of all leads that it now
 * has of these, how many were added and how many are left out as erased, and the time of the newest access.
 */
async function importParts(store: LeadStore, parts: AsyncIterable<StorePart>) {
  const ids: string[] = [];
  let [added, erased] = [0, 0];
  let madeAt: string | undefined;
  for await (const part of parts) {
    if (part.erased) await store.eraseSubmissions(part.erased);
    if (part.agreements) await store.importAgreements(part.agreements);
    if (part.visits) await store.importVisits(part.visits);
    if (part.accesses) await store.importAccesses(part.accesses);
    for (const { at } of part.accesses ?? []) madeAt = at > (madeAt ?? "") ? at : madeAt;
    const result = await store.importLeads(part.leads ?? []);
    added += result.added;
    erased += result.erased.size;
    for (const { lead } of part.leads ?? []) if (!result.erased.has(lead.id)) ids.push(lead.id);
  }
  return { ids, added, erased, madeAt };
}

/**
 * Copies all leads, with their deliveries, from SQLite in the data folder to the
 * PostgreSQL database, and checks that they arrived; returns what to print.
 * Repeating it copies what is missing. Throws a `StartError` when a server runs on
 * the data folder, because what it stores meanwhile would be left behind.
 */
export async function moveLeads(place: StorePlace): Promise<string> {
  const { dataDir, databaseUrl } = place;
  if (!databaseUrl) {
    throw new StartError("DATABASE_URL is not set: expected the database to move the leads to.");
  }
  const path = getDatabasePath(dataDir);
  if (!existsSync(path)) throw new StartError(`${path} does not exist: there is nothing to move.`);
  const unlock = lockDataFolder(dataDir);
  const source = openSqliteStore(dataDir);
  const target = await openPostgresStore(databaseUrl).catch((error) => {
    unlock();
    throw error;
  });
  try {
    const { added, ids } = await importParts(target, readStore(source));
    const missing = await target.findUnknownLeads(ids);
    if (missing.length > 0) throw new StartError(`These leads did not arrive: ${missing.join()}.`);
    return [
      `${ids.length} leads are now in ${describeStore(place)}; ${added} of them were added by this move.`,
      "Keep DATABASE_URL set and start the server.",
      `${path} is unchanged: remove it once you have checked the leads.`,
    ].join("\n");
  } finally {
    await Promise.all([source.close(), target.close()]);
    unlock();
  }
}
