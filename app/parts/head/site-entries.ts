import type { BlogPosting, Organization, Person, SoftwareApplication, WebSite } from "schema-dts";
import { getArticlePath, getAuthorPath, paths } from "../../routes.ts";
import type { Article, Author } from "../articles/schema.ts";
import { getCanonicalUrl } from "./page-graph.ts";
import type { Site } from "./site-schema.ts";

/** The company that sells the product. */
export function buildOrganization(site: Site): Organization {
  return {
    "@type": "Organization",
    "@id": `${site.origin}/#organization`,
    name: site.company,
    url: getCanonicalUrl(paths.home, site),
    logo: new URL("/icon-512.png", site.origin).href,
    ...(site.social && { sameAs: [site.social.href] }),
    ...(site.callUs && { telephone: site.phone }),
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

/** An article, for search engines. */
export function buildBlogPosting(
  site: Site,
  article: Omit<Article, "html">,
  author: Person | Organization,
  inLanguage: string,
): BlogPosting {
  const url = getCanonicalUrl(getArticlePath(article.slug), site);
  return {
    "@type": "BlogPosting",
    "@id": `${url}#article`,
    headline: article.title,
    description: article.excerpt,
    image: new URL(article.picture.src, site.origin).href,
    datePublished: article.date,
    dateModified: article.date,
    author,
    publisher: buildOrganization(site),
    mainEntityOfPage: { "@id": url },
    articleSection: article.category,
    wordCount: article.words,
    timeRequired: `PT${Number.parseInt(article.readTime, 10)}M`,
    inLanguage,
  };
}

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
