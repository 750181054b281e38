import type { Clock } from "../clock.ts";
import type { ContactPages } from "../contact-page.ts";
import type { FieldName } from "../fields.ts";
import type { DeliveryKind } from "../lead.ts";
import type { Log } from "../log.ts";
import type { Fault } from "../schema.ts";
import type { SubmissionLimits } from "../spam/judge-submission.ts";
import type { SubmissionCounter } from "../spam/submission-counter.ts";
import type { LeadStore } from "../store/lead-store.ts";
import type { AddressTrust } from "./client-address.ts";

/** What an ordinary form post carried, as typed; only known fields. */
export type FormValues = Partial<Record<FieldName, readonly string[]>>;

/** Answers to ordinary form posts, as whole HTML documents. */
export interface AnswerPages {
  /** The contact page with what was typed and what is wrong with it. */
  renderFaults(values: FormValues, faults: readonly Fault[]): Promise<string>;
  /** The contact page with what was typed, if that is known, and a note that sending failed. */
  renderFailure(values?: FormValues): Promise<string>;
}

export interface HandlerSettings extends AddressTrust {
  /** Origins whose pages may call the function, such as `https://www.example.com`. */
  allowedOrigins: readonly string[];
  /** Where the site lives, if not on the function's own origin. */
  siteOrigin?: string;
  contactPages: ContactPages;
  /** Right-hand side of Message-IDs. */
  mailDomain: string;
  /** Public key that JSON calls bring as `apikey` or bearer token. */
  apiKey: string;
  limits: SubmissionLimits;
  /** The deliveries that every lead needs. */
  deliveryKinds: readonly DeliveryKind[];
}

export interface HandlerDependencies {
  store: Pick<LeadStore, "findKnown" | "hasVisitorMail" | "saveLead">;
  counter: SubmissionCounter;
  /** Tells the team that more than `limit` submissions came within an hour; called once in it. */
  raiseAlarm(limit: number): void;
  clock: Clock;
  log: Log;
  pages: AnswerPages;
  settings: HandlerSettings;
}
