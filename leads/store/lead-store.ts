import {
  type Agreement,
  isMadeHere,
  type Lead,
  makeSubmissionId,
  type NewDelivery,
} from "../lead.ts";
import { createAccessRecord } from "./access-record.ts";
import type { Database, Queries } from "./database.ts";
import { createDeliveryQueue } from "./delivery-queue.ts";
import { createDeskSessions } from "./desk-sessions.ts";
import { createDigestStore } from "./digest.ts";
import { createLeadReader } from "./lead-reader.ts";
import { addAgreement, createErasureCalls, createLeadUpkeep } from "./lead-upkeep.ts";
import { createLeadWork } from "./lead-work.ts";
import { createReportStore, createVisitStore } from "./report.ts";
import { addDeliveries, addLead } from "./rows.ts";

/**
 * By what a submission is known. A caller's own id decides. Where the function made the id of one
 * of two submissions (`makeSubmissionId`), they are the same if they have the same content and came
 * within {@link repeatTime} with the same words agreed to: a call with the specification's fields alone,
 * or a form sent twice without scripts. What is no suspect is never a repeat of one: anybody can send
 * somebody else's words first.
 */
interface SubmissionKey extends Pick<Lead, "agreementHash" | "bodyHash" | "inQuarantine"> {
  submissionId: string;
  sentAt: Date;
}

/** Milliseconds within which the same content is a repeat. */
export const repeatTime = 10 * 60_000;

/**
 * `repeated`: the same submission was stored before, under `leadId`. `conflict`: the id is known
 * with another body.
 */
type KnownResult = { outcome: "repeated"; leadId: string } | { outcome: "conflict" };
export type SaveResult = { outcome: "stored"; leadId: string } | KnownResult;

interface OwnWays {
  /** Rejects when the store cannot answer. */
  checkHealth(): Promise<void>;
  /**
   * Whether nothing of removed leads is left in the store's own log, as far as a store can tell;
   * false while another program reads what was there before.
   */
  emptyLog(): Promise<boolean>;
}

/** Leads and their deliveries. With each database, `tests/leads/lead-store-contract.ts` holds. */
export type LeadStore = ReturnType<typeof createLeadStore>;

/** What the marketing team does with leads; each works while servers run. */
export type LeadAdmin = Omit<LeadStore, "checkHealth" | "close">;

export function createLeadStore(database: Database, own: OwnWays) {
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

export type SubmissionStore = ReturnType<typeof createSubmissionStore>;

export function createSubmissionStore({ dialect, query, transact }: Database) {
  return {
    /** What `saveLead` would answer if it wrote nothing; undefined for a new submission. */
    findKnown: (key: SubmissionKey) => findKnown({ query }, key),

    /** Addresses of the leads with a mail to the visitor that arrived at `since` or later. */
    async getConfirmed(since: Date) {
      const rows = await query<{ email: string }>(
        `select email from leads join outbox on lead_id = leads.id
         where received_at >= $1 and kind = 'visitor'`,
        [since.toISOString()],
      );
      return rows.map((row) => row.email);
    },

    /**
     * Stores a new lead and its deliveries in one durable transaction, with the words that were agreed
     * to; writes nothing for a known one. A suspect that came under the same id gives that up. Rejects
     * when nothing could be stored.
     */
    async saveLead(lead: Lead, deliveries: readonly NewDelivery[], agreement?: Agreement) {
      const { submissionId } = lead.submission;
      const key = { ...lead, submissionId, sentAt: new Date(lead.receivedAt) };
      const result = await transact(async (queries): Promise<SaveResult | undefined> => {
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
        // The same id with another body, at the same time.
        if (!(await addLead(queries, lead))) {
          return findKnown(queries, { ...key, inQuarantine: true });
        }
        // Sent again after an erasure: it lives.
        await queries.query("delete from erased_submissions where submission_id = $1", [
          submissionId,
        ]);
        if (agreement) await addAgreement(queries, agreement);
        await addDeliveries(queries, lead.id, deliveries, lead.receivedAt);
        return { outcome: "stored", leadId: lead.id };
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
  const [own] = await query<{ id: string; body_hash: string }>(
    `select id, body_hash from leads where submission_id = $1 ${counts}`,
    [submissionId],
  );
  if (own && own.body_hash !== bodyHash) return { outcome: "conflict" };
  if (own) return { outcome: "repeated", leadId: own.id };
  const getTime = (distance: number) => new Date(sentAt.getTime() + distance).toISOString();
  const [same] = await query<{ id: string }>(
    // As `isMadeHere`.
    `select id from leads where received_at > $1 and received_at < $2 and body_hash = $3
       and agreement_hash is not distinct from $4 ${counts}
     ${isMadeHere(submissionId) ? "" : "and substr(submission_id, 15, 1) = '8'"}
     order by received_at limit 1`,
    [getTime(-repeatTime), getTime(repeatTime), bodyHash, agreementHash ?? null],
  );
  return same && { outcome: "repeated", leadId: same.id };
}
