import { type CheerioAPI, load } from "cheerio";
import { editions } from "../app/editions.ts";
import * as app from "../app/server.tsx";
import { getPageFile, listEditionPages, type Preview } from "../build-site/draw-pages.ts";

/**
 * Draws a page as the build does, for unit tests; undefined if the content makes no such page.
 *
 * @param root the folder with content/
 * @param preview as the team sees it; by default, as visitors do
 */
export function drawPage(root: string, path: string, preview?: Preview): CheerioAPI | undefined {
  const pages = listEditionPages(app, { root, preview, editions });
  const page = pages.find(({ file }) => file === getPageFile({ path }));
  return page && load(page.draw());
}

const team: Preview = { isPreview: true, hasBackend: false, notes: [], getEditAddress: String };

/** Every page as the team sees the site, with drafts, in the language of content/. */
export const listPages = (root: string) =>
  listEditionPages(app, { root, preview: team, editions: [editions[0]] }).map(({ page }) => page);
