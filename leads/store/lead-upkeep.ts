import * as v from "valibot";
import { type Agreement, actorSchema, lineSchema, type StoredLead, timeSchema } from "../lead.ts";
import type { Database, Queries } from "./database.ts";
import { findOf, type PageRequest, parsePlace } from "./lead-reader.ts";
import { addDeliveries, addHistory, addLead } from "./rows.ts";

/** Who saw what; with each database, entries are added, and removed by age alone. */
export const accessSchema = v.strictObject({
  id: v.pipe(v.string(), v.uuid()),
  at: timeSchema,
  by: actorSchema,
  action: v.picklist(["signed_in", "read", "exported", "erased"]),
  /** A lead's id, or what was exported; never what a visitor typed. */
  what: lineSchema,
  count: v.pipe(v.number(), v.integer()),
});
type StoredAccess = v.InferOutput<typeof accessSchema>;
export type Access = Omit<StoredAccess, "id">;

/**
 * How long a removal may take, in milliseconds: it waits for a delivery under way, whose row is
 * locked and which is cut off after 30 s.
 */
const removalTimeout = 60_000;

/** A submission that was erased; its id says nothing about anybody. */
export const erasedSchema = v.strictObject({
  submissionId: v.pipe(v.string(), v.uuid()),
  erasedAt: timeSchema,
});
type Erased = v.InferOutput<typeof erasedSchema>;

/** Leads come, go and are moved by the many. */
export function createLeadUpkeep({ dialect, query, transact }: Database) {
  const addAccess = ({ query }: Queries, { action, at, by, count, id, what }: StoredAccess) =>
    query(
      `insert into access_record (id, accessed_at, author, action, subject, count)
       values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
      [id, at, by, action, what, count],
    );

  return {
    async recordAccess(access: Access) {
      await addAccess({ query }, { ...access, id: crypto.randomUUID() });
    },

    /** Newest first. */
    async getAccesses({ after = "", limit }: PageRequest) {
      const last = parsePlace(after);
      const rows = await query<StoredAccess>(
        `select id, accessed_at as at, author as by, action, subject as what, count
         from access_record ${last ? "where (accessed_at, id) < ($1, $2)" : ""}
         order by accessed_at desc, id desc limit ${limit + 1}`,
        last ? [last.time, last.id] : [],
      );
      const accesses = rows.slice(0, limit);
      const end = rows.length > limit ? accesses.at(-1) : undefined;
      return { accesses, ...(end && { next: `${end.at}_${end.id}` }) };
    },

    importAccesses: (accesses: readonly StoredAccess[]) =>
      transact(async (queries) => {
        for (const access of accesses) await addAccess(queries, access);
      }),

    async retryFailed(now: Date) {
      const retried = await query(
        `update outbox set state = 'pending', next_attempt_at = $1
         where state = 'failed' returning id`,
        [now.toISOString()],
      );
      return retried.length;
    },

    /**
     * Erases every lead of an address (`normalizeAddress`), suspects included, with its deliveries
     * and history; returns the leads' ids, to one of those who do so at once. Their submissions are not
     * imported again, unless as a lead that came later.
     */
    eraseLeads: (email: string) =>
      transact(async (queries) =>
        eraseLeads(queries, await findOf(queries, email, dialect.forUpdate)),
      ),

    /** The same for one lead. */
    eraseLead: (id: string) =>
      transact(async (queries) => {
        const select = "select submission_id, received_at from leads where id = $1";
        return eraseLeads(queries, await queries.query<FoundLead>(select, [id]));
      }),

    /** Submissions that were erased, as long as a lead of that time would be kept. */
    getErased: () =>
      query<Erased>(
        `select submission_id as "submissionId", erased_at as "erasedAt"
         from erased_submissions order by submission_id`,
      ),

    /**
     * Erases leads by their submissions' ids, also those that this store does not have (yet), but none
     * that came after the erasure.
     */
    async eraseSubmissions(erased: readonly Erased[]) {
      await transact((queries) => eraseSubmissions(queries, erased));
    },

    /**
     * Stores leads of another store as they are; those that are known already, by their id or as the
     * same submission, stay unchanged, and those that were erased are left out. Returns how many are
     * new, and the ids of those left out.
     */
    importLeads: (leads: readonly StoredLead[]) =>
      transact(async (queries) => {
        let added = 0;
        const erased = new Set<string>();
        for (const { lead, deliveries, work } of leads) {
          const tombstones = await queries.query(
            "select submission_id from erased_submissions where submission_id = $1 and erased_at >= $2",
            [lead.submission.submissionId, lead.receivedAt],
          );
          if (tombstones.length > 0) erased.add(lead.id);
          else if (await addLead(queries, lead, work)) {
            added += 1;
            await addDeliveries(queries, lead.id, deliveries);
            await addHistory(queries, lead.id, work.history);
          }
        }
        return { added, erased };
      }),

    /** Removes what is from before these times: leads, suspects, and entries of the access record. */
    async removeExpired(before: Record<"leads" | "suspects" | "accesses", Date>) {
      const removeLeads = async (condition: string, time: Date) => {
        const removed = await query(
          `delete from leads where received_at < $1 and ${condition} returning id`,
          [time.toISOString()],
          removalTimeout,
        );
        return removed.length;
      };
      const leadTime = before.leads.toISOString();
      // A backup of either kind of lead may be restored.
      const [firstTime = leadTime] = [leadTime, before.suspects.toISOString()].sort();
      await query("delete from erased_submissions where erased_at < $1", [firstTime]);
      await query("delete from erasure_calls where erased_at < $1", [leadTime]);
      const accessTime = before.accesses.toISOString();
      await query("delete from access_record where accessed_at < $1", [accessTime]);
      await query("delete from visits where day < $1", [leadTime.slice(0, 10)]);
      return {
        leads: await removeLeads("status <> 'suspect'", before.leads),
        suspects: await removeLeads("status = 'suspect'", before.suspects),
      };
    },

    /** All words that visitors agreed to, also those whose leads are gone. */
    getAgreements: () => query<Agreement>("select hash, text from agreements order by hash"),

    async importAgreements(agreements: readonly Agreement[]) {
      for (const agreement of agreements) await addAgreement({ query }, agreement);
    },

    /**
     * Erasures that the webhook's receiver is yet to be told of, as long as a tombstone is kept; the
     * message's id is the same at every attempt (Standard Webhooks, "webhook-id").
     */
    getErasureCalls: (now: Date) =>
      query<Record<"leadId" | "messageId" | "erasedAt", string>>(
        `select lead_id as "leadId", message_id as "messageId", erased_at as "erasedAt"
         from erasure_calls where next_attempt_at <= $1 order by erased_at, lead_id`,
        [now.toISOString()],
      ),

    /** Makes a call due later; without a time, never again. */
    async endErasureCall(leadId: string, nextAttemptAt?: Date) {
      if (nextAttemptAt) {
        const update = "update erasure_calls set next_attempt_at = $2 where lead_id = $1";
        await query(update, [leadId, nextAttemptAt.toISOString()]);
      } else await query("delete from erasure_calls where lead_id = $1", [leadId]);
    },
  };
}

type FoundLead = Record<"submission_id" | "received_at", string>;

async function eraseLeads(queries: Queries, found: readonly FoundLead[]): Promise<string[]> {
  const now = new Date().toISOString();
  const erased = found.map(({ received_at, submission_id }) => ({
    submissionId: submission_id,
    // A lead from the future came while the clock was wrong. ISO 8601: sorted as text.
    erasedAt: [received_at, now].sort()[1] ?? now,
  }));
  return eraseSubmissions(queries, erased);
}

async function eraseSubmissions({ query }: Queries, erased: readonly Erased[]): Promise<string[]> {
  const removed: string[] = [];
  for (const { erasedAt, submissionId } of erased) {
    await addErasureCall({ query }, { erasedAt, submissionId });
    const rows = await query<{ id: string }>(
      "delete from leads where submission_id = $1 and received_at <= $2 returning id",
      [submissionId, erasedAt],
      removalTimeout,
    );
    removed.push(...rows.map(({ id }) => id));
    await query(
      `insert into erased_submissions (submission_id, erased_at)
       select $1, $2 where not exists (select 1 from leads where submission_id = $1)
       on conflict do nothing`,
      [submissionId, erasedAt],
    );
  }
  return removed;
}

export async function addAgreement({ query }: Queries, { hash, text }: Agreement): Promise<void> {
  const insert = "insert into agreements (hash, text) values ($1, $2) on conflict do nothing";
  await query(insert, [hash, text]);
}

/** How long a report of the lead may be under way, in milliseconds: it must not come after. */
const reportTime = 60_000;

/** Adds a call for the lead of a submission, if it was reported or is about to be. */
async function addErasureCall({ query }: Queries, { erasedAt, submissionId }: Erased) {
  const [report] = await query<{ lead_id: string; state: string }>(
    `select lead_id, outbox.state from outbox join leads on leads.id = lead_id
     where submission_id = $1 and received_at <= $2 and kind = 'webhook'`,
    [submissionId, erasedAt],
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
