import type { Thing } from "schema-dts";
import type { Site } from "./site-schema.ts";

/**
 * The title for a browser tab: the suffix is added unless the title contains the product's name.
 */
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
export function getModified({ modified }: PageHead, { lastUpdated }: Days) {
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
  /** 50 to 160 characters. */
  description: string;
  /** Whether the page links to the articles' feed. */
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
