import { FunctionsClient, FunctionsHttpError } from "@supabase/functions-js";
import type { Submission } from "leads/fields";
import { elapsedField, honeypotField } from "leads/protocol";
import * as v from "valibot";
import { buildFaults } from "./form-values.ts";
import type { CallResult } from "./send-submission.ts";

/** How long one call may take, in milliseconds, before it counts as unanswered. */
const callTimeout = 20_000;

/** Statuses from a proxy or gateway that could not reach the function or lost the connection. */
const gatewayStatuses = [502, 503, 504];

/** The function's one error shape (leads/handler/answers.ts). */
const errorSchema = v.object({
  error: v.object({
    code: v.string(),
    fields: v.optional(
      v.array(
        v.object({ field: v.string(), code: v.picklist(["required", "invalid", "too_long"]) }),
      ),
      [],
    ),
  }),
});

/**
 * Calls the submit-contact function of the hosted backend once. Never rejects.
 *
 * This module is loaded when the visitor first touches the form: never import it statically.
 */
export async function callSubmitContact(submission: Submission): Promise<CallResult> {
  const base = import.meta.env.VITE_BACKEND_URL || window.location.origin;
  const key = import.meta.env.VITE_BACKEND_KEY;
  const client = new FunctionsClient(`${base}/functions/v1`, {
    headers: { apikey: key, Authorization: `Bearer ${key}` },
  });
  const { data, error } = await client.invoke("submit-contact", {
    body: { ...submission, ...readSenderSigns() },
    timeout: callTimeout,
  });
  if (!error) return { kind: "received", reference: readReference(data) };
  if (!(error instanceof FunctionsHttpError)) return { kind: "unanswered" };
  return readRefusal(error.context);
}

/** The function's number for the lead; another backend may not return one. */
function readReference(data: unknown): string | undefined {
  const parsed = v.safeParse(v.object({ id: v.string() }), data);
  return parsed.success ? parsed.output.id : undefined;
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
  if (gatewayStatuses.includes(response.status)) return { kind: "unanswered" };
  const parsed = v.safeParse(errorSchema, await response.json().catch(() => undefined));
  if (!parsed.success) return { kind: "refused" };
  const { code, fields } = parsed.output.error;
  if (code === "id_conflict") return { kind: "conflict" };
  const faults = buildFaults(fields);
  return Object.keys(faults).length > 0 ? { kind: "faulty", faults } : { kind: "refused" };
}
