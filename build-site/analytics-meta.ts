import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "startup/start-error";
import { type PlausibleSettings, plausibleMeta } from "../app/parts/consent/plausible-settings.ts";
import { type LegalName, legalTexts } from "../app/parts/texts/schema.ts";
import { isSitePage } from "../server/file-rules.ts";
import { readContent } from "./sources/read-content.ts";

/** The legal pages that say who receives what is counted (GDPR Articles 7 and 13(1)(e)). */
const naming: readonly LegalName[] = ["privacy", "cookies"];

/**
 * Throws a `StartError` unless the legal pages name the host that receives what is counted: nobody
 * can agree to a recipient that no page names.
 *
 * @param content an edition's content, by its root
 */
export function checkServiceIsNamed(
  content: string,
  settings: PlausibleSettings | undefined,
): void {
  if (!settings) return;
  const { hostname } = new URL(settings.endpoint);
  const texts = readContent(content, legalTexts);
  const silent = naming.filter((name) => !texts[name].html.includes(hostname));
  if (silent.length === 0) return;
  const files = silent.map((name) => `content/legal/${name}.md`).join(" and ");
  throw new StartError(
    `VITE_PLAUSIBLE_DOMAIN is set, but ${files} ${silent.length > 1 ? "do" : "does"} not name ${hostname}, which receives what is counted: docs/analytics.md has a text to start from`,
  );
}

/** Adds the analytics settings to every page of the site; see `getPlausibleSettings`. */
export function writeAnalyticsMeta(client: string, settings: PlausibleSettings | undefined): void {
  if (!settings) return;
  const meta = `<meta name="${plausibleMeta}" content="${settings.domain} ${settings.endpoint}"/>`;
  for (const name of readdirSync(client, { recursive: true, encoding: "utf8" })) {
    if (!isSitePage(name.replaceAll("\\", "/"))) continue;
    const file = join(client, name);
    writeFileSync(file, readFileSync(file, "utf8").replace("</head>", `${meta}</head>`));
  }
}
