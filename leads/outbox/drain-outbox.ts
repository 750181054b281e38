import { buildDeliveryWays, type OutboxOptions } from "./start-outbox.ts";
import { attemptDelivery } from "./worker.ts";

/**
 * Attempts everything that is due, once, for hosts where nothing runs between
 * requests; what fails waits for the next call. Rejects when the store does.
 */
export async function drainOutbox(options: OutboxOptions): Promise<void> {
  const { clock, store } = options;
  const never = new AbortController().signal;
  const ways = buildDeliveryWays(options).map(async ({ deliver, kinds }) => {
    const attempt = (due: Parameters<typeof deliver>[0]) =>
      attemptDelivery(due, { ...options, deliver }, never);
    while (await store.deliverNextDue(kinds, clock.now(), attempt));
  });
  await Promise.all(ways);
}
