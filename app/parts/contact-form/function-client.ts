import { FunctionsClient, FunctionsHttpError } from "@supabase/functions-js";
import type { Submission } from "leads/fields";
import { elapsedField, functionPath, honeypotField, receiptSchema } from "leads/protocol";
import * as v from "valibot";
import { buildFaults, consentValue } from "./form-values.ts";
import type { CallResult } from "./send-submission.ts";

/** Statuses from a proxy or gateway that could not reach the function or lost the connection. */
const gatewayStatuses = [502, 503, 504];

/**
 * Statuses with which the function refuses a call that it has read. Others, and a body that it could not
 * read, tell that the call was changed on its way (leads/handler/answers.ts): a plain post may get through.
 */
const refusalStatuses = [400, 409, 413, 422, 429, 500];

const refusal = v.object({
  error: v.object({
    code: v.optional(v.string()),
    fields: v.optional(
      v.array(
        v.object({
          field: v.string(),
          code: v.fallback(v.picklist(["required", "invalid", "too_long"]), "invalid"),
        }),
      ),
      [],
    ),
  }),
});

const getBackend = () => import.meta.env.VITE_BACKEND_URL || window.location.origin;

/**
 * Calls the submit-contact function of the hosted backend once. Never rejects.
 *
 * This module is loaded when the visitor first touches the form: never import it statically.
 */
export async function callSubmitContact(
  submission: Submission,
  signal: AbortSignal,
): Promise<CallResult> {
  const key = import.meta.env.VITE_BACKEND_KEY;
  const client = new FunctionsClient(`${getBackend()}/functions/v1`, {
    headers: { apikey: key, Authorization: `Bearer ${key}` },
  });
  const { data, error, response } = await client.invoke("submit-contact", {
    body: { ...submission, ...readSenderSigns() },
    signal,
  });
  if (error instanceof FunctionsHttpError) return readRefusal(error.context);
  // What calls itself JSON and is none.
  if (error instanceof SyntaxError) return { kind: "blocked" };
  return error ? { kind: "unanswered" } : readReceipt(response?.status, data, submission);
}

/**
 * Posts the same as a browser without scripts would, but asks for the receipt instead of a page. It
 * has no header that a proxy could refuse or that another origin must be asked about (Fetch standard,
 * "CORS-safelisted request-header"). Never rejects.
 */
export async function postSubmitContact(
  submission: Submission,
  signal: AbortSignal,
): Promise<CallResult> {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...submission, ...readSenderSigns() })) {
    for (const each of [value].flat()) {
      body.append(name, each === true ? consentValue : String(each));
    }
  }
  const headers = { accept: "application/json" };
  try {
    const address = getBackend() + functionPath;
    const response = await fetch(address, { method: "POST", body, headers, signal });
    const result = response.ok
      ? readReceipt(response.status, await readJson(response), submission)
      : await readRefusal(response);
    if (result.kind === "blocked") await removeForeignWorker();
    return result;
  } catch {
    return { kind: "unanswered" };
  }
}

/**
 * This site has no service worker. One that answers for it is left over from another site at the same
 * address: it is removed, so that the next page, such as the answer to a form, comes from the server.
 */
async function removeForeignWorker(): Promise<void> {
  try {
    if (!navigator.serviceWorker.controller) return;
    await (await navigator.serviceWorker.getRegistration())?.unregister();
  } catch {
    // The browser has none, or does not tell.
  }
}

/** Only the function's own receipt for this submission is a success. */
function readReceipt(status: number | undefined, data: unknown, sent: Submission): CallResult {
  const parsed = v.safeParse(receiptSchema, data);
  const isOwn = parsed.success && parsed.output.submissionId === sent.submissionId;
  if (status !== 200 || !isOwn) return { kind: "blocked" };
  return { kind: "received", reference: parsed.output.id };
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

async function readRefusal(response: Response): Promise<CallResult> {
  const { status } = response;
  if (gatewayStatuses.includes(status)) return { kind: "unanswered" };
  const body = await readJson(response).catch(() => undefined);
  if (body === undefined || !refusalStatuses.includes(status)) return { kind: "blocked" };
  const parsed = v.safeParse(refusal, body);
  if (!parsed.success) return { kind: "refused" };
  const { code, fields } = parsed.output.error;
  if (code === "malformed_body") return { kind: "blocked" };
  if (code === "id_conflict") return { kind: "conflict" };
  const faults = buildFaults(fields);
  return Object.keys(faults).length > 0 ? { kind: "faulty", faults } : { kind: "refused" };
}

/** What the body says as JSON, undefined if it is none. Rejects when the body does not arrive. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!response.headers.get("content-type")?.startsWith("application/json")) return;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
