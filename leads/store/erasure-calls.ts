import { type Database, insertRow, type Queries } from "./database.ts";
import type { Erased } from "./lead-upkeep.ts";

/** A call that tells the webhook's receiver of an erasure. */
export interface ErasureCall {
  leadId: string;
  /** The same at every attempt (Standard Webhooks, "webhook-id"). */
  messageId: string;
  /** ISO 8601, UTC. */
  erasedAt: string;
}

/** Erasures that the webhook's receiver is yet to be told of, as long as a tombstone is kept. */
export interface ErasureCalls {
  getErasureCalls(now: Date): Promise<ErasureCall[]>;
  /** Makes a call due later; without a time, never again. */
  endErasureCall(leadId: string, nextAttemptAt?: Date): Promise<void>;
}

/** How long a report of the lead may be under way, in milliseconds: it must not come after. */
const reportTime = 60_000;

/** Adds a call for the lead of a submission, if it was reported or is about to be. */
export async function addErasureCall(
  queries: Queries,
  { erasedAt, submissionId }: Erased,
): Promise<void> {
  const [report] = await queries.query<{ lead_id: string; state: string }>(
    `select lead_id, outbox.state from outbox join leads on leads.id = lead_id
     where submission_id = $1 and kind = 'webhook'`,
    [submissionId],
  );
  if (!report) return;
  const wait = report.state === "pending" ? reportTime : 0;
  const call = {
    lead_id: report.lead_id,
    message_id: `msg_${crypto.randomUUID()}`,
    erased_at: erasedAt,
    next_attempt_at: new Date(Date.parse(erasedAt) + wait).toISOString(),
  };
  await insertRow(queries, "erasure_calls", call, "on conflict do nothing");
}

export function createErasureCalls({ query }: Database): ErasureCalls {
  return {
    async getErasureCalls(now) {
      const rows = await query<Record<"lead_id" | "message_id" | "erased_at", string>>(
        "select * from erasure_calls where next_attempt_at <= $1 order by erased_at, lead_id",
        [now.toISOString()],
      );
      return rows.map((row) => ({
        leadId: row.lead_id,
        messageId: row.message_id,
        erasedAt: row.erased_at,
      }));
    },

    async endErasureCall(leadId, nextAttemptAt) {
      if (nextAttemptAt) {
        await query("update erasure_calls set next_attempt_at = $2 where lead_id = $1", [
          leadId,
          nextAttemptAt.toISOString(),
        ]);
      } else await query("delete from erasure_calls where lead_id = $1", [leadId]);
    },
  };
}
