import type { Fault } from "../schema.ts";

/** Every error of the function, by code: its HTTP status and what it means to a developer. */
const errors = {
  invalid_fields: [400, "Some fields are missing or not valid."],
  malformed_body: [400, "The body could not be read."],
  unauthorized: [401, "Send the site's public key as apikey."],
  method_not_allowed: [405, "Send the submission with POST."],
  id_conflict: [409, "This submission id was already used with a different body."],
  body_too_large: [413, "The body is larger than 32 KB."],
  unsupported_media_type: [415, "Send JSON or a form post."],
  too_many_requests: [429, "Too many submissions. Try again in an hour."],
  internal: [500, "The submission could not be handled."],
  unavailable: [503, "The submission could not be stored. Try again."],
} as const;

export type ErrorCode = keyof typeof errors;

/** The one JSON error shape: `{"error": {"code", "message", "fields"?: [{"field", "code"}]}}`. */
export function buildErrorAnswer(code: ErrorCode, fields?: readonly Fault[]): Response {
  const [status, message] = errors[code];
  return Response.json({ error: { code, message, fields } }, { status });
}

export function getErrorStatus(code: ErrorCode): number {
  return errors[code][0];
}

/**
 * The receipt of a stored lead (`receiptSchema`). Without an id of the caller's, it
 * is the same for a repeat.
 */
export function buildReceipt(id: string, submissionId: string | undefined): Response {
  return Response.json({ id, status: "received", submissionId });
}

/** A whole HTML document as an answer to an ordinary form post. */
export function buildPageAnswer(status: number, html: string): Response {
  const headers = { "content-type": "text/html; charset=utf-8" };
  return new Response(html, { status, headers });
}
