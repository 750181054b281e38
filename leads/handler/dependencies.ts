import type { Fault, Submission, SubmissionField } from "./schema.ts";

/** A submission that has arrived. */
export interface Lead {
  /** Short and readable aloud, such as `7K3QZ-M2X9A`. */
  id: string;
  /** ISO 8601, UTC. Consent was given with the submission, so at this time too. */
  receivedAt: string;
  /** SHA-256 (hex) of the submission without its id. */
  bodyHash: string;
  /** A suspect is in quarantine: kept, shown to the team, not delivered until released. */
  status: LeadStatus;
  /** What speaks for a machine as the sender; kept after a release, too. */
  verdict: readonly SpamSign[];
  /** Version of the privacy notice that was consented to, if known. */
  noticeVersion?: string;
  submission: Submission;
}

export type LeadStatus = "new" | "suspect";

/** What speaks for a machine as the sender, one by one. */
export type SpamSign = "honeypot" | "too_fast" | "links" | "many_from_address" | "many_in_all";

/** To whom a lead is delivered. */
export type DeliveryKind = "team" | "visitor" | "webhook";

/** A mail or call that is owed because of a lead. */
export interface OwedDelivery {
  id: string;
  kind: DeliveryKind;
  /**
   * Message-ID or webhook id, fixed here, once, so that a second delivery is
   * seen as the same (RFC 5322, 3.6.4; Standard Webhooks, "webhook-id").
   */
  messageId: string;
}

export type SaveResult =
  | { outcome: "stored" | "repeated"; leadId: string }
  | { outcome: "conflict" };

/** Where leads are kept. */
export interface LeadStore {
  /**
   * Stores the lead and what it owes in one durable transaction.
   * `repeated`: the same submission id and body hash were stored before, under
   * `leadId`; nothing is written. `conflict`: the id is known with another body.
   * Rejects when nothing could be stored.
   */
  saveLead(lead: Lead, owed: readonly OwedDelivery[]): Promise<SaveResult>;
}

/** How many submissions came within the present hour, this one included. */
export interface SubmissionCounts {
  fromAddress: number;
  inAll: number;
}

/** Counts submissions, over all servers that share a store. */
export interface SubmissionCounter {
  /**
   * Counts one submission of an address block (`getAddressBlock`). The block is
   * kept under a keyed hash that nobody can compute any more the day after.
   */
  countSubmission(block: string, now: Date): Promise<SubmissionCounts>;
}

/** Submissions an hour; those beyond are suspects. */
export interface SubmissionLimits {
  perAddress: number;
  inAll: number;
  /** In a flood, work of so many bits (`buildChallenge`) lets a submission into quarantine. */
  proofBits?: number;
}

export interface Clock {
  now(): Date;
}

export interface Ids {
  newLeadId(): string;
  newDeliveryId(): string;
}

/** SHA-256 (hex) of a text in UTF-8. */
export type HashText = (text: string) => string | Promise<string>;

export type LogDetails = Record<string, string | number>;

/** Events and their details never carry personal data. */
export interface Log {
  info(event: string, details?: LogDetails): void;
  error(event: string, details?: LogDetails): void;
}

/** What an ordinary form post carried, as typed; only known fields. */
export type FormValues = Partial<Record<SubmissionField, readonly string[]>>;

/** Answers to ordinary form posts, as whole HTML documents. */
export interface AnswerPages {
  /** The contact page with what was typed and what is wrong with it. */
  renderFaults(values: FormValues, faults: readonly Fault[]): Promise<string>;
  /** The contact page with what was typed and the word that sending failed. */
  renderFailure(values: FormValues): Promise<string>;
}

export interface Settings {
  /** Origins whose pages may call the function, such as `https://www.example.com`. */
  allowedOrigins: readonly string[];
  /** Where the site lives, if not on the function's own origin. */
  siteOrigin?: string;
  /** Path of the contact page, with its slashes. */
  contactPath: string;
  /** Right-hand side of Message-IDs. */
  mailDomain: string;
  /** Public key that JSON calls bring as `apikey` or bearer token. */
  apiKey: string;
  /** How many proxies in front add to X-Forwarded-For. */
  trustedProxies: number;
  limits: SubmissionLimits;
  /** What every lead owes. */
  deliveries: readonly DeliveryKind[];
  /** Version of the privacy notice that the form shows, if known. */
  noticeVersion?: string;
}

export interface Ports {
  store: LeadStore;
  counter: SubmissionCounter;
  clock: Clock;
  ids: Ids;
  hashText: HashText;
  log: Log;
  pages: AnswerPages;
  settings: Settings;
}
