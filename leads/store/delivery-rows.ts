import type { Delivery, Lead, NewDelivery } from "../lead.ts";

/** The columns of `outbox`, beside its lead's id, and the fields in them. */
const fieldsByColumn = {
  id: "id",
  kind: "kind",
  recipient: "recipient",
  message_id: "messageId",
  state: "state",
  attempts: "attempts",
  pending_since: "pendingSince",
  next_attempt_at: "nextAttemptAt",
  last_error: "lastError",
  sent_at: "sentAt",
  sent_to: "sentTo",
} as const satisfies Record<string, keyof Delivery>;

const columns = Object.entries(fieldsByColumn);

/** A row of `outbox`: times as text. */
export type DeliveryRow = { lead_id: string } & Record<string, string | number | null>;

/** Rows of deliveries that are pending, and due, from `since` (ISO 8601) on. */
export function buildPendingRows(
  leadId: Lead["id"],
  deliveries: readonly NewDelivery[],
  since: string,
): DeliveryRow[] {
  return deliveries.map((delivery) =>
    buildDeliveryRow(leadId, {
      ...delivery,
      state: "pending",
      attempts: 0,
      pendingSince: since,
      nextAttemptAt: since,
    }),
  );
}

export function buildDeliveryRow(leadId: Lead["id"], delivery: Delivery): DeliveryRow {
  const values = columns.map(([column, field]) => [column, delivery[field] ?? null]);
  return { ...Object.fromEntries(values), lead_id: leadId };
}

export function parseDeliveryRow(row: DeliveryRow): Delivery {
  const values = columns.map(([column, field]) => [field, row[column]]);
  return Object.fromEntries(values.filter(([, value]) => value !== null)) as unknown as Delivery;
}

/**
 * Of `outbox`: what waits or has failed. A confirmation that a visitor's mail server
 * refused is left out: nobody can fix that.
 */
export const isUndelivered = "state <> 'sent' and not (state = 'failed' and kind = 'visitor')";
