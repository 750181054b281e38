import { load } from "cheerio";

/**
 * The words of every page for the search (app/pages/search), each word once.
 *
 * @param pages the HTML of every page by its path
 * @returns JSON: the words by path
 */
export function buildSearchIndex(pages: ReadonlyMap<string, string>): string {
  const words = [...pages].map(([path, html]) => [path, listWords(html)]);
  return JSON.stringify(Object.fromEntries(words));
}

function listWords(html: string): string {
  const $ = load(html);
  $("script, style, svg").remove();
  // Without spaces, a word and the next element’s would be one.
  $("main *").before(" ").after(" ");
  const text = $("main").text().toLowerCase();
  return [...new Set(text.match(/[\p{L}\p{N}]+/gu))].join(" ");
}
