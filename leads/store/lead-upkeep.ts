import type { Agreement, StoredLead } from "../lead.ts";
import { type Database, insertRow, type Queries } from "./database.ts";
import { addErasureCall } from "./erasure-calls.ts";
import { findOf } from "./lead-reader.ts";
import { buildDeliveryRow, buildHistoryRow, buildLeadRow } from "./rows.ts";

/**
 * How long a removal may take, in milliseconds: it waits for a delivery under way, whose row is
 * locked and which is cut off after 30 s.
 */
const removalTimeout = 60_000;

/** A submission that was erased, and when (ISO 8601, UTC); its id says nothing about anybody. */
export interface Erased {
  submissionId: string;
  erasedAt: string;
}

/** What is from before these times is removed. */
interface Expiry {
  leads: Date;
  suspects: Date;
  accesses: Date;
}

/** Leads come, go and are moved by the many. */
export interface LeadUpkeep {
  /** Makes every failed delivery pending and due `now`; returns how many. */
  retryFailed(now: Date): Promise<number>;

  /**
   * Erases every lead of an address (`normalizeAddress`), suspects included, with its deliveries
   * and history; returns the leads' ids, to one of those who do so at once. Their submissions are not
   * imported again, unless as a lead that came later.
   */
  eraseLeads(email: string): Promise<string[]>;

  /** The same for one lead; whether there was one. */
  eraseLead(id: string): Promise<boolean>;

  /** Submissions that were erased, as long as a lead of that time would be kept. */
  getErased(): Promise<Erased[]>;

  /**
   * Erases leads by their submissions' ids, also those that this store does not have (yet), but none
   * that came after the erasure.
   */
  eraseSubmissions(erased: readonly Erased[]): Promise<void>;

  /**
   * Stores leads of another store as they are; those that are known already, by their id or as the
   * same submission, stay unchanged, and those that were erased are left out. Returns how many are
   * new.
   */
  importLeads(leads: readonly StoredLead[]): Promise<number>;

  /** Removes what has expired: leads, suspects, and entries of the access record. */
  removeExpired(before: Expiry): Promise<{ leads: number; suspects: number }>;

  /** All words that visitors agreed to, also those whose leads are gone. */
  getAgreements(): Promise<Agreement[]>;

  importAgreements(agreements: readonly Agreement[]): Promise<void>;
}

export function createLeadUpkeep(database: Database): LeadUpkeep {
  const { query, transact } = database;
  return {
    eraseLeads: (email) =>
      transact(async (queries) => eraseLeads(queries, await findOf(queries, email))),
    async eraseSubmissions(erased) {
      await transact((queries) => eraseSubmissions(queries, erased));
    },
    getAgreements: () => query<Agreement>("select hash, text from agreements order by hash"),
    importLeads: (leads) => transact((queries) => importLeads(queries, leads)),
    removeExpired: (before) => removeExpired(database, before),

    eraseLead: (id) =>
      transact(async (queries) => {
        const found = await queries.query<FoundLead>(
          "select submission_id, received_at from leads where id = $1",
          [id],
        );
        return (await eraseLeads(queries, found)).length > 0;
      }),

    async getErased() {
      const rows = await query<Record<"submission_id" | "erased_at", string>>(
        "select submission_id, erased_at from erased_submissions order by submission_id",
      );
      return rows.map((row) => ({ submissionId: row.submission_id, erasedAt: row.erased_at }));
    },

    async importAgreements(agreements) {
      for (const agreement of agreements) await addAgreement(database, agreement);
    },

    async retryFailed(now) {
      const retried = await query(
        `update outbox set state = 'pending', next_attempt_at = $1
         where state = 'failed' returning id`,
        [now.toISOString()],
      );
      return retried.length;
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
  for (const each of erased) await addErasureCall(queries, each);
  return eraseSubmissions(queries, erased);
}

async function eraseSubmissions({ query }: Queries, erased: readonly Erased[]): Promise<string[]> {
  const removed: { id: string }[] = [];
  for (const { erasedAt, submissionId } of erased) {
    removed.push(
      ...(await query<{ id: string }>(
        "delete from leads where submission_id = $1 and received_at <= $2 returning id",
        [submissionId, erasedAt],
        removalTimeout,
      )),
    );
    const alive = await query("select id from leads where submission_id = $1", [submissionId]);
    if (alive.length > 0) continue;
    await query(
      `insert into erased_submissions (submission_id, erased_at) values ($1, $2)
       on conflict do nothing`,
      [submissionId, erasedAt],
    );
  }
  return removed.map(({ id }) => id);
}

async function importLeads(queries: Queries, leads: readonly StoredLead[]): Promise<number> {
  let added = 0;
  for (const { lead, deliveries, work } of leads) {
    const erased = await queries.query(
      "select submission_id from erased_submissions where submission_id = $1 and erased_at >= $2",
      [lead.submission.submissionId, lead.receivedAt],
    );
    if (erased.length > 0) continue;
    const row = buildLeadRow(lead, work);
    const kept = await insertRow(queries, "leads", row, "on conflict do nothing returning id");
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
}

async function removeExpired({ query }: Queries, before: Expiry) {
  const removeLeads = async (condition: string, time: Date) => {
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
  await query("delete from access_record where accessed_at < $1", [before.accesses.toISOString()]);
  await query("delete from visits where day < $1", [before.leads.toISOString().slice(0, 10)]);
  return {
    leads: await removeLeads("status <> 'suspect'", before.leads),
    suspects: await removeLeads("status = 'suspect'", before.suspects),
  };
}

/** Keeps words that were agreed to, once. */
export async function addAgreement({ query }: Queries, { hash, text }: Agreement): Promise<void> {
  await query("insert into agreements (hash, text) values ($1, $2) on conflict do nothing", [
    hash,
    text,
  ]);
}
