import type { Submission } from "leads/fields";
import type { Faults } from "./form-values.ts";

/** The result of one call. */
export type CallResult =
  | { kind: "received"; reference?: string | undefined }
  | { kind: "faulty"; faults: Faults }
  | { kind: "conflict" }
  | { kind: "refused" }
  /** No answer, or one from a gateway: the call may or may not have arrived. */
  | { kind: "unanswered" }
  /** The client library could not be loaded: nothing was sent. */
  | { kind: "unloaded" };

export type SendResult = CallResult | { kind: "stopped" };

/** What delays sending. */
export type Delay = "offline" | "retrying";

export interface SendDependencies {
  call(submission: Submission): Promise<CallResult>;
  isOnline(): boolean;
  /** Resolves after so many milliseconds, or immediately when `signal` aborts. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** Resolves when the browser is online again, or when `signal` aborts. */
  waitForConnection(signal: AbortSignal): Promise<void>;
  onDelay(delay: Delay): void;
}

/** Pauses between attempts, in milliseconds; there is one more attempt than pauses. */
export const retryPauses = [1_000, 3_000] as const;

/**
 * How often to try anyway while offline, in milliseconds: on some virtual machines and behind some
 * VPNs the browser is wrong about the connection.
 */
export const offlineProbe = 15_000;

/**
 * Sends a submission: up to three attempts under the same id, so that the server makes one lead
 * however many arrive. Being offline does not use up an attempt: it waits until the connection is
 * back or `signal` aborts. Never rejects.
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
    // A refusal only concerns this attempt; an earlier one may have arrived.
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
