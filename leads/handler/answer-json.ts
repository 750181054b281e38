import { buildErrorAnswer } from "./answers.ts";
import type { Ports } from "./ports.ts";
import { buildChallenge } from "./proof-of-work.ts";
import { saveSubmission } from "./save-submission.ts";
import { parseSubmission, proofField } from "./schema.ts";
import { readSenderSigns } from "./spam-verdict.ts";

/** Answers a JSON call from an address block. */
export async function answerJson(body: Uint8Array, block: string, ports: Ports): Promise<Response> {
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
  if (!parsed.ok) return buildErrorAnswer("invalid_fields", { fields: parsed.faults });
  const fields = new Map(Object.entries(input));
  const signs = readSenderSigns((field) => fields.get(field));
  const sender = { block, signs, proof: fields.get(proofField) };
  const result = await saveSubmission(parsed.value, sender, ports);
  if (result === "proof_required") {
    const { submissionId } = parsed.value;
    const { proofBits = 0 } = ports.settings.limits;
    const challenge = buildChallenge(submissionId, proofBits, ports.clock.now());
    return buildErrorAnswer(result, { challenge });
  }
  if (typeof result === "string") return buildErrorAnswer(result);
  return Response.json({ id: result.leadId, status: "received" });
}
