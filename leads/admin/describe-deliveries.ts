import type { Lead } from "../../functions/submit-contact/ports.ts";
import type { Delivery } from "../store/site-store.ts";

const stateWords = { pending: "waiting", sent: "delivered", failed: "failed" };

/** A delivery's state in one word, and what stood in its way, if only for some. */
export function describeDelivery({ state, lastError }: Delivery): string {
  return stateWords[state] + (lastError ? ` (${lastError})` : "");
}

/** What became of a lead: one word when all is alike, else what is not delivered, by kind. */
export function describeDeliveries(lead: Lead, deliveries: readonly Delivery[]): string {
  if (lead.status === "suspect") return `quarantine (${lead.verdict.join(", ")})`;
  const [first, ...others] = deliveries;
  if (!first) return "stored";
  if (others.length === 0) return describeDelivery(first);
  const open = deliveries.filter(({ lastError, state }) => state !== "sent" || lastError);
  if (open.length === 0) return stateWords.sent;
  return open.map((delivery) => `${delivery.kind} ${describeDelivery(delivery)}`).join(", ");
}
