import type { Agreement } from "../lead.ts";
import type { AccessRecord } from "./access-record.ts";
import { type Database, insertRow, type Queries } from "./database.ts";
import { buildDeliveryRow } from "./delivery-rows.ts";
import { addErasureCall, type ErasureCalls } from "./erasure-calls.ts";
import { buildHistoryRow } from "./history-rows.ts";
import { createLeadReader, findOf } from "./lead-reader.ts";
import { buildLeadRow } from "./lead-rows.ts";
import type { Erased, LeadAdmin } from "./lead-store.ts";
import { createLeadWork } from "./lead-work.ts";
import type { ReportStore } from "./report.ts";
import type { VisitStore } from "./visits.ts";

/**
 * How long a removal may take, in milliseconds: it waits for a delivery under way, whose row is
 * locked and which is cut off after 30 s.
 */
const removalTimeout = 60_000;

/** The part of the store that the leads command, the desk and the daily retention use. */
export function createLeadAdmin(
  database: Database,
): Omit<
  LeadAdmin,
  "emptyLog" | keyof AccessRecord | keyof ErasureCalls | keyof ReportStore | keyof VisitStore
> {
  const { query, transact } = database;

  async function eraseSubmissions({ query }: Queries, erased: readonly Erased[]): Promise<void> {
    for (const { erasedAt, submissionId } of erased) {
      await query(
        "delete from leads where submission_id = $1 and received_at <= $2",
        [submissionId, erasedAt],
        removalTimeout,
      );
      const alive = await query("select id from leads where submission_id = $1", [submissionId]);
      if (alive.length > 0) continue;
      await query(
        `insert into erased_submissions (submission_id, erased_at) values ($1, $2)
         on conflict do nothing`,
        [submissionId, erasedAt],
      );
    }
  }

  return {
    ...createLeadReader(database),
    ...createLeadWork(database),

    async retryFailed(now) {
      const retried = await query(
        `update outbox set state = 'pending', next_attempt_at = $1
         where state = 'failed' returning id`,
        [now.toISOString()],
      );
      return retried.length;
    },

    async eraseLeads(email) {
      return transact(async (queries) => {
        const found = await findOf(queries, email);
        const now = new Date().toISOString();
        const erased = found.map(({ received_at, submission_id }) => ({
          submissionId: submission_id,
          // A lead from the future came while the clock was wrong.
          erasedAt: [received_at, now].sort()[1] ?? now,
        }));
        for (const each of erased) await addErasureCall(queries, each);
        await eraseSubmissions(queries, erased);
        return found.map(({ id }) => id);
      });
    },

    async getErased() {
      const rows = await query<Record<"submission_id" | "erased_at", string>>(
        "select submission_id, erased_at from erased_submissions order by submission_id",
      );
      return rows.map((row) => ({ submissionId: row.submission_id, erasedAt: row.erased_at }));
    },

    eraseSubmissions: (erased) => transact((queries) => eraseSubmissions(queries, erased)),

    async importLeads(leads) {
      return transact(async (queries) => {
        let added = 0;
        for (const { lead, deliveries, work } of leads) {
          const erased = await queries.query(
            "select submission_id from erased_submissions where submission_id = $1 and erased_at >= $2",
            [lead.submission.submissionId, lead.receivedAt],
          );
          if (erased.length > 0) continue;
          const row = buildLeadRow(lead, work);
          const kept = await insertRow(
            queries,
            "leads",
            row,
            "on conflict do nothing returning id",
          );
          if (kept.length === 0) continue;
          added += 1;
          for (const delivery of deliveries) {
            await insertRow(queries, "outbox", buildDeliveryRow(lead.id, delivery));
          }
          for (const entry of work.history) {
            await insertRow(queries, "lead_history", buildHistoryRow(lead.id, entry));
          }
        }
        return added;
      });
    },

    async removeExpired(before) {
      const remove = async (condition: string, time: Date) => {
        const removed = await query(
          `delete from leads where received_at < $1 and ${condition} returning id`,
          [time.toISOString()],
          removalTimeout,
        );
        return removed.length;
      };
      for (const table of ["erased_submissions", "erasure_calls"]) {
        await query(`delete from ${table} where erased_at < $1`, [before.leads.toISOString()]);
      }
      await query("delete from access_record where accessed_at < $1", [
        before.accesses.toISOString(),
      ]);
      await query("delete from visits where day < $1", [before.leads.toISOString().slice(0, 10)]);
      return {
        leads: await remove("status <> 'suspect'", before.leads),
        suspects: await remove("status = 'suspect'", before.suspects),
      };
    },

    getAgreements: () => query<Agreement>("select hash, text from agreements order by hash"),

    async importAgreements(agreements) {
      for (const agreement of agreements) await addAgreement(database, agreement);
    },
  };
}

/** Keeps words that were agreed to, once. */
export async function addAgreement({ query }: Queries, { hash, text }: Agreement): Promise<void> {
  await query("insert into agreements (hash, text) values ($1, $2) on conflict do nothing", [
    hash,
    text,
  ]);
}
