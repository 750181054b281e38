import { buildErrorAnswer } from "./answers.ts";
import type { Ports } from "./ports.ts";
import { saveSubmission } from "./save-submission.ts";
import { parseSubmission } from "./schema.ts";

/** Answers a JSON call. Rejects when the lead could not be stored. */
export async function answerJson(body: Uint8Array, ports: Ports): Promise<Response> {
  let input: unknown;
  try {
    input = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    return buildErrorAnswer("malformed_body");
  }
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    return buildErrorAnswer("malformed_body");
  }
  const parsed = parseSubmission(input);
  if (!parsed.ok) return buildErrorAnswer("invalid_fields", parsed.faults);
  const result = await saveSubmission(parsed.value, ports);
  if (result.outcome === "conflict") return buildErrorAnswer("id_conflict");
  return Response.json({ id: result.leadId, status: "received" });
}
