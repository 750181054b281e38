import type { DeliveryKind, NewDelivery } from "../lead.ts";

/** The deliveries of a new lead. */
export function createDeliveries(
  kinds: readonly DeliveryKind[],
  siteOrigin: string,
): NewDelivery[] {
  return kinds.map((kind) => createDelivery(kind, siteOrigin));
}

/** A delivery under an id of its own. */
export function createDelivery(kind: DeliveryKind, siteOrigin: string): NewDelivery {
  const id = crypto.randomUUID();
  const messageId = kind === "webhook" ? `msg_${id}` : `<${id}@${new URL(siteOrigin).hostname}>`;
  return { id, kind, messageId };
}
