import type { Lead, LeadStore, OwedMail } from "../../functions/submit-contact/ports.ts";

/** A mail that is due, with the lead it speaks of. */
export interface DueMail extends OwedMail {
  /** Attempts made so far, this one not counted. */
  attempts: number;
  lead: Lead;
}

/** How an attempt ended. `error` is a short code without personal data. */
export type DeliveryOutcome =
  | { state: "sent"; sentAt: Date }
  | { state: "pending"; nextAttemptAt: Date; error: string }
  | { state: "failed"; error: string };

export type MailState = "pending" | "sent" | "failed";

/** A lead as the marketing team sees it in a list. */
export interface ListedLead {
  lead: Lead;
  mail: { state: MailState; attempts: number; lastError?: string };
}

/** Leads and the mails they owe. An adapter passes `store-contract.ts`. */
export interface SiteStore extends LeadStore {
  /**
   * Hands the mail that has been due longest to `deliver` and notes the
   * outcome; false when none is due. A mail is in one caller's hands at a time:
   * an adapter that several servers share locks the row meanwhile, so that the
   * death of its holder frees it. When `deliver` rejects, nothing is noted.
   */
  deliverNextDue(now: Date, deliver: (mail: DueMail) => Promise<DeliveryOutcome>): Promise<boolean>;

  /** When the next pending mail is due, if any is pending. */
  getNextDueTime(): Promise<Date | undefined>;

  /** Makes every failed mail pending and due `now`; returns how many. */
  retryFailedMails(now: Date): Promise<number>;

  /** All leads, newest first. */
  getLeads(): Promise<ListedLead[]>;

  /** Rejects when the store cannot answer. */
  checkHealth(): Promise<void>;

  /** Releases files and connections. */
  close(): Promise<void>;
}
