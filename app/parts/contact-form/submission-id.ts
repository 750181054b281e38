/**
 * A random UUID (RFC 9562, version 4). `crypto.randomUUID` is missing where the site is reached over
 * plain http, as on a plant's own network; what guards a browser may take all of `crypto` away. It
 * tells one visitor's message from another's, and keeps no secret.
 */
export function createSubmissionId(): string {
  try {
    return crypto.randomUUID();
  } catch {
    const getDigit = () => Math.floor(Math.random() * 16).toString(16);
    return "xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx".replaceAll("x", getDigit);
  }
}
