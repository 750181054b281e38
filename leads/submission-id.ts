const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a value can be the id under which a caller knows its submission. */
export function isSubmissionId(value: unknown): value is string {
  return typeof value === "string" && uuidPattern.test(value.trim());
}

/**
 * An id for a submission that brought none: a random UUID whose version 8 (RFC 9562, 5.8) says
 * that the function made it, so that its content tells whether it has come before.
 */
export function makeSubmissionId(): string {
  const id = crypto.randomUUID();
  return `${id.slice(0, 14)}8${id.slice(15)}`;
}

/** Whether an id is one of {@link makeSubmissionId}. */
export function isMadeHere(submissionId: string): boolean {
  return submissionId[14] === "8";
}
