import { createHash } from "node:crypto";
import { formFields, type Submission } from "../fields.ts";

/**
 * SHA-256 (hex) of what the visitor filled in. Equal for a JSON call and a form post with the same
 * content, and for one sent again from another page of the visit.
 */
export function hashSubmission(submission: Submission): string {
  return hashText(JSON.stringify(formFields.map((name) => [name, submission[name] ?? ""])));
}

/**
 * The submission id of a form post that brought none (scripts off): a UUID of
 * version 8 (RFC 9562, 5.8) from the content and the UTC day, so that a double
 * click or a reload makes one lead, and the same words next week a new one.
 */
export function deriveSubmissionId(bodyHash: string, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  const hex = hashText(`${bodyHash} ${day}`);
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return parts.join("-");
}

/** Whether an id is like those of {@link deriveSubmissionId}, which can be computed from a guess. */
export function isDerivedId(submissionId: string): boolean {
  return submissionId[14] === "8";
}

function hashText(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
