import { setTimeout } from "node:timers/promises";
import { getErrorDetails } from "startup/log";
import type { LeadsEnv } from "../env/env.ts";
import { removeErasedMailFiles, removeOrphanMailFiles } from "../outbox/mail-delivery.ts";
import type { HourlyCounter } from "../spam/hourly-counter.ts";
import type { LeadStore, LeadsContext } from "../store/lead-store.ts";
import { addMonths, runNowAndEvery } from "../time/clock.ts";

export type Erasure = Awaited<ReturnType<typeof completeErasure>>;

export async function eraseAddress(
  email: string,
  context: Pick<LeadsContext, "dataDir" | "store">,
): Promise<Erasure> {
  return completeErasure(await context.store.eraseLeads(email), context);
}

/** Removes the rest of leads that the store has erased. */
export async function completeErasure(
  leads: string[],
  { dataDir, store }: Pick<LeadsContext, "dataDir" | "store">,
) {
  const mailFiles = leads.length > 0 ? await removeErasedMailFiles(dataDir, leads) : 0;
  // Whether nothing of them is left in the store's own log.
  return { leads, mailFiles, isComplete: await emptyLog(store) };
}

/** Tries for five seconds: a reader may be a command that ends soon. */
async function emptyLog(store: LeadStore): Promise<boolean> {
  for (let attempt = 0; attempt < 20; attempt++) {
    if (await store.emptyLog()) return true;
    await setTimeout(250);
  }
  return false;
}

const hour = 3_600_000; // milliseconds
const day = 24 * hour;

type RetentionOptions = LeadsContext & { counter: HourlyCounter };

const accessMonths = 12;

/** The times before which leads, suspects and entries of the access record are too old. */
export function getExpiryTimes(now: Date, { leadMonths, suspectDays }: LeadsEnv["retention"]) {
  const goBack = (months: number) => new Date(addMonths(now.toISOString(), -months));
  return {
    leads: goBack(leadMonths),
    suspects: new Date(now.getTime() - suspectDays * day),
    accesses: goBack(accessMonths),
  };
}

async function removeExpired(options: RetentionOptions): Promise<void> {
  const { clock, counter, desk, log, retention, store } = options;
  await store.removeTokens(clock.now(), desk.isOn ? desk.users : undefined);
  await counter.forgetEarlier(clock.now());
  const removed = await store.removeExpired(getExpiryTimes(clock.now(), retention));
  if (!(await store.emptyLog()) && removed.leads + removed.suspects > 0) {
    log.error("removed leads are in the log until another program stops reading the database");
  }
  const mailFiles = await removeOrphanMailFiles(options.dataDir, store, clock.now());
  if (removed.leads + removed.suspects + mailFiles === 0) return;
  log.info("retention removed", { ...removed, mailFiles });
}

/** Runs the retention now and every hour; returns how to stop it, once no run is in progress. */
export function startRetention(options: RetentionOptions): () => Promise<void> {
  const run = () =>
    removeExpired(options).catch((error) => {
      options.log.error("retention failed", getErrorDetails(error));
    });
  return runNowAndEvery(hour, run);
}
