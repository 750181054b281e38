import type { Share } from "../spam/hourly-counter.ts";
import { readSenderSigns } from "../spam/judge-submission.ts";
import { buildErrorAnswer, buildReceipt } from "./answers.ts";
import type { HandlerDependencies } from "./dependencies.ts";
import { getCallerId, parseCall } from "./parse-call.ts";
import { saveSubmission } from "./save-submission.ts";

/** Answers a JSON call from address blocks. */
export async function answerJson(
  body: Uint8Array,
  blocks: readonly Share[],
  deps: HandlerDependencies,
): Promise<Response> {
  let input: unknown;
  try {
    input = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    return buildErrorAnswer("malformed_body");
  }
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    return buildErrorAnswer("malformed_body");
  }
  const parsed = parseCall(input, deps.settings);
  if (!parsed.ok) return buildErrorAnswer("invalid_fields", parsed.faults);
  const values = new Map(Object.entries(input));
  const signs = readSenderSigns((field) => values.get(field), { isTimed: true });
  const result = await saveSubmission(parsed.value, { blocks, signs }, deps);
  if (typeof result === "string") return buildErrorAnswer(result);
  return buildReceipt(result.leadId, getCallerId(input));
}
