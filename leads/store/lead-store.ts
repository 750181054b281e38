import {
  type Agreement,
  isMadeHere,
  type Lead,
  makeSubmissionId,
  type NewDelivery,
} from "../lead.ts";
import { type AccessRecord, createAccessRecord } from "./access-record.ts";
import { type Database, insertRow, type Queries } from "./database.ts";
import { createDeliveryQueue, type DeliveryQueue } from "./delivery-queue.ts";
import { createDeskSessions, type DeskSessions } from "./desk-sessions.ts";
import { createDigestStore, type DigestStore } from "./digest.ts";
import { createErasureCalls, type ErasureCalls } from "./erasure-calls.ts";
import { createLeadReader, type LeadReader } from "./lead-reader.ts";
import { addAgreement, createLeadUpkeep, type LeadUpkeep } from "./lead-upkeep.ts";
import { createLeadWork, type LeadWorkStore } from "./lead-work.ts";
import { createReportStore, type ReportStore } from "./report.ts";
import { buildLeadRow, buildPendingRows, type LeadRow } from "./rows.ts";
import { createVisitStore, type VisitStore } from "./visits.ts";

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

/** What the marketing team does with leads; each works while servers run. */
export interface LeadAdmin
  extends AccessRecord,
    ErasureCalls,
    LeadReader,
    LeadUpkeep,
    LeadWorkStore,
    ReportStore,
    VisitStore {
  /**
   * Whether nothing of removed leads is left in the store's own log, as far as a store can tell;
   * false while another program reads what was there before.
   */
  emptyLog(): Promise<boolean>;
}

/** What the function does with a submission. */
export interface SubmissionStore {
  /** What `saveLead` would answer if it wrote nothing; undefined for a new submission. */
  findKnown(key: SubmissionKey): Promise<KnownResult | undefined>;

  /** Addresses of the leads with a mail to the visitor that arrived at `since` or later. */
  getConfirmed(since: Date): Promise<string[]>;

  /**
   * Stores a new lead and its deliveries in one durable transaction, with the words that were agreed
   * to; writes nothing for a known one. A suspect that came under the same id gives that up. Rejects
   * when nothing could be stored.
   */
  saveLead(
    lead: Lead,
    deliveries: readonly NewDelivery[],
    agreement?: Agreement,
  ): Promise<SaveResult>;
}

/** Leads and their deliveries. With each database, `tests/leads/lead-store-contract.ts` holds. */
export interface LeadStore
  extends LeadAdmin,
    DeliveryQueue,
    DeskSessions,
    DigestStore,
    SubmissionStore {
  /** Rejects when the store cannot answer. */
  checkHealth(): Promise<void>;

  /** Releases files and connections. */
  close(): Promise<void>;
}

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
