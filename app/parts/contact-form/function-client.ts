import { FunctionsClient, FunctionsHttpError } from "@supabase/functions-js";
import * as v from "valibot";
import {
  elapsedField,
  proofField,
  type Submission,
  trapField,
} from "../../../functions/submit-contact/schema.ts";
import { buildFaults } from "./form-values.ts";
import type { CallResult } from "./send-submission.ts";

/** How long one call may take, in milliseconds, before it counts as unanswered. */
const callTimeout = 20_000;

/** Answers of a proxy or gateway that could not reach the function, or lost it on the way. */
const gatewayStatuses = [502, 503, 504];

/** The function's one error shape (functions/submit-contact/answers.ts). */
const errorSchema = v.object({
  error: v.object({
    code: v.string(),
    fields: v.optional(
      v.array(
        v.object({ field: v.string(), code: v.picklist(["required", "invalid", "too_long"]) }),
      ),
      [],
    ),
    challenge: v.optional(
      v.object({
        text: v.string(),
        // More than this is no server of ours: a page is not to be kept busy for hours.
        iterations: v.pipe(v.number(), v.maxValue(10_000)),
        bits: v.pipe(v.number(), v.maxValue(16)),
      }),
    ),
  }),
});

/**
 * Calls the submit-contact function of the hosted backend once. Never rejects.
 *
 * This module is loaded when the visitor first touches the form: nothing else may import it
 * statically.
 */
export async function callSubmitContact(
  submission: Submission,
  proof?: string,
): Promise<CallResult> {
  const base = import.meta.env.VITE_BACKEND_URL || window.location.origin;
  const key = import.meta.env.VITE_BACKEND_KEY;
  const client = new FunctionsClient(`${base}/functions/v1`, {
    headers: { apikey: key, Authorization: `Bearer ${key}` },
  });
  const { error } = await client.invoke("submit-contact", {
    body: { ...submission, ...readSenderSigns(), ...(proof && { [proofField]: proof }) },
    timeout: callTimeout,
  });
  if (!error) return { kind: "received" };
  if (!(error instanceof FunctionsHttpError)) return { kind: "unanswered" };
  return readRefusal(error.context);
}

export { solveChallenge } from "../../../functions/submit-contact/proof-of-work.ts";

/** What the function weighs beside a submission (functions/submit-contact/spam-verdict.ts). */
function readSenderSigns() {
  const trap = document.querySelector<HTMLInputElement>(`[name=${trapField}]`);
  // A retry after the page was left still sends: then there is no trap to read.
  return { [trapField]: trap?.value ?? "", [elapsedField]: Math.round(performance.now()) };
}

async function readRefusal(response: Response): Promise<CallResult> {
  if (gatewayStatuses.includes(response.status)) return { kind: "unanswered" };
  const parsed = v.safeParse(errorSchema, await response.json().catch(() => undefined));
  if (!parsed.success) return { kind: "refused" };
  const { challenge, code, fields } = parsed.output.error;
  if (challenge) return { kind: "challenged", challenge };
  if (code === "id_conflict") return { kind: "conflict" };
  const faults = buildFaults(fields);
  return Object.keys(faults).length > 0 ? { kind: "faulty", faults } : { kind: "refused" };
}
