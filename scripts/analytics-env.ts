import type {
  GoogleSettings,
  MatomoSettings,
  PlausibleSettings,
} from "../app/parts/analytics/analytics-service.ts";
import { BuildEnvError } from "./build-env-error.ts";

type Variables = Record<string, string | undefined>;

/** A service that a build is set up with: its settings, and what the site must let and say. */
export interface AnalyticsSetup {
  /** As visitors read it. */
  name: string;
  /** The constant that hands the settings to the app. */
  constant: "VITE_PLAUSIBLE" | "VITE_MATOMO" | "VITE_GOOGLE";
  settings: PlausibleSettings | MatomoSettings | GoogleSettings;
  /** The variable that switches the service on. */
  variable: string;
  /** Sources that the content security policy has to allow, by directive. */
  sources: Partial<Record<"script-src" | "connect-src" | "img-src", readonly string[]>>;
  /** Words that each legal page must have while the service is on. */
  named: { privacy: readonly string[]; cookies: readonly string[] };
}

/**
 * Reads which analytics services the build is set up with; none by default.
 * @throws BuildEnvError for a wrong or missing value
 */
export function parseAnalyticsEnv(env: Variables): AnalyticsSetup[] {
  const read = (name: string) => env[name]?.trim() ?? "";
  return [
    ...parsePlausible(read("VITE_PLAUSIBLE_DOMAIN"), read("VITE_PLAUSIBLE_URL")),
    ...parseMatomo(read("VITE_MATOMO_URL"), read("VITE_MATOMO_SITE_ID")),
    ...parseGoogle(read("VITE_GOOGLE_ANALYTICS_ID")),
  ];
}

/**
 * The constants through which the app learns of the services, as Vite's `define` wants them. Where
 * there are none, all code that asks for them is left out of the build.
 */
export function buildAnalyticsConstants(
  services: readonly AnalyticsSetup[],
): Record<string, string> {
  const constants: Record<string, unknown> = {
    VITE_ANALYTICS_SERVICES: services.length > 0 ? services.map(({ name }) => name) : undefined,
    VITE_PLAUSIBLE: undefined,
    VITE_MATOMO: undefined,
    VITE_GOOGLE: undefined,
  };
  for (const { constant, settings } of services) constants[constant] = settings;
  return Object.fromEntries(
    Object.entries(constants).map(([name, value]) => [
      `import.meta.env.${name}`,
      JSON.stringify(value) ?? "undefined",
    ]),
  );
}

function refuse(name: string, value: string, expected: string): never {
  const found = value ? `is "${value}"` : "is missing";
  throw new BuildEnvError(`${name} ${found}; expected ${expected}`);
}

/** The address of a file below the address of an installation, which may have a path. */
function buildEndpoint(name: string, value: string, file: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  // A space, comma or semicolon would end the source in the policy.
  const isPlain = url?.protocol === "https:" && !/[?#@,;\s]/.test(value);
  if (!isPlain) refuse(name, value, `an https address, such as https://stats.example.com`);
  return `${url?.href.replace(/\/$/, "")}/${file}`;
}

function parsePlausible(domain: string, url: string): AnalyticsSetup[] {
  if (!domain && !url) return [];
  if (!/^[a-z\d-]+(\.[a-z\d-]+)+$/i.test(domain)) {
    refuse("VITE_PLAUSIBLE_DOMAIN", domain, "the site's name in Plausible, such as example.com");
  }
  const endpoint = buildEndpoint("VITE_PLAUSIBLE_URL", url || "https://plausible.io", "api/event");
  const { host } = new URL(endpoint);
  return [
    {
      name: "Plausible",
      constant: "VITE_PLAUSIBLE",
      settings: { domain, endpoint },
      variable: "VITE_PLAUSIBLE_DOMAIN",
      sources: { "connect-src": [endpoint] },
      named: { privacy: ["Plausible", host], cookies: ["Plausible"] },
    },
  ];
}

function parseMatomo(url: string, siteId: string): AnalyticsSetup[] {
  if (!url && !siteId) return [];
  const endpoint = buildEndpoint("VITE_MATOMO_URL", url, "matomo.php");
  if (!/^[1-9]\d{0,8}$/.test(siteId)) {
    refuse("VITE_MATOMO_SITE_ID", siteId, "the number that Matomo gave the site, such as 1");
  }
  const { host } = new URL(endpoint);
  return [
    {
      name: "Matomo",
      constant: "VITE_MATOMO",
      settings: { endpoint, siteId },
      variable: "VITE_MATOMO_URL",
      sources: { "connect-src": [endpoint] },
      named: { privacy: ["Matomo", host], cookies: ["Matomo"] },
    },
  ];
}

function parseGoogle(id: string): AnalyticsSetup[] {
  if (!id) return [];
  if (!/^G-[A-Z\d]{4,20}$/.test(id)) {
    refuse("VITE_GOOGLE_ANALYTICS_ID", id, "a measurement id, such as G-AB12CD34EF");
  }
  return [
    {
      name: "Google Analytics",
      constant: "VITE_GOOGLE",
      settings: { id },
      variable: "VITE_GOOGLE_ANALYTICS_ID",
      // developers.google.com/tag-platform/security/guides/csp, "Google Analytics 4", without ads.
      sources: {
        "script-src": ["https://www.googletagmanager.com/gtag/js"],
        "connect-src": [
          "https://www.google-analytics.com",
          "https://*.google-analytics.com",
          "https://*.analytics.google.com",
        ],
        "img-src": ["https://*.google-analytics.com"],
      },
      named: {
        privacy: ["Google Analytics", "Google Ireland"],
        cookies: ["Google Analytics", "_ga"],
      },
    },
  ];
}
