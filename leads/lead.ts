import { createHash } from "node:crypto";
import { formFields, type Submission } from "./fields.ts";

/** Where a lead that was entered by hand says it came from: the desk's form. */
export const entryPage = "/desk/new";

/** The path of a page as lists and reports have it: of its two forms, the one with a slash at its end. */
export const endWithSlash = (path: string): string =>
  path.endsWith("/") || path === entryPage ? path : `${path}/`;

// Crockford's base 32: no I, L, O or U, so an id survives being read aloud.
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A random id of 50 bits for a lead, such as `7K3QZ-M2X9A`. */
export function createLeadId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  const letters = Array.from(bytes, (byte) => alphabet[byte % 32]).join("");
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a value can be the id under which a caller knows its submission. */
export function isSubmissionId(value: unknown): value is string {
  return typeof value === "string" && uuidPattern.test(value.trim());
}

/**
 * An id for a submission that brought none: a random UUID whose version 8 (RFC 9562, 5.8) says
 * that the function made it, so that its content tells whether it has come before.
 */
export function makeSubmissionId(): string {
  const id = crypto.randomUUID();
  return `${id.slice(0, 14)}8${id.slice(15)}`;
}

export function isMadeHere(submissionId: string): boolean {
  return submissionId[14] === "8";
}

/**
 * SHA-256 (hex) of what the visitor filled in. Equal for a JSON call and a form post with the same
 * content, and for one sent again from another page of the visit.
 */
export function hashSubmission(submission: Submission): string {
  const content = JSON.stringify(formFields.map((name) => [name, submission[name] ?? ""]));
  return hashText(content);
}

/**
 * As {@link hashSubmission}, with how the person came and what was agreed to: no visitor's message has
 * the same, nor does an entry that corrects either.
 */
export function hashEntry(submission: Submission, entry: object): string {
  return hashText(JSON.stringify([hashSubmission(submission), entry]));
}

/** Words that are agreed to, under the hash that a lead keeps. */
export function buildAgreement(text: string): Agreement {
  return { hash: hashText(text), text };
}

function hashText(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

export interface Lead {
  /** Short and readable aloud, such as `7K3QZ-M2X9A`. */
  id: string;
  /** ISO 8601, UTC. Consent, where there is one, was given with it, so at this time too. */
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
  entry?: ManualEntry;
  submission: Submission;
}

export const channels = ["telephone", "fair", "other"] as const;
export type Channel = (typeof channels)[number];

/** A lead that was entered by hand, for somebody who called or was met. */
interface ManualEntry {
  channel: Channel;
  /** Mail address of the user who entered it, or `command`. */
  by: string;
  /** ISO 8601, UTC: when, which can be days after the person came. */
  at: string;
  /** The words that the person agreed to; where no consent is needed, why. */
  consentBasis: string;
}

/** The words that were agreed to: the box's and the privacy notice, as the form had them. */
export interface Agreement {
  /** SHA-256 (hex) of the text. */
  hash: string;
  text: string;
}

export const spamSigns = [
  "honeypot",
  "many_from_address",
  "many_in_all",
  "foreign_origin",
  "cross_site",
  "many_links",
  "too_fast",
  "untimed",
  "links",
] as const;
export type SpamSign = (typeof spamSigns)[number];

/**
 * What a lead is delivered as: a mail to the team or to the visitor, a webhook call, or a mail to its
 * owner when it became theirs (`owner`) and on the day of its reminder.
 */
export const deliveryKinds = ["team", "visitor", "webhook", "owner", "reminder"] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

export interface NewDelivery {
  id: string;
  kind: DeliveryKind;
  /**
   * Message-ID or webhook id, fixed here, once, so that a second delivery is seen as the same
   * (RFC 5322, 3.6.4; Standard Webhooks, "webhook-id").
   */
  messageId: string;
  /** The owner that a mail is for, by address; without one, the settings say who gets it. */
  recipient?: string;
}

/**
 * How an attempt ended. `error` is a short code without personal data; beside `sent` it names
 * recipients that were refused.
 */
export type DeliveryOutcome =
  | { state: "sent"; sentAt: Date; sentTo?: string; error?: string }
  | { state: "pending"; nextAttemptAt: Date; error: string }
  | { state: "failed"; error: string };

/** A delivery as the store keeps it; times in ISO 8601, UTC. */
export interface Delivery extends NewDelivery {
  state: DeliveryOutcome["state"];
  attempts: number;
  /** The lead's arrival, or when something else made it due, such as a release from quarantine. */
  pendingSince: string;
  nextAttemptAt: string;
  lastError?: string;
  sentAt?: string;
  /**
   * Whom it was sent to, and by what, such as `sales@example.com, by mail.example.com`: settings change.
   * Absent where it was sent before this was kept.
   */
  sentTo?: string;
}

export interface DueDelivery extends NewDelivery {
  /** Attempts made so far, this one not counted. */
  attempts: number;
  /** ISO 8601, UTC. */
  pendingSince: string;
  lead: Lead;
}

export const stages = ["new", "in_progress", "won", "lost", "not_for_us"] as const;
export type Stage = (typeof stages)[number];

export const isOpen = (stage: Stage) => stage === "new" || stage === "in_progress";

/**
 * What the team does with a lead; made by `parseTyped`. An owner is the normalized mail address of
 * the person who takes care of it, a reminder is a day such as `2026-11-20`, a value is in whole
 * dollars, a reason says why the lead was won or lost; without a value, there is none any more.
 * `answered`: the visitor was answered, whatever the stage.
 */
export type LeadChange =
  | { kind: "stage"; value: Stage }
  | { kind: "owner" | "reminder" | "reason"; value?: string }
  | { kind: "value"; value?: number }
  | { kind: "note"; value: string }
  | { kind: "answered" };

/** One line of a lead's history: a change, or its release from quarantine. */
export type HistoryEntry = (LeadChange | { kind: "released" }) & {
  /** ISO 8601, UTC. */
  at: string;
  /** A mail address, or `command` for `npm run leads`. */
  by: string;
};

export interface LeadState {
  stage: Stage;
  owner?: string;
  /**
   * ISO 8601, UTC: when the lead was first marked as answered or set to `in_progress` or `won`.
   * It never changes after that.
   */
  answeredAt?: string;
  /** The day on which the owner is to be reminded, such as `2026-11-20`. */
  remindOn?: string;
  /** Whole dollars. */
  value?: number;
  reason?: string;
}

export interface LeadWork extends LeadState {
  history: readonly HistoryEntry[];
}

export interface StoredLead {
  lead: Lead;
  deliveries: readonly Delivery[];
  work: LeadWork;
}
