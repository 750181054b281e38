import type { WebApplication } from "schema-dts";
import type { Site } from "../../parts/chrome/site-schema.ts";
import { getCanonicalUrl } from "../../parts/head/page-graph.ts";
import type { PageHead } from "../../parts/head/page-head.ts";
import { getToolPath, type ToolId } from "../../routes.ts";

/** Title, description and structured data of a sheet's page: an application that costs nothing. */
export function buildToolHead(
  id: ToolId,
  { title, description }: Pick<PageHead, "title" | "description">,
  site: Site,
): PageHead {
  const url = getCanonicalUrl(getToolPath(id), site);
  const application = (inLanguage: string): WebApplication => ({
    "@type": "WebApplication",
    "@id": `${url}#application`,
    name: title,
    description,
    url,
    applicationCategory: "BusinessApplication",
    operatingSystem: "Any",
    browserRequirements: "JavaScript for your own numbers",
    isAccessibleForFree: true,
    inLanguage,
    publisher: { "@id": `${site.origin}/#organization` },
  });
  return { title, description, others: (language) => [application(language)] };
}
