import type { BreadcrumbList, FAQPage, Graph, ItemList, Thing, WebPage } from "schema-dts";

/** One step of a breadcrumb trail, or one entry of a list: a name and an absolute address. */
export interface NamedUrl {
  name: string;
  url: string;
}

/** The structured page record of the specification (section 3). */
export interface PageRecord {
  pageName: string;
  /** Absolute canonical address. */
  pageUrl: string;
  /** ISO 8601 date. */
  dateModified: string;
  description: string;
  /** BCP 47 tag, such as "en-US". */
  inLanguage: string;
  breadcrumbs: readonly NamedUrl[];
  faq?: readonly { question: string; answer: string }[];
  items?: readonly NamedUrl[];
  mainEntity?: Thing;
}

/** The page's schema.org type. */
export type PageType = "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage" | "ProfilePage";

function buildBreadcrumbs(pageUrl: string, breadcrumbs: readonly NamedUrl[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    "@id": `${pageUrl}#breadcrumbs`,
    itemListElement: breadcrumbs.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: url,
    })),
  };
}

function buildFaq(pageUrl: string, faq: NonNullable<PageRecord["faq"]>): FAQPage {
  return {
    "@type": "FAQPage",
    "@id": `${pageUrl}#faq`,
    mainEntity: faq.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

function buildItems(pageUrl: string, items: readonly NamedUrl[]): ItemList {
  return {
    "@type": "ItemList",
    "@id": `${pageUrl}#items`,
    itemListElement: items.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      url,
    })),
  };
}

/**
 * The JSON-LD graph of a page: the page itself, its breadcrumbs, its FAQ and items if any, and
 * whatever else the page describes (an organization, a software application).
 */
export function buildGraph(type: PageType, page: PageRecord, others: readonly Thing[] = []): Graph {
  const { pageName, pageUrl, dateModified, description, inLanguage, breadcrumbs } = page;
  const { faq, items, mainEntity } = page;
  const webPage: WebPage = {
    "@type": type as "WebPage",
    "@id": pageUrl,
    url: pageUrl,
    name: pageName,
    description,
    dateModified,
    inLanguage,
    breadcrumb: { "@id": `${pageUrl}#breadcrumbs` },
    ...(mainEntity && { mainEntity }),
  };
  const things: Thing[] = [webPage, buildBreadcrumbs(pageUrl, breadcrumbs), ...others];
  if (faq?.length) things.push(buildFaq(pageUrl, faq));
  if (items?.length) things.push(buildItems(pageUrl, items));
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
