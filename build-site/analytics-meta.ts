import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  type PlausibleSettings,
  plausibleMeta,
} from "../app/parts/analytics/plausible-settings.ts";
import { isSitePage } from "../server/file-rules.ts";

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
