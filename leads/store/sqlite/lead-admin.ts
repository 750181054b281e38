import type { DatabaseSync } from "node:sqlite";
import {
  buildDeliveryRow,
  buildPendingRows,
  type DeliveryRow,
  joinDeliveries,
} from "../delivery-rows.ts";
import type { LeadRow } from "../lead-rows.ts";
import type { LeadAdmin } from "../lead-store.ts";
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
  const selectKnown = database.prepare("SELECT id FROM leads WHERE id = ? OR submission_id = ?");
  const selectOwn = database.prepare("SELECT * FROM outbox WHERE lead_id = ? ORDER BY rowid");
  const setNew = database.prepare("UPDATE leads SET status = 'new' WHERE id = ?");
  const retryFailed = database.prepare(
    "UPDATE outbox SET state = 'pending', next_attempt_at = ? WHERE state = 'failed'",
  );
  const selectAddresses = database.prepare("SELECT id, email FROM leads");
  const removeLead = database.prepare("DELETE FROM leads WHERE id = ?");
  const removeOld = database.prepare(
    "DELETE FROM leads WHERE received_at < ? AND (status = 'suspect') = ?",
  );
  const selectUnknown = database.prepare(
    "SELECT value AS id FROM json_each(?) WHERE value NOT IN (SELECT id FROM leads)",
  );

  /** Moves what was removed out of the write-ahead log as well. */
  const emptyLog = () => database.exec("PRAGMA wal_checkpoint(TRUNCATE)");

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
      const wanted = email.trim().normalize("NFC").toLowerCase();
      const erased = runInTransaction(database, () => {
        const found = selectAddresses
          .all()
          .filter((row) => String(row.email).toLowerCase() === wanted)
          .map((row) => String(row.id));
        for (const id of found) removeLead.run(id);
        return found;
      });
      if (erased.length > 0) emptyLog();
      return erased;
    },

    async importLeads(leads) {
      return runInTransaction(database, () => {
        let added = 0;
        for (const { lead, deliveries } of leads) {
          if (selectKnown.get(lead.id, lead.submission.submissionId)) continue;
          insertLead(lead);
          insertDeliveries(deliveries.map((delivery) => buildDeliveryRow(lead.id, delivery)));
          added += 1;
        }
        return added;
      });
    },

    async removeExpired(before) {
      const removed = runInTransaction(database, () => ({
        leads: Number(removeOld.run(before.leads.toISOString(), 0).changes),
        suspects: Number(removeOld.run(before.suspects.toISOString(), 1).changes),
      }));
      if (removed.leads + removed.suspects > 0) emptyLog();
      return removed;
    },

    async findUnknownLeads(ids) {
      return selectUnknown.all(JSON.stringify(ids)).map((row) => String(row.id));
    },
  };
}
