import type { DeliveryKind, Ids, OwedDelivery } from "./ports.ts";

/** What a lead owes, each under an id of its own. `mailDomain` is the right-hand side of Message-IDs. */
export function buildOwedDeliveries(
  kinds: readonly DeliveryKind[],
  ids: Ids,
  mailDomain: string,
): OwedDelivery[] {
  return kinds.map((kind) => {
    const id = ids.newDeliveryId();
    const messageId = kind === "webhook" ? `msg_${id}` : `<${id}@${mailDomain}>`;
    return { id, kind, messageId };
  });
}
