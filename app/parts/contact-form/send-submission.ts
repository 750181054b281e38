import type { Challenge } from "../../../functions/submit-contact/proof-of-work.ts";
import type { Submission } from "../../../functions/submit-contact/schema.ts";
import type { Faults } from "./form-values.ts";

/** What came of one call. */
export type CallResult =
  | { kind: "received" }
  | { kind: "faulty"; faults: Faults }
  | { kind: "conflict" }
  | { kind: "refused" }
  /** In a flood: work is asked of the browser before the submission is taken. */
  | { kind: "challenged"; challenge: Challenge }
  /** No answer, or one from a gateway on the way: the call may have arrived or not. */
  | { kind: "unanswered" }
  /** The client library could not be loaded: nothing was sent. */
  | { kind: "unloaded" };

export type SendResult = Exclude<CallResult, { kind: "challenged" }> | { kind: "stopped" };

/** What sending is held up by. */
export type Delay = "offline" | "retrying" | "proving";

export interface SendPorts {
  call(submission: Submission, proof: string | undefined): Promise<CallResult>;
  /** The solution of a challenge; undefined when `signal` aborted it, or if it cannot be had here. */
  solve(challenge: Challenge, signal: AbortSignal): Promise<string | undefined>;
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
  ports: SendPorts,
  signal: AbortSignal,
): Promise<SendResult> {
  let pauses = 0;
  let mayHaveArrived = false;
  let proof: string | undefined;
  while (!signal.aborted) {
    const startedOnline = ports.isOnline();
    let result = await ports.call(submission, proof);
    if (result.kind === "challenged") {
      if (proof === undefined) {
        ports.onDelay("proving");
        proof = await ports.solve(result.challenge, signal);
        if (proof !== undefined || signal.aborted) continue;
      }
      result = { kind: "refused" };
    }
    // A refusal speaks of this try alone: an earlier one may have arrived.
    if (result.kind === "refused" && mayHaveArrived) return { kind: "unanswered" };
    if (result.kind !== "unanswered" && result.kind !== "unloaded") return result;
    if (result.kind === "unanswered" && startedOnline) mayHaveArrived = true;
    if (ports.isOnline()) {
      const pause = retryPauses[pauses++];
      if (pause === undefined) return { kind: mayHaveArrived ? "unanswered" : "unloaded" };
      ports.onDelay("retrying");
      await ports.wait(pause, signal);
    } else {
      ports.onDelay("offline");
      await Promise.race([ports.waitForConnection(signal), ports.wait(offlineProbe, signal)]);
    }
  }
  return { kind: mayHaveArrived ? "unanswered" : "stopped" };
}
