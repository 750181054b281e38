import { isMadeHere, makeSubmissionId } from "../submission-id.ts";
import { createAccessRecord } from "./access-record.ts";
import { type Database, insertRow, type Queries } from "./database.ts";
import { createDeliveryQueue } from "./delivery-queue.ts";
import { buildPendingRows } from "./delivery-rows.ts";
import { createDeskSessions } from "./desk-sessions.ts";
import { createDigestStore } from "./digest.ts";
import { createErasureCalls } from "./erasure-calls.ts";
import { createLeadReader } from "./lead-reader.ts";
import { buildLeadRow, type LeadRow } from "./lead-rows.ts";
import {
  type KnownResult,
  type LeadStore,
  repeatTime,
  type SubmissionKey,
  type SubmissionStore,
} from "./lead-store.ts";
import { addAgreement, createLeadUpkeep } from "./lead-upkeep.ts";
import { createLeadWork } from "./lead-work.ts";
import { createReportStore } from "./report.ts";
import { createVisitStore } from "./visits.ts";

/**
 * The store on a migrated database.
 *
 * @param own what each database does in its own way
 */
export function createLeadStore(
  database: Database,
  own: { checkHealth: LeadStore["checkHealth"]; emptyLog: LeadStore["emptyLog"] },
): LeadStore {
  return {
    ...createAccessRecord(database),
    ...createDeliveryQueue(database),
    ...createDeskSessions(database),
    ...createDigestStore(database),
    ...createErasureCalls(database),
    ...createLeadReader(database),
    ...createLeadUpkeep(database),
    ...createLeadWork(database),
    ...createReportStore(database),
    ...createSubmissionStore(database),
    ...createVisitStore(database),
    ...own,
    close: database.close,
  };
}

/** What the function does with a submission, on a migrated database. */
export function createSubmissionStore(database: Database): SubmissionStore {
  const { dialect, query, transact } = database;
  return {
    findKnown: (key) => findKnown(database, key),

    async getConfirmed(since) {
      const rows = await query<{ email: string }>(
        `select email from leads join outbox on lead_id = leads.id
         where received_at >= $1 and kind = 'visitor'`,
        [since.toISOString()],
      );
      return rows.map((row) => row.email);
    },

    async saveLead(lead, deliveries, agreement) {
      const { submissionId } = lead.submission;
      const key = { ...lead, submissionId, sentAt: new Date(lead.receivedAt) };
      const result = await transact(async (queries) => {
        // A submission that arrives twice at once waits here for the first.
        await dialect.lockUntilCommit(queries, lead.bodyHash);
        const known = await findKnown(queries, key);
        if (known) return known;
        if (!lead.inQuarantine) {
          await queries.query(
            `update leads set submission_id = $2 where submission_id = $1 and ${isSuspect}`,
            [submissionId, makeSubmissionId()],
          );
        }
        const rest = "on conflict (submission_id) do nothing returning id";
        const added = await insertRow(queries, "leads", buildLeadRow(lead), rest);
        // The same id with another body, at the same time.
        if (added.length === 0) return findKnown(queries, { ...key, inQuarantine: true });
        // Sent again after an erasure: it lives.
        await queries.query("delete from erased_submissions where submission_id = $1", [
          submissionId,
        ]);
        if (agreement) await addAgreement(queries, agreement);
        for (const row of buildPendingRows(lead.id, deliveries, lead.receivedAt)) {
          await insertRow(queries, "outbox", row);
        }
        return { outcome: "stored", leadId: lead.id } as const;
      });
      if (!result) throw new Error("The submission was erased while it was sent again");
      return result;
    },
  };
}

const isSuspect = "status = 'suspect'";

async function findKnown(
  { query }: Queries,
  { agreementHash, bodyHash, inQuarantine, sentAt, submissionId }: SubmissionKey,
): Promise<KnownResult | undefined> {
  const counts = inQuarantine ? "" : `and not (${isSuspect})`;
  const [own] = await query<LeadRow>(
    `select id, body_hash from leads where submission_id = $1 ${counts}`,
    [submissionId],
  );
  if (own && own.body_hash !== bodyHash) return { outcome: "conflict" };
  if (own) return { outcome: "repeated", leadId: own.id };
  const getTime = (distance: number) => new Date(sentAt.getTime() + distance).toISOString();
  const [same] = await query<LeadRow>(
    // As `isMadeHere`.
    `select id from leads where received_at > $1 and received_at < $2 and body_hash = $3
       and agreement_hash is not distinct from $4 ${counts}
     ${isMadeHere(submissionId) ? "" : "and substr(submission_id, 15, 1) = '8'"}
     order by received_at limit 1`,
    [getTime(-repeatTime), getTime(repeatTime), bodyHash, agreementHash ?? null],
  );
  return same && { outcome: "repeated", leadId: same.id };
}
