import type { DatabaseSync } from "node:sqlite";
import type { StoredLead } from "../../lead.ts";
import { buildDeliveryRow, buildPendingRows, type DeliveryRow } from "../delivery-rows.ts";
import type { HistoryRow } from "../history-rows.ts";
import { type BuildSearch, countViews, createLeadLists, type LeadQuery } from "../lead-filter.ts";
import { changeRow, type LeadRow, readColumns } from "../lead-rows.ts";
import type { LeadAdmin, LeadCounts } from "../lead-store.ts";
import { normalizeAddress } from "../normalize-address.ts";
import { buildStoredLeads } from "../stored-leads.ts";
import { prepareInserts } from "./insert-lead.ts";
import { readInTransaction, runInTransaction } from "./transaction.ts";

/** Takes half as long as `instr`. */
const buildSearch: BuildSearch = (word, bind) =>
  `search_text LIKE ${bind(`%${word.replace(/[\\%_]/g, "\\$&")}%`)} ESCAPE '\\'`;

/** The part of the store that the leads command and the daily retention use. */
export function createSqliteAdmin(database: DatabaseSync): LeadAdmin {
  const { insertDeliveries, insertHistory, insertLead } = prepareInserts(database);
  const prepareOwn = (table: "outbox" | "lead_history") =>
    database.prepare(
      `SELECT * FROM ${table} WHERE lead_id IN (SELECT value FROM json_each(?)) ORDER BY rowid`,
    );
  const selectDeliveries = prepareOwn("outbox");
  const selectHistory = prepareOwn("lead_history");
  const count = database.prepare(countViews);
  const selectLead = database.prepare("SELECT * FROM leads WHERE id = ?");
  const selectKnown = database.prepare(
    `SELECT submission_id FROM leads WHERE id = :id OR submission_id = :submissionId
     UNION ALL SELECT submission_id FROM erased_submissions WHERE submission_id = :submissionId`,
  );
  const setState = database.prepare(
    "UPDATE leads SET stage = :stage, owner = :owner, answered_at = :answered_at WHERE id = :id",
  );
  const setNew = database.prepare("UPDATE leads SET status = 'new' WHERE id = ?");
  const retryFailed = database.prepare(
    "UPDATE outbox SET state = 'pending', next_attempt_at = ? WHERE state = 'failed'",
  );
  const selectAddresses = database.prepare("SELECT id, submission_id, email FROM leads");
  const removeSubmissions = database.prepare(
    "DELETE FROM leads WHERE submission_id IN (SELECT value FROM json_each(?))",
  );
  const rememberErased = database.prepare(
    `INSERT OR IGNORE INTO erased_submissions
     SELECT value, strftime('%Y-%m-%dT%H:%M:%fZ', 'now') FROM json_each(?)`,
  );
  const selectErased = database.prepare(
    "SELECT submission_id FROM erased_submissions ORDER BY submission_id",
  );
  const forgetErased = database.prepare("DELETE FROM erased_submissions WHERE erased_at < ?");
  const removeOld = database.prepare(
    "DELETE FROM leads WHERE received_at < ? AND (status = 'suspect') = ?",
  );
  const selectUnknown = database.prepare(
    "SELECT value AS id FROM json_each(?) WHERE value NOT IN (SELECT id FROM leads)",
  );

  /** To be called in a transaction. */
  function eraseSubmissions(submissionIds: readonly string[]): void {
    const ids = JSON.stringify(submissionIds);
    removeSubmissions.run(ids);
    rememberErased.run(ids);
  }

  const getRow = (id: string) => selectLead.get(id) as LeadRow | undefined;

  async function readLeads({ text, values }: LeadQuery): Promise<StoredLead[]> {
    const select = database.prepare(`SELECT ${readColumns} FROM leads ${text}`);
    const named = Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]));
    return readInTransaction(database, () => {
      const leads = select.all(named) as unknown as LeadRow[];
      const ids = JSON.stringify(leads.map(({ id }) => id));
      return buildStoredLeads(
        leads,
        selectDeliveries.all(ids) as unknown as DeliveryRow[],
        selectHistory.all(ids) as unknown as HistoryRow[],
      );
    });
  }

  return {
    ...createLeadLists(buildSearch, readLeads),

    async countLeads(owner) {
      return count.get({ $1: normalizeAddress(owner) }) as LeadCounts;
    },

    async changeLead(id, change, by, now) {
      const at = now.toISOString();
      return runInTransaction(database, () => {
        const columns = changeRow(getRow(id), change, at);
        if (typeof columns === "string") return columns;
        setState.run({ id, ...columns });
        insertHistory(id, [{ ...change, at, by }]);
        return "changed";
      });
    },

    async releaseLead(id, deliveries, by, now) {
      const at = now.toISOString();
      return runInTransaction(database, () => {
        const row = getRow(id);
        if (!row) return "unknown";
        if (row.status !== "suspect") return "not_suspect";
        setNew.run(id);
        insertDeliveries(buildPendingRows(id, deliveries, at));
        insertHistory(id, [{ kind: "released", at, by }]);
        return "released";
      });
    },

    async retryFailed(now) {
      return Number(retryFailed.run(now.toISOString()).changes);
    },

    async eraseLeads(email) {
      const wanted = normalizeAddress(email);
      return runInTransaction(database, () => {
        const found = selectAddresses
          .all()
          .filter((row) => normalizeAddress(String(row.email)) === wanted);
        eraseSubmissions(found.map((row) => String(row.submission_id)));
        return found.map((row) => String(row.id));
      });
    },

    async getErased() {
      return selectErased.all().map((row) => String(row.submission_id));
    },

    async eraseSubmissions(submissionIds) {
      runInTransaction(database, () => eraseSubmissions(submissionIds));
    },

    async emptyLog() {
      // Without waiting for others: that would hold up the server.
      const timeout = database.prepare("PRAGMA busy_timeout").get()?.timeout;
      database.exec("PRAGMA busy_timeout = 0");
      try {
        // Moves everything into the database, where what was removed is overwritten.
        return database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.busy === 0;
      } finally {
        database.exec(`PRAGMA busy_timeout = ${timeout}`);
      }
    },

    async importLeads(leads) {
      return runInTransaction(database, () => {
        let added = 0;
        for (const { lead, deliveries, work } of leads) {
          const { submissionId } = lead.submission;
          if (selectKnown.get({ id: lead.id, submissionId })) continue;
          insertLead(lead, work);
          insertDeliveries(deliveries.map((delivery) => buildDeliveryRow(lead.id, delivery)));
          insertHistory(lead.id, work.history);
          added += 1;
        }
        return added;
      });
    },

    async removeExpired(before) {
      return runInTransaction(database, () => {
        forgetErased.run(before.leads.toISOString());
        return {
          leads: Number(removeOld.run(before.leads.toISOString(), 0).changes),
          suspects: Number(removeOld.run(before.suspects.toISOString(), 1).changes),
        };
      });
    },

    async findUnknownLeads(ids) {
      return selectUnknown.all(JSON.stringify(ids)).map((row) => String(row.id));
    },
  };
}
