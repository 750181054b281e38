import type { Submission } from "leads/fields";
import { elapsedField, functionPath, honeypotField, receiptSchema } from "leads/protocol";
import * as v from "valibot";
import { once } from "../../platform/dom.ts";
import { buildFaults, consentValue, type Faults } from "./form-values.ts";

/** With neither of them, nobody knows whether the message has arrived. */
export interface Answer {
  reference?: string;
  faults?: Faults;
}

/** What delays sending: there is no connection, or one that is slow or drops. */
export type Delay = "offline" | "retrying";

/** How long the call may take, in milliseconds, before it counts as unanswered. */
const callTime = 20_000;
/** How long a dropped line is tried again, in milliseconds (docs/readings.md). */
const retryTime = 5_000;
/** Before each plain post, in milliseconds. */
const pauses = [0, 1_000, 2_000];
/** After so long without a connection, in milliseconds, it is tried anyway. */
const offlineTime = 3_600_000;

/**
 * Sends a submission: by a call, and if that gets no receipt, as a plain post under the same id, so
 * that the server makes one lead however many arrive (docs/decisions/0025). While nothing of ours
 * answers, the post is tried again; offline, it waits for the connection. Never rejects.
 */
export async function sendSubmission(
  submission: Submission,
  stop: AbortSignal,
  onDelay: (delay: Delay) => void,
): Promise<Answer> {
  const called = await within(callTime, stop, (signal) => callFunction(submission, signal));
  if (called?.reference || called?.faults) return called;
  let end = performance.now() + retryTime;
  for (const pause of pauses) {
    await within(Math.min(pause, end - performance.now()), stop);
    if (navigator.onLine === false) {
      onDelay("offline");
      await within(offlineTime, stop, waitForConnection);
      end = performance.now() + retryTime;
    }
    const left = end - performance.now();
    if (stop.aborted || left <= 0) break;
    const posted = await within(left, stop, (signal) => postPlainly(submission, signal));
    if (posted) return posted;
    onDelay("retrying");
  }
  return {};
}

/** What `run` gives before `stop` or the end of the time; then its signal aborts. Never rejects. */
function within<Result>(
  time: number,
  stop: AbortSignal,
  run: (signal: AbortSignal) => Promise<Result> = () => new Promise(() => {}),
): Promise<Result | undefined> {
  return new Promise((resolve) => {
    const ending = new AbortController();
    const end = (result?: Result) => {
      clearTimeout(limit);
      ending.abort();
      resolve(result);
    };
    const limit = setTimeout(end, time);
    stop.addEventListener("abort", () => end(), { signal: ending.signal });
    if (stop.aborted) end();
    run(ending.signal).then(end, () => end());
  });
}

const waitForConnection = (signal: AbortSignal) =>
  new Promise((resolve) => window.addEventListener("online", resolve, { signal }));

/** The hosted backend's client, loaded when the visitor first touches the form. */
export const loadClient = once(() => import("@supabase/functions-js"));

const getBackend = () => import.meta.env.VITE_BACKEND_URL || window.location.origin;

/** Calls the function with the hosted backend's client. Rejects where no JSON comes back. */
async function callFunction(submission: Submission, signal: AbortSignal): Promise<Answer> {
  const { FunctionsClient } = await loadClient();
  const key = import.meta.env.VITE_BACKEND_KEY;
  const headers = { apikey: key, Authorization: `Bearer ${key}` };
  const client = new FunctionsClient(`${getBackend()}/functions/v1`, { headers });
  const { data, error, response } = await client.invoke("submit-contact", {
    body: { ...submission, ...readSenderSigns() },
    signal,
  });
  if (!response) throw error;
  return readAnswer(response, error ? await response.json() : data, submission);
}

/**
 * Posts the same as a browser without scripts would, but asks for the receipt instead of a page. It
 * has no header that a proxy could refuse or that another origin must be asked about (Fetch standard,
 * "CORS-safelisted request-header"). Rejects where no JSON comes back.
 */
async function postPlainly(submission: Submission, signal: AbortSignal): Promise<Answer> {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...submission, ...readSenderSigns() })) {
    for (const each of [value].flat()) {
      body.append(name, each === true ? consentValue : String(each));
    }
  }
  const init = { method: "POST", body, headers: { accept: "application/json" }, signal };
  const response = await fetch(getBackend() + functionPath, init);
  return readAnswer(response, await response.json(), submission);
}

/** What the spam check needs in addition to the submission (leads/spam/judge-submission.ts). */
function readSenderSigns() {
  const honeypot = document.querySelector<HTMLInputElement>(`[name=${honeypotField}]`);
  // A retry after the visitor left the page still sends, but has no field to read.
  return {
    ...(honeypot?.value && { [honeypotField]: honeypot.value }),
    [elapsedField]: Math.round(performance.now()),
  };
}

const codes = v.fallback(v.picklist(["required", "invalid", "too_long"]), "invalid");
const refusalSchema = v.object({
  error: v.object({ fields: v.array(v.object({ field: v.string(), code: codes })) }),
});

/** Only the function's own receipt for this submission is a success. Throws for a gateway's answer. */
function readAnswer({ status }: Response, body: unknown, { submissionId }: Submission): Answer {
  if (status > 501) throw new Error("The function may have it, or be away for a moment");
  const receipt = v.safeParse(receiptSchema, body);
  const isOwn = receipt.success && receipt.output.submissionId === submissionId;
  if (status === 200 && isOwn) return { reference: receipt.output.id };
  const refusal = v.safeParse(refusalSchema, body);
  const faults = refusal.success ? buildFaults(refusal.output.error.fields) : {};
  return status === 400 && Object.keys(faults).length > 0 ? { faults } : {};
}
