import type { DeliveryKind, LeadChange, NewDelivery } from "../lead.ts";

/** The deliveries of a new lead. */
export function createDeliveries(
  kinds: readonly DeliveryKind[],
  siteOrigin: string,
): NewDelivery[] {
  return kinds.map((kind) => createDelivery(kind, siteOrigin));
}

/** The mail that tells somebody that a lead is theirs, when somebody else made it so. */
export function createOwnerNotice(
  change: LeadChange,
  by: string,
  siteOrigin: string,
): NewDelivery[] {
  if (change.kind !== "owner" || !change.value || change.value === by) return [];
  return [{ ...createDelivery("owner", siteOrigin), recipient: change.value }];
}

/** The mail for a reminder, the same each time it is asked for. */
export function createReminder(leadId: string, day: string, siteOrigin: string): NewDelivery {
  return createDelivery("reminder", siteOrigin, `reminder-${leadId}-${day}`);
}

/** A delivery under an id of its own. */
export function createDelivery(
  kind: DeliveryKind,
  siteOrigin: string,
  id: string = crypto.randomUUID(),
): NewDelivery {
  const messageId = kind === "webhook" ? `msg_${id}` : `<${id}@${new URL(siteOrigin).hostname}>`;
  return { id, kind, messageId };
}
