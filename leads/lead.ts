import type { Submission } from "./fields.ts";

/** A submission that has arrived. */
export interface Lead {
  /** Short and readable aloud, such as `7K3QZ-M2X9A`. */
  id: string;
  /** ISO 8601, UTC. Consent was given with the submission, so at this time too. */
  receivedAt: string;
  /** SHA-256 (hex) of the submission without its id. */
  bodyHash: string;
  /** A lead in quarantine is kept and shown to the team, but not delivered until released. */
  inQuarantine: boolean;
  /** What suggests that a bot sent it; kept after a release, too. */
  verdict: readonly SpamSign[];
  /** Version of the privacy notice that was consented to, if known. */
  noticeVersion?: string;
  /** SHA-256 (hex) of all that was agreed to (`Agreement`), if known. */
  agreementHash?: string;
  submission: Submission;
}

/** The words that a visitor agreed to: the box's and the privacy notice, as the form had them. */
export interface Agreement {
  /** SHA-256 (hex) of the text. */
  hash: string;
  text: string;
}

/** What suggests a bot, one by one. */
export const spamSigns = [
  "honeypot",
  "many_from_address",
  "many_in_all",
  "foreign_origin",
  "many_links",
  "too_fast",
  "untimed",
  "links",
] as const;
export type SpamSign = (typeof spamSigns)[number];

/** What a lead is delivered as: a mail to the team or to the visitor, or a webhook call. */
export type DeliveryKind = "team" | "visitor" | "webhook";

/** A mail or call that a lead needs. */
export interface NewDelivery {
  id: string;
  kind: DeliveryKind;
  /**
   * Message-ID or webhook id, fixed here, once, so that a second delivery is seen as the same
   * (RFC 5322, 3.6.4; Standard Webhooks, "webhook-id").
   */
  messageId: string;
}

/**
 * How an attempt ended. `error` is a short code without personal data; beside `sent` it names
 * recipients that were refused.
 */
export type DeliveryOutcome =
  | { state: "sent"; sentAt: Date; error?: string }
  | { state: "pending"; nextAttemptAt: Date; error: string }
  | { state: "failed"; error: string };

/** A delivery as the store keeps it; times in ISO 8601, UTC. */
export interface Delivery extends NewDelivery {
  state: DeliveryOutcome["state"];
  attempts: number;
  /** The lead's arrival, or its release from quarantine. */
  pendingSince: string;
  nextAttemptAt: string;
  lastError?: string;
  sentAt?: string;
}

/** A delivery that is due, with its lead. */
export interface DueDelivery extends NewDelivery {
  /** Attempts made so far, this one not counted. */
  attempts: number;
  lead: Lead;
}

/** How far the team is with a lead. */
export const stages = ["new", "in_progress", "won", "lost", "not_for_us"] as const;
export type Stage = (typeof stages)[number];

/**
 * What the team does with a lead; made by `parseChange`. An owner is the normalized mail address of
 * the person who takes care of it; a change to no owner has no value. `answered`: the visitor was
 * answered, whatever the stage.
 */
export type LeadChange =
  | { kind: "stage"; value: Stage }
  | { kind: "owner"; value?: string }
  | { kind: "note"; value: string }
  | { kind: "answered" };

/** One line of a lead's history: a change, or its release from quarantine. */
export type HistoryEntry = (LeadChange | { kind: "released" }) & {
  /** ISO 8601, UTC. */
  at: string;
  /** A mail address, or `command` for `npm run leads`. */
  by: string;
};

/** Where the team is with a lead. */
export interface LeadState {
  stage: Stage;
  owner?: string;
  /**
   * ISO 8601, UTC: when the lead was first marked as answered or given another stage than `new`.
   * It never changes after that.
   */
  answeredAt?: string;
}

/** What the team has made of a lead. */
export interface LeadWork extends LeadState {
  /** In the order in which it happened. */
  history: readonly HistoryEntry[];
}

/** A lead with all its deliveries, and what the team has made of it. */
export interface StoredLead {
  lead: Lead;
  deliveries: readonly Delivery[];
  work: LeadWork;
}
