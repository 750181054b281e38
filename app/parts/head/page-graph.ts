import type {
  BlogPosting,
  Graph,
  Organization,
  Person,
  SoftwareApplication,
  Thing,
  WebPage,
  WebSite,
} from "schema-dts";
import {
  getArticlePath,
  getAuthorPath,
  getCanonicalPath,
  isPublicPath,
  paths,
} from "../../routes.ts";
import type { Article, Author } from "../articles/schema.ts";
import { getModified, type PageHead } from "./page-head.ts";
import type { Breadcrumbs, Site } from "./site-schema.ts";

/** Absolute canonical address of a path: site host, path, trailing slash (spec section 2). */
export function getCanonicalUrl(path: string, { origin }: Pick<Site, "origin">): string {
  return new URL(getCanonicalPath(path), origin).href;
}

/** One step of a trail, or one entry of a list: a name and an absolute address. */
interface NamedUrl {
  name: string;
  url: string;
}

interface SiteFacts {
  site: Pick<Site, "origin" | "lastUpdated">;
  /** names of the steps of paths: the label table's, and the titles of pages that it lacks */
  labels: Breadcrumbs;
}

/**
 * The breadcrumb trail to a path, one entry per step that is a page, the homepage first. A step without
 * a label is its address with a capital letter (spec section 2, "Legal pages").
 */
export function buildTrail(path: string, { site, labels }: SiteFacts): NamedUrl[] {
  const words = path.split("/").filter(Boolean);
  const steps = words.map((_, index) => `/${words.slice(0, index + 1).join("/")}`);
  const own = steps.pop() ?? paths.home;
  const above = own === paths.home ? [] : [paths.home, ...steps.filter(isPublicPath)];
  const nameByAddress = (step: string) => {
    const word = step.slice(step.lastIndexOf("/") + 1);
    return word.charAt(0).toUpperCase() + word.slice(1);
  };
  return [...above, own].map((step) => ({
    name: labels[step] ?? nameByAddress(step),
    url: getCanonicalUrl(step, site),
  }));
}

/** A numbered list: the steps of a trail, or what a page lists. */
const listItems = <Key extends "item" | "url">(items: readonly NamedUrl[], key: Key) =>
  items.map(({ name, url }, index) => ({
    "@type": "ListItem" as const,
    position: index + 1,
    name,
    [key]: url,
  }));

/**
 * The JSON-LD graph of a page at its path: the structured page record of the specification (section
 * 3) with the trail that leads there, its FAQ and items if any, and whatever else it describes.
 */
export function buildPageGraph(
  path: string,
  head: PageHead,
  facts: SiteFacts & { inLanguage: string },
): Graph {
  const { title, description, type = "WebPage", faq, items, mainEntity, others } = head;
  const { site, inLanguage } = facts;
  const url = getCanonicalUrl(path, site);
  const page: WebPage = {
    "@type": type as "WebPage",
    "@id": url,
    url,
    name: title,
    description,
    dateModified: getModified(head, site),
    inLanguage,
    breadcrumb: { "@id": `${url}#breadcrumbs` },
    ...(mainEntity && { mainEntity }),
  };
  const things: Thing[] = [
    page,
    {
      "@type": "BreadcrumbList",
      "@id": `${url}#breadcrumbs`,
      itemListElement: listItems(buildTrail(path, facts), "item"),
    },
    ...(others?.(inLanguage) ?? []),
  ];
  if (faq?.length) {
    things.push({
      "@type": "FAQPage",
      "@id": `${url}#faq`,
      mainEntity: faq.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    });
  }
  if (items?.length) {
    const listed = items.map(({ name, href }) => ({ name, url: new URL(href, site.origin).href }));
    things.push({
      "@type": "ItemList",
      "@id": `${url}#items`,
      itemListElement: listItems(listed, "url"),
    });
  }
  return { "@context": "https://schema.org", "@graph": things };
}

/**
 * JSON that is safe inside a `<script>` element: nothing in it can end the element or open a
 * comment (HTML standard, "Restrictions for contents of script elements").
 */
export function serializeJsonLd(graph: Graph): string {
  return JSON.stringify(graph)
    .replaceAll("<", "\\u003c")
    .replaceAll(">", "\\u003e")
    .replaceAll("&", "\\u0026")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}

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
