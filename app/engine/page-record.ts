/** What a document tells its start script, as JSON. */
export interface PageRecord {
  /** The script that makes the page come alive. */
  entry: string;
  /** Every script that it needs at once. */
  preload: readonly string[];
  /** The style sheets of the whole site: what scripts put on a page, and other pages, need them. */
  styles: readonly string[];
}

/** Id of the script element with the record. */
export const recordId = "page-record";

/** The record of a document. In the browser only. */
export function readRecord(of: Document): PageRecord {
  const json = of.getElementById(recordId)?.textContent;
  return json ? JSON.parse(json) : { entry: "", preload: [], styles: [] };
}

/** JSON for a script element of type application/json: nothing in it can end the element. */
export function serializeForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/** Id of the element that a change of page replaces: everything that belongs to the page. */
export const pageId = "page";
