import { getErrorDetails, type Log } from "startup/log";
import type { DeliveryQueue } from "../store/delivery-queue.ts";
import type { Clock } from "../time/clock.ts";
import { runEvery } from "../time/run-every.ts";

const minute = 60_000; // milliseconds
/** Age in minutes from which something undelivered deserves a warning. */
const warningAge = 15;

export interface Backlog {
  count: number;
  oldestMinutes: number;
}

/** What is undelivered since before then has waited too long. */
export function getOldTime(now: Date): Date {
  return new Date(now.getTime() - warningAge * minute);
}

/** What is undelivered, if the oldest of it has waited too long. */
export async function getOldBacklog(
  store: Pick<DeliveryQueue, "getBacklog">,
  now: Date,
): Promise<Backlog | undefined> {
  const { count, oldest } = await store.getBacklog();
  if (!oldest) return;
  const oldestMinutes = Math.floor((now.getTime() - oldest.getTime()) / minute);
  return oldestMinutes >= warningAge ? { count, oldestMinutes } : undefined;
}

/** Logs a warning every 15 minutes while something waits too long; returns how to stop. */
export function startBacklogWatch(
  store: Pick<DeliveryQueue, "getBacklog">,
  clock: Clock,
  log: Log,
): () => Promise<void> {
  // Counted in checks, not by the clock, which may be set back.
  let checksToSkip = 0;
  const check = async () => {
    if (checksToSkip > 0) {
      checksToSkip -= 1;
      return;
    }
    const backlog = await getOldBacklog(store, clock.now());
    if (!backlog) return;
    checksToSkip = warningAge - 1;
    log.error("leads wait for delivery", { ...backlog });
  };
  return runEvery(minute, () =>
    check().catch((error) => log.error("outbox not readable", getErrorDetails(error))),
  );
}
