import type { Submission } from "./schema.ts";

/**
 * SHA-256 (hex) of what a submission says: every field but its id, in a fixed
 * order. Equal for a JSON call and a form post with the same content.
 */
export async function hashSubmission(submission: Submission): Promise<string> {
  const { submissionId: _, ...content } = submission;
  const sorted = Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1));
  return toHex(await sha256(JSON.stringify(sorted)));
}

/**
 * The submission id of a form post that brought none (scripts off): a UUID of
 * version 8 (RFC 9562, 5.8) from the content and the UTC day, so that a double
 * click or a reload makes one lead, and the same words next week a new one.
 */
export async function deriveSubmissionId(bodyHash: string, now: Date): Promise<string> {
  const day = now.toISOString().slice(0, 10);
  const hex = toHex(await sha256(`${bodyHash} ${day}`));
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return parts.join("-");
}

async function sha256(text: string): Promise<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
