import type { Agreement, StoredLead } from "../lead.ts";
import type { AccessRecord } from "./access-record.ts";
import { type Database, insertRow, type Queries } from "./database.ts";
import { buildDeliveryRow, type DeliveryRow, parseDeliveryRow } from "./delivery-rows.ts";
import { addErasureCall, type ErasureCalls } from "./erasure-calls.ts";
import { buildHistoryRow, type HistoryRow, parseHistoryRow } from "./history-rows.ts";
import { buildLeadQuery, buildPage, countViews, type LeadQuery } from "./lead-filter.ts";
import { buildLeadRow, type LeadRow, parseLeadRow, parseStateColumns } from "./lead-rows.ts";
import type { Erased, LeadAdmin, LeadCounts } from "./lead-store.ts";
import { createLeadWork } from "./lead-work.ts";
import { foldMailbox, normalizeAddress } from "./normalize-address.ts";
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
  const { dialect, query, readSnapshot, transact } = database;

  /** Leads in the order of their rows, each with its own deliveries and history. */
  async function readLeads({ text, values }: LeadQuery): Promise<StoredLead[]> {
    return readSnapshot(async ({ query }) => {
      const leads = await query<LeadRow>(`select * from leads ${text}`, values);
      const ids = JSON.stringify(leads.map(({ id }) => id));
      const readOwn = async <Row extends { lead_id: string }>(table: "outbox" | "lead_history") => {
        const rows = await query<Row>(
          `select * from ${table} where ${dialect.isIn("lead_id", "$1")}
           order by ${dialect.arrival}`,
          [ids],
        );
        const rowsByLead = Map.groupBy(rows, (row) => row.lead_id);
        return (id: string) => rowsByLead.get(id) ?? [];
      };
      const getDeliveries = await readOwn<DeliveryRow>("outbox");
      const getHistory = await readOwn<HistoryRow>("lead_history");
      return leads.map((row) => ({
        lead: parseLeadRow(row),
        deliveries: getDeliveries(row.id).map(parseDeliveryRow),
        work: { ...parseStateColumns(row), history: getHistory(row.id).map(parseHistoryRow) },
      }));
    });
  }

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
    ...createLeadWork(database),

    getLeads: (filter = {}) => readLeads(buildLeadQuery(dialect, filter)),

    async getLeadPage(filter, page) {
      return buildPage(await readLeads(buildLeadQuery(dialect, filter, page)), page.limit);
    },

    async countFound(filter) {
      const { text, values } = buildLeadQuery(dialect, filter);
      const [found] = await query<{ count: number }>(
        `select cast(count(*) as integer) as count from (select id from leads ${text}) as found`,
        values,
      );
      return found?.count ?? 0;
    },

    async getLead(id) {
      return (await readLeads({ text: "where id = $1", values: [id] }))[0];
    },

    async countLeads(owner) {
      const [counts] = await query<LeadCounts>(countViews, [normalizeAddress(owner)]);
      return counts as LeadCounts;
    },

    async retryFailed(now) {
      const retried = await query(
        `update outbox set state = 'pending', next_attempt_at = $1
         where state = 'failed' returning id`,
        [now.toISOString()],
      );
      return retried.length;
    },

    findLeads: async (email) => (await findOf(database, email)).map(({ id }) => id),

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

    async findUnknownLeads(ids) {
      const known = await query<{ id: string }>(
        `select id from leads where ${dialect.isIn("id", "$1")}`,
        [JSON.stringify(ids)],
      );
      const knownIds = new Set(known.map(({ id }) => id));
      return ids.filter((id) => !knownIds.has(id));
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

/** The leads of an address, newest first. Compared before any is read: it can have thousands. */
async function findOf({ query }: Queries, email: string) {
  const wanted = normalizeAddress(email);
  const rows = await query<Record<"id" | "submission_id" | "received_at" | "email", string>>(
    `select id, submission_id, received_at, email from leads where mailbox = $1
     order by received_at desc, id desc`,
    [foldMailbox(wanted)],
  );
  return rows.filter((row) => normalizeAddress(row.email) === wanted);
}
