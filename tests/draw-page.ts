import { type CheerioAPI, load } from "cheerio";
import { editions } from "../app/editions.ts";
import * as app from "../app/server.tsx";
import { getPageFile, listEditionPages } from "../build-site/draw-pages.ts";

/**
 * Draws a page as the build does, for unit tests; undefined if the content makes no such page.
 *
 * @param root the folder with content/
 */
export function drawPage(root: string, path: string): CheerioAPI | undefined {
  const pages = listEditionPages(app, { root, preview: undefined, editions });
  const page = pages.find(({ file }) => file === getPageFile({ path }));
  return page && load(page.draw({ buildRecord: () => ({ entry: "", preload: [], styles: [] }) }));
}
