import type { Organization, WebSite } from "schema-dts";
import { paths } from "../../routes.ts";
import type { Site } from "../chrome/site-schema.ts";
import { getCanonicalUrl } from "./page-graph.ts";

/** The company that sells the product. */
export function buildOrganization(site: Site): Organization {
  return {
    "@type": "Organization",
    "@id": `${site.origin}/#organization`,
    name: site.company,
    url: getCanonicalUrl(paths.home, site),
    logo: new URL("/icon-512.png", site.origin).href,
    sameAs: [site.social.href],
  };
}

/** The site as a whole, in one language. */
export function buildWebSite(site: Site, inLanguage: string): WebSite {
  return {
    "@type": "WebSite",
    "@id": `${site.origin}/#website`,
    name: site.name,
    url: getCanonicalUrl(paths.home, site),
    inLanguage,
    publisher: { "@id": `${site.origin}/#organization` },
  };
}
