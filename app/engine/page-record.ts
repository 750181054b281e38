/** What a document tells its start script, as JSON. */
export interface PageRecord {
  /** The script that starts islands, behaviors and navigation. */
  entry: string;
  /** Every script it needs right away. */
  preload: readonly string[];
  /** The site's full style sheets, for other pages and for what scripts add to this one. */
  styles: readonly string[];
}

/** Id of the script element with the record. */
export const recordId = "page-record";

/** The record of a document. In the browser only. */
export function readRecord(of: Document): PageRecord {
  const json = of.getElementById(recordId)?.textContent;
  return json ? JSON.parse(json) : { entry: "", preload: [], styles: [] };
}

/**
 * JSON that is safe in a script element of type application/json: nothing in it can end the
 * element.
 */
export function serializeForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/** Id of the element that a page change replaces, with everything that belongs to the page. */
export const pageId = "page";

/** Name of the file next to a page's document with what a page change needs of it. */
export const swapFile = "swap.txt";

/** @param path of a page, or one that is redirected to a page */
export function getSwapPath(path: string): string {
  return path.replace(/\/?$/, `/${swapFile}`);
}

/** What is below a page's first screen. */
export const restSelector = "main>:nth-child(n+3),main~*";

/** Id of the style element with the rules that the page itself uses. */
export const pageStyleId = "page-style";
