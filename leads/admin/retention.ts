import { getErrorDetails } from "../functions/submit-contact/error-details.ts";
import type { Clock, Log } from "../functions/submit-contact/ports.ts";
import { removeOrphanMailFiles } from "./outbox/mail-files.ts";
import type { SiteStore } from "./store/site-store.ts";

const day = 86_400_000; // milliseconds

export interface RetentionSettings {
  /** Months after which a lead is removed. */
  leadMonths: number;
  /** Days after which a suspect is removed. */
  suspectDays: number;
}

export interface RetentionOptions extends RetentionSettings {
  store: SiteStore;
  dataDir: string;
  clock: Clock;
  log: Log;
}

/** Before which times leads and suspects are too old. */
export function getExpiryTimes(now: Date, { leadMonths, suspectDays }: RetentionSettings) {
  const leads = new Date(now);
  leads.setUTCMonth(now.getUTCMonth() - leadMonths);
  return { leads, suspects: new Date(now.getTime() - suspectDays * day) };
}

/** Removes what is too old, with its mail files, and logs how many of each if any. */
export async function removeExpiredLeads(options: RetentionOptions): Promise<void> {
  const { clock, dataDir, log, store } = options;
  const removed = await store.removeExpired(getExpiryTimes(clock.now(), options));
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
