import {
  buildDeliveryRow,
  buildPendingRows,
  type DeliveryRow,
  joinDeliveries,
} from "../delivery-rows.ts";
import type { LeadRow } from "../lead-rows.ts";
import type { LeadAdmin } from "../lead-store.ts";
import { normalizeAddress } from "../normalize-address.ts";
import type { Postgres, Queries } from "./connection.ts";
import { buildLeadJson, insertDeliveries, insertLead } from "./insert-lead.ts";

/**
 * How long a removal may take, in milliseconds: it waits for a delivery under way, whose row is
 * locked and which is cut off after 30 s.
 */
const removalTimeout = 60_000;

async function eraseSubmissions(
  query: Queries["query"],
  submissionIds: readonly string[],
): Promise<void> {
  await query("delete from leads where submission_id = any($1)", [submissionIds], removalTimeout);
  await query(
    `insert into erased_submissions (submission_id, erased_at)
     select unnest($1::text[]), now() on conflict do nothing`,
    [submissionIds],
  );
}

/** The part of the store that the leads command and the daily retention use. */
export function createPostgresAdmin(database: Postgres): LeadAdmin {
  const { query } = database;
  return {
    async getLeads(since) {
      return database.transact(async ({ query }) => {
        await query("set transaction isolation level repeatable read");
        const leads = await query<LeadRow>(
          "select * from leads where received_at >= $1 order by received_at desc, seq desc",
          [since?.toISOString() ?? "-infinity"],
        );
        const deliveries = await query<DeliveryRow>("select * from outbox order by seq");
        return joinDeliveries(leads.rows, deliveries.rows);
      });
    },

    async getLead(id) {
      const leads = await query<LeadRow>("select * from leads where id = $1", [id]);
      const deliveries = await query<DeliveryRow>(
        "select * from outbox where lead_id = $1 order by seq",
        [id],
      );
      return joinDeliveries(leads.rows, deliveries.rows)[0];
    },

    async releaseLead(id, deliveries, now) {
      const rows = buildPendingRows(id, deliveries, now.toISOString());
      const released = await query(
        `with released as (
           update leads set status = 'new' where id = $2 and status = 'suspect' returning id
         ), added as (
           ${insertDeliveries("$1")} where exists (select from released)
         )
         select id from released`,
        [JSON.stringify(rows), id],
      );
      if (released.rowCount > 0) return "released";
      const known = await query("select id from leads where id = $1", [id]);
      return known.rowCount > 0 ? "not_suspect" : "unknown";
    },

    async retryFailed(now) {
      const { rowCount } = await query(
        "update outbox set state = 'pending', next_attempt_at = $1 where state = 'failed'",
        [now.toISOString()],
      );
      return rowCount;
    },

    async eraseLeads(email) {
      const wanted = normalizeAddress(email);
      return database.transact(async ({ query }) => {
        const { rows } = await query<Record<"id" | "submission_id" | "email", string>>(
          "select id, submission_id, email from leads",
        );
        // Here, since a database's idea of lower case depends on how it was set up.
        const found = rows.filter((row) => normalizeAddress(row.email) === wanted);
        await eraseSubmissions(
          query,
          found.map((row) => row.submission_id),
        );
        return found.map(({ id }) => id);
      });
    },

    async getErased() {
      const { rows } = await query<{ submission_id: string }>(
        "select submission_id from erased_submissions order by submission_id",
      );
      return rows.map((row) => row.submission_id);
    },

    async eraseSubmissions(submissionIds) {
      await database.transact(({ query }) => eraseSubmissions(query, submissionIds));
    },

    async emptyLog() {
      return true; // PostgreSQL's log is its own affair: docs/operating.md
    },

    async importLeads(leads) {
      return database.transact(async ({ query }) => {
        let added = 0;
        for (const { lead, deliveries } of leads) {
          const { rowCount } = await query(
            `${insertLead}
             where not exists (select from erased_submissions where submission_id = $2)
             on conflict do nothing`,
            [buildLeadJson(lead), lead.submission.submissionId],
          );
          if (rowCount === 0) continue;
          added += 1;
          const rows = deliveries.map((delivery) => buildDeliveryRow(lead.id, delivery));
          await query(insertDeliveries("$1"), [JSON.stringify(rows)]);
        }
        return added;
      });
    },

    async removeExpired(before) {
      const remove = async (condition: string, time: Date) =>
        (
          await query(
            `delete from leads where received_at < $1 and ${condition}`,
            [time.toISOString()],
            removalTimeout,
          )
        ).rowCount;
      await query("delete from erased_submissions where erased_at < $1", [
        before.leads.toISOString(),
      ]);
      return {
        leads: await remove("status <> 'suspect'", before.leads),
        suspects: await remove("status = 'suspect'", before.suspects),
      };
    },

    async findUnknownLeads(ids) {
      const { rows } = await query<{ id: string }>(
        `select id from unnest($1::text[]) with ordinality as asked (id, place)
         where not exists (select from leads where leads.id = asked.id) order by place`,
        [ids],
      );
      return rows.map(({ id }) => id);
    },
  };
}
