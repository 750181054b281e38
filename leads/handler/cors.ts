/** Methods the function answers. */
export const allowedMethods = "POST, OPTIONS";

// What the hosted backend's client sends with a function call.
const allowedHeaders = "authorization, x-client-info, apikey, content-type";

/**
 * CORS headers (Fetch standard, 3.3) for any answer, errors included: without
 * them the site could not read what went wrong. Another origin gets none, so the
 * browser refuses.
 */
export function buildCorsHeaders(request: Request, siteOrigin: string): Record<string, string> {
  const isAllowed = request.headers.get("origin") === siteOrigin;
  return { vary: "Origin", ...(isAllowed && { "access-control-allow-origin": siteOrigin }) };
}

/**
 * Whether a call carries the public key, as the hosted backend's client sends
 * it. Anyone who reads the site's scripts has the key; it turns away bots that
 * only scan for open endpoints.
 */
export function hasApiKey(headers: Headers, apiKey: string): boolean {
  const bearer = headers.get("authorization")?.replace(/^bearer\s+/i, "");
  return (headers.get("apikey") ?? bearer) === apiKey;
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
