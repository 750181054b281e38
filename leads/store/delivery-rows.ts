import type {
  Delivery,
  DeliveryOutcome,
  DueDelivery,
  Lead,
  NewDelivery,
  StoredLead,
} from "../lead.ts";
import { type LeadRow, parseLeadRow } from "./lead-rows.ts";

/** A row of `outbox` as both adapters read and write it: times as text. */
export interface DeliveryRow {
  id: string;
  lead_id: string;
  kind: Delivery["kind"];
  message_id: string;
  state: Delivery["state"];
  attempts: number;
  owed_since: string;
  next_attempt_at: string;
  last_error: string | null;
  sent_at: string | null;
}

export const deliveryColumns = [
  "id",
  "lead_id",
  "kind",
  "message_id",
  "state",
  "attempts",
  "owed_since",
  "next_attempt_at",
  "last_error",
  "sent_at",
] as const satisfies readonly (keyof DeliveryRow)[];

/**
 * The latest time that a retry can be due, since retries wait an hour at most. What is due later
 * was recorded while the clock was wrong, and is due now.
 */
export function getLatestDue(now: Date): Date {
  return new Date(now.getTime() + 2 * 3_600_000);
}

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
  return {
    id: delivery.id,
    lead_id: leadId,
    kind: delivery.kind,
    message_id: delivery.messageId,
    state: delivery.state,
    attempts: delivery.attempts,
    owed_since: delivery.pendingSince,
    next_attempt_at: delivery.nextAttemptAt,
    last_error: delivery.lastError ?? null,
    sent_at: delivery.sentAt ?? null,
  };
}

export function parseDeliveryRow(row: DeliveryRow): Delivery {
  return {
    id: row.id,
    kind: row.kind,
    messageId: row.message_id,
    state: row.state,
    attempts: row.attempts,
    pendingSince: row.owed_since,
    nextAttemptAt: row.next_attempt_at,
    ...(row.last_error !== null && { lastError: row.last_error }),
    ...(row.sent_at !== null && { sentAt: row.sent_at }),
  };
}

/** A due row of `outbox`, under names that do not clash with the lead it is joined with. */
export type DueRow = LeadRow & {
  delivery_id: string;
  kind: Delivery["kind"];
  message_id: string;
  attempts: number;
};

export function parseDueRow(row: DueRow): DueDelivery {
  return {
    id: row.delivery_id,
    kind: row.kind,
    messageId: row.message_id,
    attempts: row.attempts,
    lead: parseLeadRow(row),
  };
}

/** Leads, in the order of their rows, each with its own deliveries. */
export function joinDeliveries(
  leads: readonly LeadRow[],
  deliveries: readonly DeliveryRow[],
): StoredLead[] {
  const byLead = new Map<string, Delivery[]>();
  for (const row of deliveries) {
    const own = byLead.get(row.lead_id);
    if (own) own.push(parseDeliveryRow(row));
    else byLead.set(row.lead_id, [parseDeliveryRow(row)]);
  }
  return leads.map((row) => ({
    lead: parseLeadRow(row),
    deliveries: byLead.get(row.id) ?? [],
  }));
}

/** What an attempt changes in its row: times in ISO 8601, null where there is nothing. */
export function buildOutcomeValues(outcome: DeliveryOutcome) {
  return {
    state: outcome.state,
    error: outcome.error ?? null,
    sentAt: "sentAt" in outcome ? outcome.sentAt.toISOString() : null,
    nextAttemptAt: "nextAttemptAt" in outcome ? outcome.nextAttemptAt.toISOString() : null,
  };
}
