import type { Log } from "startup/log";
import type { LeadsEnv } from "../env/env.ts";
import type { ErasureCall, ErasureCalls } from "../store/erasure-calls.ts";
import { type Clock, runInTime } from "../time/clock.ts";
import { deliveryTimeout, getDeliveryFault, postJson } from "./delivery.ts";
import { createSigner, standardFormat } from "./webhook.ts";

/** Milliseconds until what was not accepted is tried again. */
const retryDelay = 3_600_000;

interface TellOptions extends Pick<LeadsEnv, "webhook"> {
  store: ErasureCalls;
  clock: Clock;
  log: Log;
}

/**
 * Tells the receiver of signed webhooks which of its leads were erased here (GDPR, Article 19), by
 * id alone; returns how many it accepted. The other formats have no such message: their systems are
 * erased by hand.
 */
export async function tellErased(
  { clock, log, store, webhook }: TellOptions,
  signal: AbortSignal,
): Promise<number> {
  if (!webhook) return 0;
  const sign =
    webhook.format === "standard" ? createSigner(webhook.secret, () => clock.now()) : undefined;
  let count = 0;
  for (const call of await store.getErasureCalls(clock.now())) {
    if (!sign) {
      await store.endErasureCall(call.leadId);
      continue;
    }
    try {
      const body = buildBody(call);
      await runInTime(
        (limit) => {
          const headers = sign(call.messageId, body);
          return postJson(webhook.url, body, headers, limit, standardFormat);
        },
        deliveryTimeout,
        signal,
      );
      await store.endErasureCall(call.leadId);
      log.info("erasure reported", { lead: call.leadId });
      count += 1;
    } catch (caught) {
      if (signal.aborted) return count;
      const { permanent, summary: error } = getDeliveryFault(caught);
      log.error("erasure not reported", { lead: call.leadId, error });
      const next = new Date(clock.now().getTime() + retryDelay);
      await store.endErasureCall(call.leadId, permanent ? undefined : next);
    }
  }
  return count;
}

function buildBody({ erasedAt, leadId }: ErasureCall): string {
  return JSON.stringify({ type: "lead.erased", timestamp: erasedAt, data: { id: leadId } });
}
