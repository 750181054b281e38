import type { Database, Queries } from "./database.ts";
import type { Erased } from "./lead-upkeep.ts";

/** A call that tells the webhook's receiver of an erasure. */
export interface ErasureCall {
  leadId: string;
  /** The same at every attempt (Standard Webhooks, "webhook-id"). */
  messageId: string;
  /** ISO 8601, UTC. */
  erasedAt: string;
}

/** How long a report of the lead may be under way, in milliseconds: it must not come after. */
const reportTime = 60_000;

/** Adds a call for the lead of a submission, if it was reported or is about to be. */
export async function addErasureCall(
  { query }: Queries,
  { erasedAt, submissionId }: Erased,
): Promise<void> {
  const [report] = await query<{ lead_id: string; state: string }>(
    `select lead_id, outbox.state from outbox join leads on leads.id = lead_id
     where submission_id = $1 and kind = 'webhook'`,
    [submissionId],
  );
  if (!report) return;
  const wait = report.state === "pending" ? reportTime : 0;
  const next = new Date(Date.parse(erasedAt) + wait).toISOString();
  await query(
    `insert into erasure_calls (lead_id, message_id, erased_at, next_attempt_at)
     values ($1, $2, $3, $4) on conflict do nothing`,
    [report.lead_id, `msg_${crypto.randomUUID()}`, erasedAt, next],
  );
}

export type ErasureCalls = ReturnType<typeof createErasureCalls>;

/** Erasures that the webhook's receiver is yet to be told of, as long as a tombstone is kept. */
export function createErasureCalls({ query }: Database) {
  return {
    getErasureCalls: (now: Date) =>
      query<ErasureCall>(
        `select lead_id as "leadId", message_id as "messageId", erased_at as "erasedAt"
         from erasure_calls where next_attempt_at <= $1 order by erased_at, lead_id`,
        [now.toISOString()],
      ),

    /** Makes a call due later; without a time, never again. */
    async endErasureCall(leadId: string, nextAttemptAt?: Date) {
      if (nextAttemptAt) {
        await query("update erasure_calls set next_attempt_at = $2 where lead_id = $1", [
          leadId,
          nextAttemptAt.toISOString(),
        ]);
      } else await query("delete from erasure_calls where lead_id = $1", [leadId]);
    },
  };
}
