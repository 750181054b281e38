/** A script's address and those of the style sheets that it needs. */
export interface RouteFiles {
  id: string;
  module: string;
  css: readonly string[];
}

/**
 * What a built page tells its scripts, as JSON in the document: with it they can take the page over
 * without the table of all pages, which is loaded for the first change of page.
 */
export interface PageRecord {
  /** The script that takes the page over. */
  entry: string;
  /** Every script that it will need, to be fetched at once. */
  preload: readonly string[];
  /** The table of all pages: a script that fills `window.__reactRouterManifest`. */
  manifest: string;
  root: RouteFiles;
  page: RouteFiles;
  params: Readonly<Record<string, string | undefined>>;
}

/** Where the document holds its record, and the page's data if it has any. */
export const recordId = "page-record";
export const dataId = "page-data";

/** JSON for a script element of type application/json: nothing in it can end the element. */
export function serializeForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

let record: PageRecord | undefined;

/** The record of the page with which the visit began. In the browser only. */
export function readRecord(): PageRecord {
  record ??= readJson<PageRecord>(recordId);
  return record;
}

/** What the loader gave for the page with which the visit began; null where it has none. */
export function readData(): unknown {
  return readJson(dataId);
}

function readJson<Value>(id: string): Value {
  return JSON.parse(document.getElementById(id)?.textContent ?? "null");
}
