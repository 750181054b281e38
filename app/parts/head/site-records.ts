import site from "content:site";
import type { Organization, WebSite } from "schema-dts";
import { paths } from "../../routes.ts";
import { getCanonicalUrl } from "./build-meta.ts";

/** The company that sells the product. */
export function buildOrganization(): Organization {
  return {
    "@type": "Organization",
    "@id": `${site.origin}/#organization`,
    name: site.company,
    url: getCanonicalUrl(paths.home),
    logo: new URL("/icon-512.png", site.origin).href,
    sameAs: [site.social.href],
  };
}

/** The site as a whole. */
export function buildWebSite(): WebSite {
  return {
    "@type": "WebSite",
    "@id": `${site.origin}/#website`,
    name: site.name,
    url: getCanonicalUrl(paths.home),
    inLanguage: "en-US",
    publisher: { "@id": `${site.origin}/#organization` },
  };
}
