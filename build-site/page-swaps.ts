import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { load } from "cheerio/slim";
import { pageId, pageTags, recordId, swapFile } from "../app/engine/page-record.ts";

/**
 * What a page change needs of a document: its title, the parts of the head that belong to the page,
 * `#page` and the page record. About half the bytes on the wire: no styles, menus or structured data.
 */
export function cutSwap(html: string): string {
  const indices = { withStartIndices: true, withEndIndices: true };
  const $ = load(html, { xml: { xmlMode: false, ...indices } });
  const cut = (selector: string) =>
    $(selector)
      .get()
      .map(({ startIndex, endIndex }) => html.slice(startIndex ?? 0, (endIndex ?? -1) + 1))
      .join("");
  const page = cut(`#${pageId}`).replaceAll(
    /<script type="application\/ld\+json">.*?<\/script>/gs,
    "",
  );
  const { lang } = $("html").attr() ?? {};
  return `<!DOCTYPE html><html lang="${lang}"><head>${cut(`title, ${pageTags}`)}</head><body>${page}${cut(`#${recordId}`)}</body></html>`;
}

/**
 * Writes next to each page with an address what a link to it fetches (engine/navigation.ts).
 *
 * @param client folder of the built site
 * @param pages HTML files below it
 */
export function writePageSwaps(client: string, pages: readonly string[]): void {
  for (const page of pages) {
    const html = readFileSync(join(client, page), "utf8");
    writeFileSync(join(client, dirname(page), swapFile), cutSwap(html));
  }
}
