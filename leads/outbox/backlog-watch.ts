import { getErrorDetails } from "../functions/submit-contact/error-details.ts";
import type { Clock, Log } from "../functions/submit-contact/ports.ts";
import type { SiteStore } from "./store/site-store.ts";

const minute = 60_000; // milliseconds
/** Age in minutes from which something undelivered is worth a warning. */
const patience = 15;

export interface Backlog {
  count: number;
  oldestMinutes: number;
}

/** What is undelivered, if the oldest of it has been so for too long. */
export async function getOldBacklog(
  store: Pick<SiteStore, "getBacklog">,
  now: Date,
): Promise<Backlog | undefined> {
  const { count, oldest } = await store.getBacklog();
  if (!oldest) return;
  const oldestMinutes = Math.floor((now.getTime() - oldest.getTime()) / minute);
  return oldestMinutes >= patience ? { count, oldestMinutes } : undefined;
}

/** Logs a warning every 15 minutes while something is undelivered for that long; returns how to stop. */
export function startBacklogWatch(store: SiteStore, clock: Clock, log: Log): () => void {
  // Counted in looks, not by the clock, which may be set back.
  let looksToSkip = 0;
  const look = async () => {
    if (looksToSkip > 0) {
      looksToSkip -= 1;
      return;
    }
    const backlog = await getOldBacklog(store, clock.now());
    if (!backlog) return;
    looksToSkip = patience - 1;
    log.error("leads wait for delivery", { ...backlog });
  };
  const timer = setInterval(() => {
    look().catch((error) => log.error("outbox not readable", getErrorDetails(error)));
  }, minute);
  return () => clearInterval(timer);
}
