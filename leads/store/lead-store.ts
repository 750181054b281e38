import type {
  Agreement,
  DeliveryKind,
  DeliveryOutcome,
  DueDelivery,
  Lead,
  LeadChange,
  NewDelivery,
  StoredLead,
} from "../lead.ts";
import type { AccessRecord } from "./access-record.ts";
import type { DeskSessions } from "./desk-sessions.ts";
import type { ErasureCalls } from "./erasure-calls.ts";
import type {
  LeadCounts,
  LeadFilter,
  LeadPage,
  LeadPageRequest,
  Neighbor,
  Urgency,
} from "./lead-query.ts";
import type { ReportStore } from "./report.ts";
import type { VisitStore } from "./visits.ts";

/**
 * By what a submission is known. A caller's own id decides. Where the function made the id of one
 * of two submissions (`makeSubmissionId`), they are the same if they have the same content and came
 * within {@link repeatTime}: a call with the specification's fields alone, or a form sent twice
 * without scripts.
 */
export interface SubmissionKey {
  submissionId: string;
  bodyHash: string;
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

/** A submission that was erased, and when (ISO 8601, UTC); its id says nothing about anybody. */
export interface Erased {
  submissionId: string;
  erasedAt: string;
}

/** What the marketing team does with leads; each works while servers run. */
export interface LeadAdmin extends AccessRecord, ErasureCalls, ReportStore, VisitStore {
  /** Leads, newest first. */
  getLeads(filter?: LeadFilter): Promise<StoredLead[]>;

  /** A page of leads. One that is stored meanwhile moves no other to another page. */
  getLeadPage(filter: LeadFilter, page: LeadPageRequest): Promise<LeadPage>;

  /** The leads before and after a place (`getPlace`) in a list, whether or not it still has that. */
  getNeighbors(
    filter: LeadFilter,
    place: string,
    urgency?: Urgency,
  ): Promise<{ previous?: Neighbor; next?: Neighbor }>;

  /** How many leads a filter finds. */
  countFound(filter: LeadFilter): Promise<number>;

  countLeads(owner: string, urgency: Urgency): Promise<LeadCounts>;

  /** The campaigns and pages that leads came from, for a filter to choose from. */
  getFilterValues(): Promise<{ campaigns: string[]; pages: string[] }>;

  /** The ids of every lead of an address (`normalizeAddress`), suspects included; newest first. */
  findLeads(email: string): Promise<string[]>;

  getLead(id: string): Promise<StoredLead | undefined>;

  /**
   * Makes a change and writes it into the lead's history, both or neither. `by` is the mail address
   * of the person who makes it, or `command`; `deliveries` become pending with the change.
   * `unchanged`: it is so already; `unknown`: there is no such lead; `in_quarantine`: it has to be
   * released first.
   */
  changeLead(
    id: string,
    change: LeadChange,
    by: string,
    now: Date,
    deliveries?: readonly NewDelivery[],
  ): Promise<"changed" | "unchanged" | "unknown" | "in_quarantine">;

  /**
   * Takes a suspect out of quarantine, makes `deliveries` pending from `now` on, and writes it into
   * the lead's history; `by` as in `changeLead`. `unknown`: there is no such lead; `not_suspect`: it
   * is not in quarantine.
   */
  releaseLead(
    id: string,
    deliveries: readonly NewDelivery[],
    by: string,
    now: Date,
  ): Promise<"released" | "unknown" | "not_suspect">;

  /** Makes every failed delivery pending and due `now`; returns how many. */
  retryFailed(now: Date): Promise<number>;

  /**
   * Erases every lead of an address (`normalizeAddress`), suspects included, with its deliveries
   * and history; returns the leads' ids. Their submissions are not imported again, unless as a lead
   * that came later.
   */
  eraseLeads(email: string): Promise<string[]>;

  /** Submissions that were erased, as long as a lead of that time would be kept. */
  getErased(): Promise<Erased[]>;

  /**
   * Erases leads by their submissions' ids, also those that this store does not have (yet), but none
   * that came after the erasure.
   */
  eraseSubmissions(erased: readonly Erased[]): Promise<void>;

  /**
   * Whether nothing of removed leads is left in the store's own log, as far as a store can tell;
   * false while another program reads what was there before.
   */
  emptyLog(): Promise<boolean>;

  /**
   * Stores leads of another store as they are; those that are known already, by their id or as the
   * same submission, stay unchanged, and those that were erased are left out. Returns how many are
   * new.
   */
  importLeads(leads: readonly StoredLead[]): Promise<number>;

  /** Removes what is from before these times: leads, suspects, and entries of the access record. */
  removeExpired(before: {
    leads: Date;
    suspects: Date;
    accesses: Date;
  }): Promise<{ leads: number; suspects: number }>;

  /** All words that visitors agreed to, also those whose leads are gone. */
  getAgreements(): Promise<Agreement[]>;

  importAgreements(agreements: readonly Agreement[]): Promise<void>;

  /** Which of these ids belong to no lead (any more). */
  findUnknownLeads(ids: readonly string[]): Promise<string[]>;
}

/** What the outbox worker needs. */
export interface DeliveryQueue {
  /**
   * Hands the delivery of one of `kinds` that has been due longest to `deliver` and records the
   * outcome; false when none is due. One caller at a time has a delivery, over all servers on a
   * store, until it is done or dies. When `deliver` rejects, nothing is recorded.
   */
  deliverNextDue(
    kinds: readonly DeliveryKind[],
    now: Date,
    deliver: (due: DueDelivery) => Promise<DeliveryOutcome>,
  ): Promise<boolean>;

  /**
   * Makes a mail to the owner pending for each reminder on a day, such as `2026-11-20`, or shortly
   * before. `build` gives the same delivery for the same lead and day, which is made once.
   */
  queueReminders(
    day: string,
    now: Date,
    build: (leadId: string, day: string) => NewDelivery,
  ): Promise<void>;

  /** When the next pending delivery of one of `kinds` is due, if any is pending. */
  getNextDueTime(kinds: readonly DeliveryKind[]): Promise<Date | undefined>;

  /**
   * How many deliveries wait or have failed, and since when the oldest. A confirmation that a
   * visitor's mail server refused is left out: nobody can fix that.
   */
  getBacklog(): Promise<{ count: number; oldest?: Date }>;
}

/**
 * What a daily digest reports: leads that were not answered in time, those in quarantine, and those
 * with a delivery that has not arrived.
 */
export const digestTopics = ["late", "quarantine", "undelivered"] as const;

/** A digest names this many leads of each topic at most. */
export const digestLength = 20;

/** The number of leads for each topic, and the oldest of them. */
export type DigestLists = Record<
  (typeof digestTopics)[number],
  { count: number; leads: readonly { id: string; since: Date }[] }
>;

/** What the daily digest and the weekly report need. */
export interface DigestStore {
  /**
   * Runs `send` once on a day such as `2026-11-20`; false when it has run on that day or another
   * server is about to. When `send` rejects, so does this, and that day's run is still due.
   */
  sendDaily(day: string, send: () => Promise<void>): Promise<boolean>;

  /** The same once in a week, which is named by its Monday. */
  sendWeekly(monday: string, send: () => Promise<void>): Promise<boolean>;

  /** Leads that arrived before `lateSince` unanswered, or are undelivered since `undeliveredSince`. */
  getDigest(lateSince: Date, undeliveredSince: Date): Promise<DigestLists>;
}

/** Leads and their deliveries. With each database, `tests/leads/lead-store-contract.ts` holds. */
export interface LeadStore extends LeadAdmin, DeliveryQueue, DeskSessions, DigestStore {
  /** What `saveLead` would answer if it wrote nothing; undefined for a new submission. */
  findKnown(key: SubmissionKey): Promise<KnownResult | undefined>;

  /** Addresses of the leads with a mail to the visitor that arrived at `since` or later. */
  getConfirmed(since: Date): Promise<string[]>;

  /**
   * Stores a new lead and its deliveries in one durable transaction, with the words that were agreed
   * to; writes nothing for a known one. Rejects when nothing could be stored.
   */
  saveLead(
    lead: Lead,
    deliveries: readonly NewDelivery[],
    agreement?: Agreement,
  ): Promise<SaveResult>;

  /** Rejects when the store cannot answer. */
  checkHealth(): Promise<void>;

  /** Releases files and connections. */
  close(): Promise<void>;
}
