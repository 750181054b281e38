import type { Organization, Person } from "schema-dts";
import { getAuthorPath, paths } from "../../routes.ts";
import type { Author } from "../articles/authors-schema.ts";
import type { Site } from "../chrome/site-schema.ts";
import { getCanonicalUrl } from "./page-graph.ts";

/** An author, for search engines, at the author's page if there is one. */
export function buildAuthor(
  site: Site,
  { slug, name, kind, role, about }: Author,
  hasPage: boolean,
): Person | Organization {
  const page = getCanonicalUrl(getAuthorPath(slug), site);
  const own = hasPage ? { "@id": `${page}#author`, url: page, description: about } : {};
  return kind === "person"
    ? { "@type": "Person", name, ...(role && { jobTitle: role }), ...own }
    : { "@type": "Organization", name, url: getCanonicalUrl(paths.home, site), ...own };
}
