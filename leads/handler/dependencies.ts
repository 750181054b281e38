import type { Log } from "startup/log";
import type { ContactPages } from "../contact-page.ts";
import type { LeadsEnv } from "../env/env.ts";
import type { FieldName } from "../fields.ts";
import type { Fault } from "../schema.ts";
import type { HourlyCounter } from "../spam/hourly-counter.ts";
import type { SubmissionStore } from "../store/lead-store.ts";
import type { Clock } from "../time/clock.ts";
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

export interface HandlerSettings
  extends AddressTrust,
    Pick<LeadsEnv, "apiKey" | "deliveryKinds" | "limits" | "siteOrigin"> {
  contactPages: ContactPages;
  /** Whether the site is on another origin than the function. */
  isElsewhere?: boolean;
}

export interface HandlerDependencies {
  store: SubmissionStore;
  counter: HourlyCounter;
  /** Tells the outbox that there is something to deliver. */
  wakeOutbox(): void;
  /** Tells the team that more than `limit` submissions came within an hour; called once in it. */
  raiseAlarm(limit: number): void;
  clock: Clock;
  log: Log;
  pages: AnswerPages;
  settings: HandlerSettings;
}
