import type { HistoryEntry, StoredLead } from "../../lead.ts";
import { buildDeliveryRow, buildPendingRows, type DeliveryRow } from "../delivery-rows.ts";
import { buildHistoryRow, type HistoryRow } from "../history-rows.ts";
import { type BuildSearch, countViews, createLeadLists, type LeadQuery } from "../lead-filter.ts";
import { changeRow, type LeadRow, readColumns } from "../lead-rows.ts";
import type { LeadAdmin, LeadCounts } from "../lead-store.ts";
import { normalizeAddress } from "../normalize-address.ts";
import { buildStoredLeads } from "../stored-leads.ts";
import type { Postgres, Queries } from "./connection.ts";
import { buildLeadJson, insertDeliveries, insertHistory, insertLead } from "./insert-lead.ts";

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

function buildHistoryJson(leadId: string, history: readonly HistoryEntry[]): string {
  return JSON.stringify(history.map((entry) => buildHistoryRow(leadId, entry)));
}

/** Takes half as long as `like`. */
const buildSearch: BuildSearch = (word, bind) => `strpos(search_text, ${bind(word)}) > 0`;

/** The part of the store that the leads command and the daily retention use. */
export function createPostgresAdmin(database: Postgres): LeadAdmin {
  const { query } = database;

  async function readLeads({ text, values }: LeadQuery): Promise<StoredLead[]> {
    return database.transact(async ({ query }) => {
      await query("set transaction isolation level repeatable read");
      const leads = await query<LeadRow>(`select ${readColumns} from leads ${text}`, values);
      const ids = leads.rows.map(({ id }) => id);
      const selectOwn = <Row extends object>(table: "outbox" | "lead_history") =>
        query<Row>(`select * from ${table} where lead_id = any($1) order by seq`, [ids]);
      const deliveries = await selectOwn<DeliveryRow>("outbox");
      const history = await selectOwn<HistoryRow>("lead_history");
      return buildStoredLeads(leads.rows, deliveries.rows, history.rows);
    });
  }

  return {
    ...createLeadLists(buildSearch, readLeads),

    async countLeads(owner) {
      const { rows } = await query<LeadCounts>(countViews, [normalizeAddress(owner)]);
      return rows[0] as LeadCounts;
    },

    async changeLead(id, change, by, now) {
      const at = now.toISOString();
      return database.transact(async ({ query }) => {
        const { rows } = await query<LeadRow>("select * from leads where id = $1 for update", [id]);
        const columns = changeRow(rows[0], change, at);
        if (typeof columns === "string") return columns;
        const { answered_at, owner, stage } = columns;
        await query("update leads set stage = $2, owner = $3, answered_at = $4 where id = $1", [
          id,
          stage,
          owner,
          answered_at,
        ]);
        await query(insertHistory("$1"), [buildHistoryJson(id, [{ ...change, at, by }])]);
        return "changed";
      });
    },

    async releaseLead(id, deliveries, by, now) {
      const at = now.toISOString();
      const rows = buildPendingRows(id, deliveries, at);
      const history = buildHistoryJson(id, [{ kind: "released", at, by }]);
      const released = await query(
        `with released as (
           update leads set status = 'new' where id = $2 and status = 'suspect' returning id
         ), added as (
           ${insertDeliveries("$1")} where exists (select from released)
         ), history as (
           ${insertHistory("$3")} where exists (select from released)
         )
         select id from released`,
        [JSON.stringify(rows), id, history],
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
        for (const { lead, deliveries, work } of leads) {
          const { rowCount } = await query(
            `${insertLead}
             where not exists (select from erased_submissions where submission_id = $2)
             on conflict do nothing`,
            [buildLeadJson(lead, work), lead.submission.submissionId],
          );
          if (rowCount === 0) continue;
          added += 1;
          const rows = deliveries.map((delivery) => buildDeliveryRow(lead.id, delivery));
          await query(insertDeliveries("$1"), [JSON.stringify(rows)]);
          await query(insertHistory("$1"), [buildHistoryJson(lead.id, work.history)]);
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
