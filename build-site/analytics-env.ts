import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  type PlausibleSettings,
  plausibleMeta,
} from "../app/parts/analytics/plausible-settings.ts";
import { BuildEnvError } from "./build-env-error.ts";

/**
 * Reads whether the build is set up with Plausible; it is not by default.
 *
 * @throws BuildEnvError for a wrong or missing value
 */
export function parseAnalyticsEnv(
  env: Record<string, string | undefined>,
): PlausibleSettings | undefined {
  const domain = env.VITE_PLAUSIBLE_DOMAIN?.trim() ?? "";
  const url = env.VITE_PLAUSIBLE_URL?.trim() ?? "";
  if (!domain && !url) return undefined;
  if (!/^[a-z\d-]+(\.[a-z\d-]+)+$/i.test(domain)) {
    refuse("VITE_PLAUSIBLE_DOMAIN", domain, "the site's name in Plausible, such as example.com");
  }
  return { domain, endpoint: buildEndpoint("VITE_PLAUSIBLE_URL", url || "https://plausible.io") };
}

/** The installation may have a path of its own. */
function buildEndpoint(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  // A space, comma or semicolon would end the source in the policy; a quote, the attribute.
  if (url?.protocol !== "https:" || /[?#@,;\s"]/.test(value)) {
    return refuse(name, value, "an https address, such as https://stats.example.com");
  }
  return `${url.href.replace(/\/$/, "")}/api/event`;
}

function refuse(name: string, value: string, expected: string): never {
  const found = value ? `is "${value}"` : "is missing";
  throw new BuildEnvError(`${name} ${found}; expected ${expected}`);
}

/** Tells every built page which service counts it; see `getPlausibleSettings`. */
export function writeAnalyticsMeta(client: string, settings: PlausibleSettings | undefined): void {
  if (!settings) return;
  const meta = `<meta name="${plausibleMeta}" content="${settings.domain} ${settings.endpoint}"/>`;
  for (const name of readdirSync(client, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".html")) continue;
    const file = join(client, name);
    writeFileSync(file, readFileSync(file, "utf8").replace("</head>", `${meta}</head>`));
  }
}
