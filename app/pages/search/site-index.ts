import MiniSearch from "minisearch";
import type { Entry } from "./entries.ts";

/** Finds entries by the words of a query, the best first. */
export type Search = (query: string) => Entry[];

/** The entries as the page lists them. */
function readEntries(): Entry[] {
  return [...document.querySelectorAll("[data-entries] li")].map((item) => ({
    href: item.querySelector("a")?.getAttribute("href") ?? "",
    title: item.querySelector("a")?.textContent ?? "",
    description: item.querySelector("p")?.textContent ?? "",
  }));
}

/**
 * Loads the words of every page, which the build lists in index.json beside this page.
 *
 * @throws if they cannot be loaded
 */
export async function openSiteIndex(): Promise<Search> {
  const response = await fetch(location.pathname.replace(/\/?$/, "/index.json"));
  if (!response.ok) throw new Error(`index.json: status ${response.status}`);
  const words: Readonly<Record<string, string>> = await response.json();
  const entries = new Map(readEntries().map((entry) => [entry.href, entry]));
  const index = new MiniSearch({
    idField: "href",
    fields: ["title", "description", "words"],
    searchOptions: {
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      boost: { title: 5, description: 2 },
    },
  });
  await index.addAllAsync(
    [...entries.values()].map((entry) => ({ ...entry, words: words[entry.href] ?? "" })),
  );
  return (query) => {
    const every = index.search(query, { combineWith: "AND" });
    const found = every.length > 0 ? every : index.search(query);
    return found.flatMap(({ id }) => entries.get(id) ?? []);
  };
}
