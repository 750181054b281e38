import { type Database, insertRow } from "./database.ts";
import { createDeliveryQueue } from "./delivery-queue.ts";
import { buildPendingRows } from "./delivery-rows.ts";
import { createDeskSessions } from "./desk-sessions.ts";
import { createDigestStore } from "./digest.ts";
import { createLeadAdmin } from "./lead-admin.ts";
import { buildLeadRow, type LeadRow } from "./lead-rows.ts";
import type { KnownResult, LeadStore } from "./lead-store.ts";
import { normalizeAddress } from "./normalize-address.ts";

/** The store on a migrated database, except what each database does in its own way. */
export function createLeadStore(database: Database): Omit<LeadStore, "checkHealth" | "emptyLog"> {
  const { close, query, transact } = database;

  async function findKnown(
    submissionId: string,
    bodyHash: string,
  ): Promise<KnownResult | undefined> {
    const [row] = await query<LeadRow>("select id, body_hash from leads where submission_id = $1", [
      submissionId,
    ]);
    if (!row) return;
    return row.body_hash === bodyHash
      ? { outcome: "repeated", leadId: row.id }
      : { outcome: "conflict" };
  }

  return {
    ...createDeliveryQueue(database),
    ...createLeadAdmin(database),
    ...createDeskSessions(database),
    ...createDigestStore(database),
    close,
    findKnown,

    async hasVisitorMail(email, since) {
      const rows = await query<{ email: string }>(
        `select email from leads join outbox on lead_id = leads.id
         where received_at >= $1 and kind = 'visitor'`,
        [since.toISOString()],
      );
      return rows.some((row) => normalizeAddress(row.email) === normalizeAddress(email));
    },

    async saveLead(lead, deliveries) {
      const isNew = await transact(async (queries) => {
        // A submission that arrives twice at once waits here for the first.
        const rest = "on conflict (submission_id) do nothing returning id";
        const added = await insertRow(queries, "leads", buildLeadRow(lead), rest);
        if (added.length === 0) return false;
        for (const row of buildPendingRows(lead.id, deliveries, lead.receivedAt)) {
          await insertRow(queries, "outbox", row);
        }
        return true;
      });
      if (isNew) return { outcome: "stored", leadId: lead.id };
      const known = await findKnown(lead.submission.submissionId, lead.bodyHash);
      if (!known) throw new Error("The submission was erased while it was sent again");
      return known;
    },
  };
}
