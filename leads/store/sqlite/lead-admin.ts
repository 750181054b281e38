import type { DatabaseSync } from "node:sqlite";
import {
  buildDeliveryRow,
  buildPendingRows,
  type DeliveryRow,
  joinDeliveries,
} from "../delivery-rows.ts";
import type { LeadRow } from "../lead-rows.ts";
import type { LeadAdmin } from "../lead-store.ts";
import { normalizeAddress } from "../normalize-address.ts";
import { prepareInserts } from "./insert-lead.ts";
import { readInTransaction, runInTransaction } from "./transaction.ts";

/** The part of the store that the leads command and the daily retention use. */
export function createSqliteAdmin(database: DatabaseSync): LeadAdmin {
  const { insertDeliveries, insertLead } = prepareInserts(database);
  const selectLeads = database.prepare(
    "SELECT * FROM leads WHERE received_at >= ? ORDER BY received_at DESC, rowid DESC",
  );
  const selectDeliveries = database.prepare("SELECT * FROM outbox ORDER BY rowid");
  const selectLead = database.prepare("SELECT * FROM leads WHERE id = ?");
  const selectKnown = database.prepare(
    `SELECT submission_id FROM leads WHERE id = :id OR submission_id = :submissionId
     UNION ALL SELECT submission_id FROM erased_submissions WHERE submission_id = :submissionId`,
  );
  const selectOwn = database.prepare("SELECT * FROM outbox WHERE lead_id = ? ORDER BY rowid");
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

  return {
    async getLeads(since) {
      return readInTransaction(database, () =>
        joinDeliveries(
          selectLeads.all(since?.toISOString() ?? "") as unknown as LeadRow[],
          selectDeliveries.all() as unknown as DeliveryRow[],
        ),
      );
    },

    async getLead(id) {
      const row = selectLead.get(id);
      if (!row) return;
      const deliveries = selectOwn.all(id) as unknown as DeliveryRow[];
      return joinDeliveries([row as unknown as LeadRow], deliveries)[0];
    },

    async releaseLead(id, deliveries, now) {
      return runInTransaction(database, () => {
        const row = selectLead.get(id);
        if (!row) return "unknown";
        if (row.status !== "suspect") return "not_suspect";
        setNew.run(id);
        insertDeliveries(buildPendingRows(id, deliveries, now.toISOString()));
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
        for (const { lead, deliveries } of leads) {
          const { submissionId } = lead.submission;
          if (selectKnown.get({ id: lead.id, submissionId })) continue;
          insertLead(lead);
          insertDeliveries(deliveries.map((delivery) => buildDeliveryRow(lead.id, delivery)));
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
