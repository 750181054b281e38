import type { Delivery, Lead } from "../lead.ts";

const stateWords = { pending: "waiting", sent: "delivered", failed: "failed" };

/** A delivery's state in one word, and its last error, if any. */
export function describeDelivery({ state, lastError }: Delivery): string {
  return stateWords[state] + (lastError ? ` (${lastError})` : "");
}

/** State of a lead's deliveries: one word when all are the same, else the undelivered ones by kind. */
export function describeDeliveries(lead: Lead, deliveries: readonly Delivery[]): string {
  if (lead.inQuarantine) return `quarantine (${lead.verdict.join(", ")})`;
  const [first, ...others] = deliveries;
  if (!first) return "stored";
  if (others.length === 0) return describeDelivery(first);
  const open = deliveries.filter(({ lastError, state }) => state !== "sent" || lastError);
  if (open.length === 0) return stateWords.sent;
  return open.map((delivery) => `${delivery.kind} ${describeDelivery(delivery)}`).join(", ");
}
