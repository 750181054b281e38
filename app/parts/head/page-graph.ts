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
import type { Breadcrumbs, Site } from "./site-schema.ts";

/** With the suffix, unless the title contains the product's name. */
export function getFullTitle(title: string, site: { name: string; titleSuffix: string }): string {
  return title.includes(site.name) ? title : `${title} ${site.titleSuffix}`;
}

/** Text as HTML, between tags or in an attribute with double quotes. */
export const escapeHtml = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

type Days = Pick<Site, "lastUpdated">;

/** The day of a page's last change in structured data and the sitemap (ISO 8601). */
function getModified({ modified }: PageHead, { lastUpdated }: Days) {
  return modified ?? lastUpdated.structuredData;
}

/** The same day in sight. The specification gives How It Works another one there (section 9). */
export function getRevised(head: PageHead, site: Days) {
  return head.revised ?? getModified(head, site);
}

/** What search engines and link previews are told about a page. */
export interface PageHead {
  /** The page's title; the product's name is added if it is missing. */
  title: string;
  description: string;
  hasFeed?: boolean;
  isArticle?: boolean;
  /** The page's schema.org type; "WebPage" if there is none more specific. */
  type?: "AboutPage" | "ContactPage" | "CollectionPage" | "ProfilePage";
  /** ISO 8601 day on which the page was last changed, where it has one of its own. */
  modified?: string;
  /** The day that the page itself gives, where the specification has two. */
  revised?: string;
  faq?: readonly { question: string; answer: string }[];
  /** What the page lists, each with an in-site path or an address. */
  items?: readonly { name: string; href: string }[];
  /** What the page is about, if that is one thing, such as a person. */
  mainEntity?: Thing;
  /** Kept out of search engines, the sitemap and the site's own search. */
  isUnlisted?: boolean;
  /** What else the page describes, in the language that a BCP 47 tag names. */
  others?: (language: string) => readonly Thing[];
}

/** Absolute canonical address of a path: site host, path, trailing slash (spec section 2). */
export function getCanonicalUrl(path: string, { origin }: Pick<Site, "origin">): string {
  return new URL(getCanonicalPath(path), origin).href;
}

export interface DescribedPage {
  path: string;
  head: PageHead;
  site: Pick<Site, "origin" | "lastUpdated">;
  /** names of the steps of paths: the label table's, and the titles of pages that it lacks */
  labels: Breadcrumbs;
  inLanguage: string;
}

/**
 * The breadcrumb trail to a path, one entry per step that is a page, the homepage first. A step without
 * a label is its address with a capital letter (spec section 2, "Legal pages").
 */
export function buildTrail({
  path,
  site,
  labels,
}: Pick<DescribedPage, "path" | "site" | "labels">) {
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

const listItems = (items: readonly { name: string; url: string }[], key: "item" | "url") =>
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
export function buildPageGraph(described: DescribedPage): Graph {
  const { path, head, site, inLanguage } = described;
  const { title, description, type = "WebPage", faq = [], items = [], mainEntity, others } = head;
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
  const trail: Thing = {
    "@type": "BreadcrumbList",
    "@id": `${url}#breadcrumbs`,
    itemListElement: listItems(buildTrail(described), "item"),
  };
  const questions: Thing = {
    "@type": "FAQPage",
    "@id": `${url}#faq`,
    mainEntity: faq.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
  const listed = items.map(({ name, href }) => ({ name, url: new URL(href, site.origin).href }));
  const list: Thing = {
    "@type": "ItemList",
    "@id": `${url}#items`,
    itemListElement: listItems(listed, "url"),
  };
  return {
    "@context": "https://schema.org",
    "@graph": [
      page,
      trail,
      ...(others?.(inLanguage) ?? []),
      ...(faq.length > 0 ? [questions] : []),
      ...(items.length > 0 ? [list] : []),
    ],
  };
}

/**
 * JSON that is safe inside a `<script>` element: nothing in it can end the element or open a
 * comment (HTML standard, "Restrictions for contents of script elements").
 */
export function serializeJsonLd(graph: Graph): string {
  return JSON.stringify(graph).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

const nameOrganization = (name: string, site: Site) => ({
  "@type": "Organization" as const,
  name,
  url: getCanonicalUrl(paths.home, site),
});

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
    : { ...nameOrganization(name, site), ...own };
}

export function buildSoftwareApplication(
  site: Site,
  details: { category: string; system: string; description: string; features: string[] },
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
    featureList: features,
    publisher: nameOrganization(site.company, site),
  };
}
