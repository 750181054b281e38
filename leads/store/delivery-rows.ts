import type { Delivery, DeliveryOutcome, DueDelivery, Lead, NewDelivery } from "../lead.ts";
import { type LeadRow, parseLeadRow } from "./lead-rows.ts";

/** The columns of `outbox`, beside its lead's id, and the fields in them. */
const fieldsByColumn = {
  id: "id",
  kind: "kind",
  message_id: "messageId",
  state: "state",
  attempts: "attempts",
  owed_since: "pendingSince",
  next_attempt_at: "nextAttemptAt",
  last_error: "lastError",
  sent_at: "sentAt",
} as const satisfies Record<string, keyof Delivery>;

const columns = Object.entries(fieldsByColumn);

export const deliveryColumns: readonly string[] = ["lead_id", ...Object.keys(fieldsByColumn)];

/** A row of `outbox` as both adapters read and write it: times as text. */
export type DeliveryRow = { lead_id: string } & Record<string, string | number | null>;

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
  const values = columns.map(([column, field]) => [column, delivery[field] ?? null]);
  return { ...Object.fromEntries(values), lead_id: leadId };
}

export function parseDeliveryRow(row: DeliveryRow): Delivery {
  const values = columns.map(([column, field]) => [field, row[column]]);
  return Object.fromEntries(values.filter(([, value]) => value !== null)) as unknown as Delivery;
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

/**
 * Of `outbox`: what waits or has failed, in SQL that SQLite and PostgreSQL share. A confirmation
 * that a visitor's mail server refused is left out: nobody can fix that.
 */
export const isUndelivered = "state <> 'sent' and not (state = 'failed' and kind = 'visitor')";

/** What an attempt changes in its row: times in ISO 8601, null where there is nothing. */
export function buildOutcomeValues(outcome: DeliveryOutcome) {
  return {
    state: outcome.state,
    error: outcome.error ?? null,
    sentAt: "sentAt" in outcome ? outcome.sentAt.toISOString() : null,
    nextAttemptAt: "nextAttemptAt" in outcome ? outcome.nextAttemptAt.toISOString() : null,
  };
}
