import { Webhook } from "standardwebhooks";
import type { DueDelivery, Lead } from "../lead.ts";
import { postJson } from "./deliver-by-http.ts";

/**
 * Delivery as a signed call by Standard Webhooks 1.0.0: the id stays the same
 * at every attempt, time and signature are the attempt's own. 410 means that
 * the receiver wants no more.
 */
export function createWebhookDelivery(
  { secret, url }: { secret: string; url: string },
  now: () => Date,
) {
  const signer = new Webhook(secret);
  return async ({ lead, messageId }: DueDelivery, signal: AbortSignal) => {
    const body = JSON.stringify(buildLeadEvent(lead));
    const time = now();
    const headers = {
      "webhook-id": messageId,
      "webhook-timestamp": String(Math.floor(time.getTime() / 1000)),
      "webhook-signature": signer.sign(messageId, time, body),
    };
    return postJson(url, body, headers, signal, (status) => status === 410);
  };
}

function buildLeadEvent(lead: Lead) {
  const { submissionId: _, ...submission } = lead.submission;
  return {
    type: "lead.received",
    timestamp: lead.receivedAt,
    data: { id: lead.id, receivedAt: lead.receivedAt, ...submission },
  };
}
