import { StartError } from "startup/start-error";
import type { Agreement, StoredLead } from "../lead.ts";
import type { Access } from "../store/access-record.ts";
import type { LeadAdmin } from "../store/lead-store.ts";
import type { Erased } from "../store/lead-upkeep.ts";
import type { VisitCount } from "../store/visits.ts";
import { runAsCaller } from "./act-as-owner.ts";
import { format, readBackup, version } from "./read-backup.ts";
import { writeOutput } from "./write-output.ts";

/** Leads that are stored in one transaction. */
const batchSize = 500;

/**
 * Writes every lead with its deliveries and history, who saw what, what was agreed to, and the sums of
 * visits, into a file that its owner alone may read; returns how many. Works while servers run, with either store. Throws a
 * `StartError` when the file cannot be written.
 */
export async function writeBackup(store: LeadAdmin, file: string): Promise<number> {
  const { accesses, leads, ...rest } = await readStore(store);
  const head = JSON.stringify({ format, version, ...rest }).slice(0, -1);
  const text = `${head}, "leads": ${listLines(leads)}, "accesses": ${listLines(accesses)}}\n`;
  await writeOutput(file, text);
  return leads.length;
}

/** A list as JSON, with a line for each entry. */
const listLines = (entries: readonly object[]) =>
  `[\n${entries.map((entry) => JSON.stringify(entry)).join(",\n")}\n]`;

/** The whole access record. */
export async function readAccesses(store: LeadAdmin) {
  return (await store.getAccesses({ limit: 1e9 })).accesses;
}

/**
 * Erases what was erased before the backup was made, unless it came again since, and stores the
 * leads of it that are not in the store and were not erased since; returns how many the backup has,
 * how many were added and how many were left out as erased, and when it was made, if it has an entry
 * of who saw what. Throws a `StartError` when the file is not there or not a backup of this version,
 * or the store does not take what is in it.
 */
export async function restoreBackup(
  store: LeadAdmin,
  file: string,
): Promise<{ count: number; added: number; erased: number; madeAt: string | undefined }> {
  const content = await runAsCaller(async () => readBackup(file));
  const added = await importContent(store, content).catch((error: Error) => {
    const [reason] = error.message.split("\n");
    throw new StartError(
      `${file} was changed, or the store failed: ${reason}. Some of it may have been restored; with the backup as it was written, run this again.`,
    );
  });
  const times = content.accesses.map(({ at }) => at);
  const erased = await countErased(store, content.leads);
  return { count: content.leads.length, added, erased, madeAt: times.sort().at(-1) };
}

/** How many leads a store does not take any more, because they were erased. */
async function countErased(store: LeadAdmin, leads: readonly StoredLead[]): Promise<number> {
  const times = new Map(
    (await store.getErased()).map((each) => [each.submissionId, each.erasedAt]),
  );
  const isErased = ({ receivedAt, submission }: StoredLead["lead"]) =>
    (times.get(submission.submissionId) ?? "") >= receivedAt;
  return leads.filter(({ lead }) => isErased(lead)).length;
}

/** What a store has, from which another one can be filled. */
interface StoreContent {
  erased: readonly Erased[];
  agreements: readonly Agreement[];
  accesses: readonly (Access & { id: string })[];
  visits: readonly VisitCount[];
  leads: readonly StoredLead[];
}

/** Everything that a store has; leads first, so that what they name is there, too. */
export const readStore = async (store: LeadAdmin): Promise<StoreContent> => ({
  leads: (await store.getLeads()).reverse(),
  erased: await store.getErased(),
  agreements: await store.getAgreements(),
  accesses: await readAccesses(store),
  visits: await store.getVisits("0000", "9999-99-99"),
});

/** Adds what a store does not have and did not erase since; returns how many leads that were. */
export async function importContent(store: LeadAdmin, content: StoreContent): Promise<number> {
  await store.eraseSubmissions(content.erased);
  await store.importAgreements(content.agreements);
  await store.importAccesses(content.accesses);
  await store.importVisits(content.visits);
  return importInBatches(store, content.leads);
}

/** Stores the leads that are not in the store; returns how many those are. */
async function importInBatches(store: LeadAdmin, leads: readonly StoredLead[]): Promise<number> {
  let added = 0;
  for (let start = 0; start < leads.length; start += batchSize) {
    added += await store.importLeads(leads.slice(start, start + batchSize));
  }
  return added;
}
