import type { DeliveryKind, NewDelivery } from "../lead.ts";

/** The deliveries of a new lead; `mailDomain` is the right-hand side of Message-IDs. */
export function createDeliveries(
  kinds: readonly DeliveryKind[],
  mailDomain: string,
): NewDelivery[] {
  return kinds.map((kind) => createDelivery(kind, mailDomain));
}

/** A delivery under an id of its own. */
export function createDelivery(kind: DeliveryKind, mailDomain: string): NewDelivery {
  const id = crypto.randomUUID();
  const messageId = kind === "webhook" ? `msg_${id}` : `<${id}@${mailDomain}>`;
  return { id, kind, messageId };
}
