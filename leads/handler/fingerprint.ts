import { createHash } from "node:crypto";
import { formFields, type Submission } from "../fields.ts";
import type { Agreement } from "../lead.ts";

/**
 * SHA-256 (hex) of what the visitor filled in. Equal for a JSON call and a form post with the same
 * content, and for one sent again from another page of the visit.
 */
export function hashSubmission(submission: Submission): string {
  const content = JSON.stringify(formFields.map((name) => [name, submission[name] ?? ""]));
  return hashText(content);
}

/**
 * As {@link hashSubmission}, with how the person came and what was agreed to: no visitor's message has
 * the same, nor does an entry that corrects either.
 */
export function hashEntry(submission: Submission, entry: object): string {
  return hashText(JSON.stringify([hashSubmission(submission), entry]));
}

/** Words that are agreed to, under the hash that a lead keeps. */
export function buildAgreement(text: string): Agreement {
  return { hash: hashText(text), text };
}

function hashText(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
