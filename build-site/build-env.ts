import { optionalText, parseVariables, type Variables, wholeNumber } from "startup/parse-variables";
import { StartError } from "startup/start-error";
import * as v from "valibot";
import type { PlausibleSettings } from "../app/parts/consent/plausible-settings.ts";

const address = (form: RegExp, expected: string) =>
  optionalText((value) => form.test(value) && URL.canParse(value), expected);

export const buildEnvSchema = v.object({
  VITE_BACKEND_URL: address(
    /^https?:\/\//,
    "an http:// or https:// address, such as https://abcd.supabase.co",
  ),
  VITE_BACKEND_KEY: v.optional(v.string()),
  VITE_PLAUSIBLE_DOMAIN: optionalText(
    (value) => /^[a-z\d-]+(\.[a-z\d-]+)+$/i.test(value),
    "the site's name in Plausible, such as example.com",
  ),
  VITE_PLAUSIBLE_URL: address(
    // A space, comma or semicolon would end the source in the policy; a quote would end the
    // attribute.
    /^https:\/\/[^?#@,;\s"]+$/,
    "an https address, such as https://stats.example.com",
  ),
  VITE_PREVIEW: address(
    /^https:\/\/\S+[^/]$/,
    "the address where the branch's files are edited, such as https://github.com/company/site/edit/branch",
  ),
  EDIT_REPOSITORY: optionalText(
    (value) => /^[\w.-]+\/[\w.-]+$/.test(value),
    "the owner and name of the repository on GitHub, such as company/website",
  ),
  EDIT_BRANCH: optionalText(
    (value) => /^[\w./-]+$/.test(value),
    "the branch that the site is built from, such as main",
  ),
  SITE_ORIGIN: address(/^https?:\/\//, "the site's address, such as https://www.example.com"),
  EDIT_AUTH_URL: address(
    /^https:\/\/[^?#\s"]+$/,
    "the https address of the worker that signs editors in",
  ),
  HOST: v.optional(v.string(), "localhost"),
  PORT: wholeNumber(3000, 1, 65_535),
});

/** What a setting is that others need. */
const needs = [
  ["VITE_BACKEND_KEY", "the backend's public (anon) key", ["VITE_BACKEND_URL"]],
  ["VITE_PLAUSIBLE_DOMAIN", "the site's name in Plausible", ["VITE_PLAUSIBLE_URL"]],
  ["EDIT_REPOSITORY", "the owner and name of the repository", ["EDIT_AUTH_URL", "EDIT_BRANCH"]],
] as const;

export type BuildEnv = ReturnType<typeof parseBuildEnv>;
export type EditorSettings = NonNullable<BuildEnv["editor"]>;

/**
 * Reads the build's settings.
 *
 * @throws StartError that names a wrong or missing variable (spec section 5: "Backend client
 *   configuration needs a base URL starting with http or https and a key, otherwise it fails")
 */
export function parseBuildEnv(variables: Variables) {
  const env = parseVariables(buildEnvSchema, variables);
  for (const [name, what, users] of needs) {
    const user = users.find((each) => env[each]);
    if (!user || env[name]) continue;
    throw new StartError(`${name} is not set: expected ${what}, because ${user} is set.`);
  }
  const domain = env.VITE_PLAUSIBLE_DOMAIN;
  const service = env.VITE_PLAUSIBLE_URL ?? "https://plausible.io";
  const analytics: PlausibleSettings | undefined = domain
    ? { domain, endpoint: `${service.replace(/\/$/, "")}/api/event` }
    : undefined;
  return {
    /** Base of the hosted backend, without a trailing slash; empty means the site's own origin. */
    backendUrl: env.VITE_BACKEND_URL?.replace(/\/+$/, "") ?? "",
    /** Sent as `apikey`. The site's own function accepts a key that is public and grants nothing. */
    backendKey: env.VITE_BACKEND_KEY ?? "public",
    host: env.HOST,
    port: env.PORT,
    /** Where the site will be visited; undefined if the build does not know. */
    siteOrigin: env.SITE_ORIGIN,
    /** In a preview, the address below which the branch's files are edited. */
    previewOf: env.VITE_PREVIEW,
    /** The analytics service, used once a visitor consents; undefined if there is none. */
    analytics,
    /** Where the editor at /edit saves; undefined if the site has none. */
    editor: env.EDIT_REPOSITORY
      ? {
          /** On GitHub: owner and name. */
          repository: env.EDIT_REPOSITORY,
          branch: env.EDIT_BRANCH ?? "main",
          /** The worker that signs editors in; without one, each needs a token. */
          authUrl: env.EDIT_AUTH_URL,
        }
      : undefined,
  };
}
