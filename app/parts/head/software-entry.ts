import type { SoftwareApplication } from "schema-dts";
import { paths } from "../../routes.ts";
import type { Site } from "../chrome/site-schema.ts";
import { getCanonicalUrl } from "./page-graph.ts";

interface SoftwareDetails {
  /** schema.org application category and operating system. */
  category: string;
  system: string;
  description: string;
  /** One sentence for each thing it does. */
  features: readonly string[];
}

/** The product, for search engines. */
export function buildSoftwareApplication(
  site: Site,
  details: SoftwareDetails,
): SoftwareApplication {
  const { category, system, description, features } = details;
  return {
    "@type": "SoftwareApplication",
    "@id": `${site.origin}/#software`,
    name: site.name,
    url: getCanonicalUrl(paths.home, site),
    description,
    applicationCategory: category,
    operatingSystem: system,
    featureList: [...features],
    publisher: {
      "@type": "Organization",
      name: site.company,
      url: getCanonicalUrl(paths.home, site),
    },
  };
}
