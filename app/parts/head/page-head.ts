import type { Thing } from "schema-dts";
import type { Site } from "../chrome/site-schema.ts";
import type { PageType } from "./structured-data.ts";

/** The one day on which a page says it was last changed, wherever it does (ISO 8601). */
export function getModified({ modified }: PageHead, { lastUpdated }: Pick<Site, "lastUpdated">) {
  return modified ?? lastUpdated.structuredData;
}

/** What search engines and link previews are told of a page. */
export interface PageHead {
  /** The page's title; the product's name is added where the title does not have it. */
  title: string;
  /** 50 to 160 characters. */
  description: string;
  /** Whether the feed of the articles belongs to the page. */
  hasFeed?: boolean;
  isArticle?: boolean;
  /** What schema.org calls the page; "WebPage" where it has no better word. */
  type?: PageType;
  /** ISO 8601 day on which the page was last changed, where it has one of its own. */
  modified?: string;
  faq?: readonly { question: string; answer: string }[];
  /** What the page lists, each with a path of the site or an address. */
  items?: readonly { name: string; href: string }[];
  /** What else the page describes, in the language that a BCP 47 tag names. */
  others?: (language: string) => readonly Thing[];
}
