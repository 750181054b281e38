import type { Submission } from "leads/fields";
import type { Faults } from "./form-values.ts";

/** What came of one call. */
export type CallResult =
  | { kind: "received"; reference?: string | undefined }
  | { kind: "faulty"; faults: Faults }
  | { kind: "conflict" }
  | { kind: "refused" }
  /** No answer, or one from a gateway on the way: the call may have arrived or not. */
  | { kind: "unanswered" }
  /** The client library could not be loaded: nothing was sent. */
  | { kind: "unloaded" };

export type SendResult = CallResult | { kind: "stopped" };

/** What delays sending. */
export type Delay = "offline" | "retrying";

export interface SendDependencies {
  call(submission: Submission): Promise<CallResult>;
  isOnline(): boolean;
  /** Resolves after so many milliseconds, or at once when `signal` aborts. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** Resolves when the browser is online again, or when `signal` aborts. */
  waitForConnection(signal: AbortSignal): Promise<void>;
  onDelay(delay: Delay): void;
}

/** Pauses in milliseconds between the tries; there is one try more than pauses. */
export const retryPauses = [1_000, 3_000] as const;

/**
 * While offline, a try is made this often anyway (milliseconds): what the browser believes about
 * the connection is wrong on some virtual machines and behind some VPNs.
 */
export const offlineProbe = 15_000;

/**
 * Sends a submission: three tries, each under the same id, so that the server makes one lead of
 * them however many arrive. Being offline costs no try: it waits until the connection is back or
 * `signal` aborts. Never rejects.
 */
export async function sendSubmission(
  submission: Submission,
  deps: SendDependencies,
  signal: AbortSignal,
): Promise<SendResult> {
  let pauses = 0;
  let mayHaveArrived = false;
  while (!signal.aborted) {
    const startedOnline = deps.isOnline();
    const result = await deps.call(submission);
    // A refusal is about this try alone: an earlier one may have arrived.
    if (result.kind === "refused" && mayHaveArrived) return { kind: "unanswered" };
    if (result.kind !== "unanswered" && result.kind !== "unloaded") return result;
    if (result.kind === "unanswered" && startedOnline) mayHaveArrived = true;
    if (deps.isOnline()) {
      const pause = retryPauses[pauses++];
      if (pause === undefined) return { kind: mayHaveArrived ? "unanswered" : "unloaded" };
      deps.onDelay("retrying");
      await deps.wait(pause, signal);
    } else {
      deps.onDelay("offline");
      await Promise.race([deps.waitForConnection(signal), deps.wait(offlineProbe, signal)]);
    }
  }
  return { kind: mayHaveArrived ? "unanswered" : "stopped" };
}
