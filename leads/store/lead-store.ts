import type { Agreement, Lead, NewDelivery } from "../lead.ts";
import type { AccessRecord } from "./access-record.ts";
import type { DeliveryQueue } from "./delivery-queue.ts";
import type { DeskSessions } from "./desk-sessions.ts";
import type { DigestStore } from "./digest.ts";
import type { ErasureCalls } from "./erasure-calls.ts";
import type { LeadReader } from "./lead-reader.ts";
import type { LeadUpkeep } from "./lead-upkeep.ts";
import type { LeadWorkStore } from "./lead-work.ts";
import type { ReportStore } from "./report.ts";
import type { VisitStore } from "./visits.ts";

/**
 * By what a submission is known. A caller's own id decides. Where the function made the id of one
 * of two submissions (`makeSubmissionId`), they are the same if they have the same content and came
 * within {@link repeatTime} with the same words agreed to: a call with the specification's fields alone,
 * or a form sent twice without scripts. What is no suspect is never a repeat of one: anybody can send
 * somebody else's words first.
 */
export interface SubmissionKey extends Pick<Lead, "agreementHash" | "bodyHash" | "inQuarantine"> {
  submissionId: string;
  sentAt: Date;
}

/** Milliseconds within which the same content is a repeat. */
export const repeatTime = 10 * 60_000;

/**
 * `repeated`: the same submission was stored before, under `leadId`. `conflict`: the id is known
 * with another body.
 */
export type KnownResult = { outcome: "repeated"; leadId: string } | { outcome: "conflict" };
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
