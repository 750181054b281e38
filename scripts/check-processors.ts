import { load } from "cheerio";
import { legalTexts } from "../app/parts/documents/schema.ts";
import { readContent } from "../build-site/content/read-content.ts";
import type { AnalyticsSetup } from "./analytics-env.ts";
import { BuildEnvError } from "./build-env-error.ts";

/**
 * Holds the legal pages to the build's settings: every service that is switched on is named in
 * both (GDPR Article 13(1)(e) for the one, TDDDG section 25(1) for the other).
 * @throws BuildEnvError that names page, missing words and the variable
 */
export function checkProcessors(root: string, services: readonly AnalyticsSetup[]): void {
  for (const page of ["privacy", "cookies"] as const) {
    const text = load(readContent(root, legalTexts)[page].html).text();
    for (const { name, named, variable } of services) {
      const missing = named[page].filter((words) => !text.includes(words));
      if (missing.length === 0) continue;
      const list = missing.map((words) => `"${words}"`).join(" and ");
      throw new BuildEnvError(
        `content/legal/${page}.md does not say ${list}, but ${variable} switches ${name} on; docs/analytics.md has words for it`,
      );
    }
  }
}
