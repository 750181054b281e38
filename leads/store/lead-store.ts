import type {
  DeliveryKind,
  Lead,
  LeadStore,
  OwedDelivery,
} from "../../functions/submit-contact/ports.ts";

/** A delivery that is due, with the lead it speaks of. */
export interface DueDelivery extends OwedDelivery {
  /** Attempts made so far, this one not counted. */
  attempts: number;
  lead: Lead;
}

/**
 * How an attempt ended. `error` is a short code without personal data; beside `sent` it tells of
 * recipients that were refused.
 */
export type DeliveryOutcome =
  | { state: "sent"; sentAt: Date; error?: string }
  | { state: "pending"; nextAttemptAt: Date; error: string }
  | { state: "failed"; error: string };

export type DeliveryState = DeliveryOutcome["state"];

/** A delivery as the store keeps it; times in ISO 8601, UTC. */
export interface Delivery extends OwedDelivery {
  state: DeliveryState;
  attempts: number;
  owedSince: string;
  nextAttemptAt: string;
  lastError?: string;
  sentAt?: string;
}

/** A lead with all that was or is owed for it. */
export interface StoredLead {
  lead: Lead;
  deliveries: readonly Delivery[];
}

/** What the marketing team does with leads; each works while servers run. */
export interface LeadDesk {
  /** All leads, newest first, or those received at `since` or later. */
  getLeads(since?: Date): Promise<StoredLead[]>;

  getLead(id: string): Promise<StoredLead | undefined>;

  /**
   * Takes a suspect out of quarantine and owes `owed` for it from `now` on.
   * `unknown`: there is no such lead; `not_suspect`: it is in no quarantine.
   */
  releaseLead(
    id: string,
    owed: readonly OwedDelivery[],
    now: Date,
  ): Promise<"released" | "unknown" | "not_suspect">;

  /** Makes every failed delivery pending and due `now`; returns how many. */
  retryFailed(now: Date): Promise<number>;

  /**
   * Removes every lead of an address, suspects included, and what it owes;
   * returns the leads' ids. Case does not count.
   */
  eraseLeads(email: string): Promise<string[]>;

  /**
   * Stores leads of another store as they are; those that are known already, by
   * their id or as the same submission, stay as they are. Returns how many are
   * new here.
   */
  importLeads(leads: readonly StoredLead[]): Promise<number>;
}

/** Leads and what they owe. An adapter passes `store-contract.ts`. */
export interface SiteStore extends LeadStore, LeadDesk {
  /**
   * Hands the delivery of one of `kinds` that has been due longest to `deliver`
   * and notes the outcome; false when none is due. A delivery is in one
   * caller's hands at a time: an adapter that several servers share locks the
   * row meanwhile, so that the death of its holder frees it. When `deliver`
   * rejects, nothing is noted.
   */
  deliverNextDue(
    kinds: readonly DeliveryKind[],
    now: Date,
    deliver: (due: DueDelivery) => Promise<DeliveryOutcome>,
  ): Promise<boolean>;

  /** When the next pending delivery of one of `kinds` is due, if any is pending. */
  getNextDueTime(kinds: readonly DeliveryKind[]): Promise<Date | undefined>;

  /**
   * What waits or has failed, and since when the longest. A confirmation that a
   * visitor's mail server refused is left out: nobody can mend that.
   */
  getBacklog(): Promise<{ count: number; oldest?: Date }>;

  /** Removes leads received before these times, suspects by a time of their own. */
  removeExpired(before: {
    leads: Date;
    suspects: Date;
  }): Promise<{ leads: number; suspects: number }>;

  /** Which of these ids are no lead's (any more). */
  findUnknownLeads(ids: readonly string[]): Promise<string[]>;

  /** Rejects when the store cannot answer. */
  checkHealth(): Promise<void>;

  /** Releases files and connections. */
  close(): Promise<void>;
}
