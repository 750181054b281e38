import type { HashText } from "./ports.ts";
import type { Submission } from "./schema.ts";

/**
 * SHA-256 (hex) of what a submission says: every field but its id, in a fixed
 * order. Equal for a JSON call and a form post with the same content.
 */
export async function hashSubmission(submission: Submission, hashText: HashText): Promise<string> {
  const { submissionId: _, ...content } = submission;
  const sorted = Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1));
  return hashText(JSON.stringify(sorted));
}

/**
 * The submission id of a form post that brought none (scripts off): a UUID of
 * version 8 (RFC 9562, 5.8) from the content and the UTC day, so that a double
 * click or a reload makes one lead, and the same words next week a new one.
 */
export async function deriveSubmissionId(
  bodyHash: string,
  now: Date,
  hashText: HashText,
): Promise<string> {
  const day = now.toISOString().slice(0, 10);
  const hex = await hashText(`${bodyHash} ${day}`);
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return parts.join("-");
}

/** The hash by Web Cryptography, which every host has. */
export async function hashByWebCrypto(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
