/** Methods the function answers. */
export const allowedMethods = "POST, OPTIONS";

// What the hosted backend's client sends with a function call.
const allowedHeaders = "authorization, x-client-info, apikey, content-type";

/**
 * CORS headers (Fetch standard, 3.3) for any answer, errors included: without
 * them a page on an allowed origin could not read what went wrong. An origin
 * outside the list gets none, which makes the browser refuse.
 */
export function buildCorsHeaders(
  request: Request,
  allowedOrigins: readonly string[],
): Record<string, string> {
  const origin = request.headers.get("origin");
  if (origin === null || !allowedOrigins.includes(origin)) {
    return { vary: "Origin" };
  }
  return { vary: "Origin", "access-control-allow-origin": origin };
}

/** Answer to a preflight; its origin is granted by {@link buildCorsHeaders}. */
export function buildPreflightAnswer(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      allow: allowedMethods,
      "access-control-allow-methods": allowedMethods,
      "access-control-allow-headers": allowedHeaders,
      "access-control-max-age": "7200", // the longest that Chromium keeps
    },
  });
}
