import { getErrorDetails, type Log } from "startup/log";
import type { LeadsEnv } from "../env/env.ts";
import type { DeliveryQueue } from "../store/delivery-queue.ts";
import type { Clock } from "../time/clock.ts";
import { createReminder } from "./create-deliveries.ts";

export interface ReminderOptions extends Pick<LeadsEnv, "desk" | "siteOrigin"> {
  store: DeliveryQueue;
  clock: Clock;
  log: Log;
}

/** Makes the mails of a day's reminders pending for the outbox, each once. Never rejects. */
export async function queueReminders(day: string, options: ReminderOptions): Promise<void> {
  const { clock, log, store } = options;
  try {
    await store.queueReminders(day, clock.now(), (due) => createReminder(due, options));
  } catch (error) {
    log.error("reminders not mailed", getErrorDetails(error));
  }
}
