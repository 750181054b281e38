import type { Submission } from "leads/fields";
import type { Faults } from "./form-values.ts";

/** The result of one attempt. */
export type CallResult =
  | { kind: "received"; reference?: string | undefined }
  | { kind: "faulty"; faults: Faults }
  | { kind: "conflict" }
  /** The function itself cannot take it. */
  | { kind: "refused" }
  /** Something else answered, or the function did not get the call as it was sent. */
  | { kind: "blocked" }
  /** No answer, or one from a gateway: the call may or may not have arrived. */
  | { kind: "unanswered" }
  /** The client library could not be loaded: nothing was sent. */
  | { kind: "unloaded" };

export type SendResult = CallResult | { kind: "stopped" };

/**
 * How an attempt is made: by the hosted backend's client, with its headers, or as the plain form
 * post that a browser makes without scripts, which no proxy or preflight can refuse for its headers.
 */
export type Way = "call" | "post";

/** What delays sending: there is no connection, or one that is slow or drops. */
export type Delay = "offline" | "retrying";

export interface SendDependencies {
  attempt(submission: Submission, way: Way, signal: AbortSignal): Promise<CallResult>;
  isOnline(): boolean;
  /** Resolves after so many milliseconds, or immediately when `signal` aborts. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** Resolves when the browser is online again, or when `signal` aborts. */
  waitForConnection(signal: AbortSignal): Promise<void>;
  onDelay(delay: Delay): void;
}

/** How long one attempt may take, in milliseconds, before it counts as unanswered. */
const attemptTime = 20_000;

/** After so long without an answer, in milliseconds, the visitor is told, and can stop waiting. */
export const patience = 5_000;

/** Pauses between attempts, in milliseconds; there is one more attempt than pauses. */
export const retryPauses = [1_000, 2_000] as const;

/** How long a dropped line is tried again in all, in milliseconds (docs/readings.md). */
export const retryTime = 5_000;

/**
 * How often to try anyway while offline, in milliseconds: on some virtual machines and behind some
 * VPNs the browser is wrong about the connection.
 */
export const offlineProbe = 15_000;

/**
 * Sends a submission: up to three attempts under the same id, so that the server makes one lead
 * however many arrive. After one that got no receipt, the next goes as a plain post, after a blocked
 * call one more, at once (docs/decisions/0025). Being offline does not use up an attempt: it waits
 * until the connection is back or `signal` aborts. Never rejects.
 */
export async function sendSubmission(
  submission: Submission,
  deps: SendDependencies,
  signal: AbortSignal,
): Promise<SendResult> {
  let way: Way = "call";
  let pauses = 0;
  let mayHaveArrived = false;
  let retryEnd: number | undefined;
  while (!signal.aborted) {
    const startedOnline = deps.isOnline();
    const time = retryEnd === undefined ? attemptTime : retryEnd - performance.now();
    const slow = setTimeout(() => startedOnline && deps.onDelay("retrying"), patience);
    const result = await attemptWithin(time, signal, (ending) =>
      deps.attempt(submission, way, ending),
    );
    clearTimeout(slow);
    if (result.kind === "blocked" && way === "call") {
      way = "post";
      continue;
    }
    // A refusal only concerns this attempt; an earlier one may have arrived.
    const isRefusal = result.kind === "refused" || result.kind === "blocked";
    if (isRefusal && mayHaveArrived) return { kind: "unanswered" };
    if (result.kind !== "unanswered" && result.kind !== "unloaded") return result;
    if (result.kind === "unanswered" && (startedOnline || signal.aborted)) {
      mayHaveArrived = true;
      way = "post";
    }
    if (signal.aborted) break;
    if (deps.isOnline()) {
      retryEnd ??= performance.now() + retryTime;
      const pause = retryPauses[pauses++];
      if (pause === undefined || performance.now() + pause >= retryEnd) {
        return { kind: mayHaveArrived ? "unanswered" : "unloaded" };
      }
      deps.onDelay("retrying");
      await deps.wait(pause, signal);
    } else {
      retryEnd = undefined;
      deps.onDelay("offline");
      await Promise.race([deps.waitForConnection(signal), deps.wait(offlineProbe, signal)]);
    }
  }
  return { kind: mayHaveArrived ? "unanswered" : "stopped" };
}

/** Makes an attempt, and gives it up as unanswered after some time or when the visitor stops it. */
async function attemptWithin(
  time: number,
  stop: AbortSignal,
  attempt: (ending: AbortSignal) => Promise<CallResult>,
): Promise<CallResult> {
  const ending = new AbortController();
  const end = () => ending.abort();
  const limit = setTimeout(end, time);
  stop.addEventListener("abort", end);
  const givenUp = new Promise<CallResult>((resolve) => {
    ending.signal.addEventListener("abort", () => resolve({ kind: "unanswered" }));
  });
  const result = await Promise.race([attempt(ending.signal), givenUp]);
  clearTimeout(limit);
  stop.removeEventListener("abort", end);
  return result;
}
