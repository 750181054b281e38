import type { Faults } from "./form-values.ts";
import type { Delay } from "./send-submission.ts";

/**
 * Why the last attempt to send made no lead, or may not have. `blocked`: something other than the
 * function answered, or the page could not send by itself.
 */
export type Trouble = "failed" | "blocked" | "unknown";

/** What is kept of a received message. */
export interface Receipt {
  /** When, in milliseconds since 1970. */
  at: number;
  /** The team's number for it; undefined after an ordinary post, which is answered with a page. */
  reference: string | undefined;
}

export interface ContactState {
  phase: "editing" | "sending" | "sent";
  /** Of the last message sent in this page view. */
  receipt: Receipt | undefined;
  /** While sending. */
  delay: Delay | undefined;
  faults: Faults;
  trouble: Trouble | undefined;
  /** Counts failed attempts: a change moves focus to what is wrong. */
  refusals: number;
}

/** Of a page view that has just begun. */
export const untouched: ContactState = {
  phase: "editing",
  receipt: undefined,
  delay: undefined,
  faults: {},
  trouble: undefined,
  refusals: 0,
};
