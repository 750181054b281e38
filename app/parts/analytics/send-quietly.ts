/**
 * Sends a body without cookies and without waiting for the answer, also while the page is being
 * left. A service that cannot be reached is no matter of the visitor's.
 */
export function sendQuietly(endpoint: string, body: string | URLSearchParams): void {
  fetch(endpoint, {
    method: "POST",
    body,
    mode: "no-cors",
    credentials: "omit",
    keepalive: true,
  }).catch(() => {});
}
