/** The site in one language, with its own content and address prefix. */
export interface Edition {
  /** BCP 47 tag of the language, such as "en": `lang` and `hreflang`. */
  language: string;
  /** BCP 47 tag with a region, such as "en-US": dates, numbers, structured data. */
  locale: string;
  /** Prefix of its paths: "" or, say, "/de". */
  prefix: string;
  /** Its folder, relative to the root, with content/ and public/. */
  folder: string;
}

/** The editions of a site; the first is the default. */
export type Editions = readonly [Edition, ...Edition[]];

interface PageFiles {
  /** The script that starts behaviors, islands and navigation. */
  entry: string;
  /** Every script it needs right away. */
  preload: readonly string[];
  /** The site's full style sheet, for other pages. */
  style: string;
}

/** What a document tells its start script, as JSON. */
export interface PageRecord extends PageFiles {
  /** The language that it was drawn in: a translator changes that of the document. */
  language: string;
}

/** The files that pages name, as the build or the development server knows them. */
export interface BuildFiles extends PageFiles {
  /** Those of a behavior of only some pages, without `preload`. */
  listBehaviorScripts(name: string): readonly string[];
  /** Those of an island, without `preload`. */
  listIslandScripts(name: string): readonly string[];
}

export const recordId = "page-record";

/** The record of a document. In the browser only. */
export function readRecord(of: Document): PageRecord {
  return JSON.parse(of.getElementById(recordId)?.textContent ?? "");
}

/** Id of the element that a page change replaces, with everything that belongs to the page. */
export const pageId = "page";

/** Name of the file next to a page's document with what a page change needs of it. */
export const swapFile = "swap.txt";

/** @param path of a page, or one that is redirected to a page */
export function getSwapPath(path: string): string {
  return path.replace(/\/?$/, `/${swapFile}`);
}

/** Id of the style element with the rules of what the page, its islands and behaviors draw. */
export const pageStyleId = "page-style";

/** Id of the link to those for print and for browsers without scripts: others load it last, and paint without. */
export const lateStyleId = "late-style";

/** @param style path of the site's style sheet */
export const getLateStylePath = (style: string) => style.replace(/\.css$/, "-late.css");

/** The parts of the head that belong to the page, not to the site. */
export const pageTags = [
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[name^="twitter:"]',
  "meta[property]",
  'link[rel="canonical"]',
  'link[rel="alternate"]',
].join();
