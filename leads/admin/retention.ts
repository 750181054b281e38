import type { Clock } from "../clock.ts";
import type { LeadsEnv } from "../env.ts";
import { getErrorDetails, type Log } from "../log.ts";
import { removeOrphanMailFiles } from "../outbox/mail-files.ts";
import type { LeadAdmin } from "../store/lead-store.ts";

const day = 86_400_000; // milliseconds

export interface RetentionOptions extends Pick<LeadsEnv, "dataDir" | "retention"> {
  store: LeadAdmin;
  clock: Clock;
  log: Log;
}

/** The times before which leads and suspects are too old. */
export function getExpiryTimes(now: Date, { leadMonths, suspectDays }: LeadsEnv["retention"]) {
  const leads = new Date(now);
  leads.setUTCMonth(now.getUTCMonth() - leadMonths);
  return { leads, suspects: new Date(now.getTime() - suspectDays * day) };
}

/** Removes what is too old, with its mail files, and logs how many of each if any. */
export async function removeExpiredLeads(options: RetentionOptions): Promise<void> {
  const { clock, dataDir, log, retention, store } = options;
  const removed = await store.removeExpired(getExpiryTimes(clock.now(), retention));
  const mailFiles = await removeOrphanMailFiles(dataDir, store);
  if (removed.leads + removed.suspects + mailFiles === 0) return;
  log.info("retention removed", { ...removed, mailFiles });
}

/** Runs the retention now and once a day; returns how to stop it. */
export function startRetention(options: RetentionOptions): () => void {
  const run = () =>
    removeExpiredLeads(options).catch((error) => {
      options.log.error("retention failed", getErrorDetails(error));
    });
  void run();
  const timer = setInterval(run, day);
  return () => clearInterval(timer);
}
