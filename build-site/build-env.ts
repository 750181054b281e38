import type { PlausibleSettings } from "../app/parts/analytics/plausible-settings.ts";
import { parseAnalyticsEnv } from "./analytics-env.ts";
import { BuildEnvError } from "./build-env-error.ts";

/** The one place of the build that interprets environment variables. */
export interface BuildEnv {
  /** Base of the hosted backend, without a trailing slash; empty means the site's own origin. */
  backendUrl: string;
  /** Public (anonymous) key of the hosted backend, sent as `apikey`. */
  backendKey: string;
  /** Address of the development server. */
  host: string;
  port: number;
  /** The service that counts pages once a visitor agrees; undefined where there is none. */
  analytics: PlausibleSettings | undefined;
}

/** Key sent when the site serves its own function: it is public and grants nothing. */
const ownOriginKey = "public";

/**
 * Reads the build's settings.
 *
 * @throws BuildEnvError when the backend's base URL is not http(s) or its key is missing (spec
 *   section 5: "Backend client configuration needs a base URL starting with http or https and a
 *   key, otherwise it fails"), or when a setting of analytics is wrong.
 */
export function parseBuildEnv(env: Record<string, string | undefined>): BuildEnv {
  const url = env.VITE_BACKEND_URL?.trim() ?? "";
  const key = env.VITE_BACKEND_KEY?.trim() ?? "";
  if (url && !/^https?:\/\//.test(url)) {
    throw new BuildEnvError(
      `VITE_BACKEND_URL is "${url}"; it must start with http:// or https://, for example https://abcd.supabase.co`,
    );
  }
  if (url && !URL.canParse(url)) {
    throw new BuildEnvError(`VITE_BACKEND_URL is "${url}", which is not a valid address`);
  }
  if (url && !key) {
    throw new BuildEnvError(
      "VITE_BACKEND_KEY is missing; set it to the backend's public (anon) key, or unset VITE_BACKEND_URL to use the site's own function",
    );
  }
  const port = Number(env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new BuildEnvError(`PORT is "${env.PORT}"; it must be a whole number from 1 to 65535`);
  }
  return {
    backendUrl: url.replace(/\/+$/, ""),
    backendKey: key || ownOriginKey,
    host: env.HOST || "localhost",
    port,
    analytics: parseAnalyticsEnv(env),
  };
}
