import { type Backlog, getOldBacklog } from "./outbox/backlog-watch.ts";
import { getTotal, type HourlyCounter } from "./spam/hourly-counter.ts";
import type { SubmissionLimits } from "./spam/judge-submission.ts";
import type { DeliveryQueue } from "./store/delivery-queue.ts";
import type { Clock } from "./time/clock.ts";

/** What somebody should look at, although leads are stored; empty if nothing is wrong. */
export interface Warnings {
  /** What has waited too long for delivery. */
  undelivered?: Backlog;
  /** How many came within the present hour, if more than the limit in all. */
  submissionsThisHour?: number;
}

export async function getWarnings({
  clock,
  counter,
  limits,
  store,
}: {
  clock: Clock;
  counter: HourlyCounter;
  limits: SubmissionLimits;
  store: Pick<DeliveryQueue, "getBacklog">;
}): Promise<Warnings> {
  const undelivered = await getOldBacklog(store, clock.now());
  const total = await getTotal(counter, clock.now());
  return {
    ...(undelivered && { undelivered }),
    ...(total > limits.total && { submissionsThisHour: total }),
  };
}
