import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CheerioAPI } from "cheerio";
import { getOnce } from "./get-once.ts";

/** Names of the islands of a page. */
export const listIslands = ($: CheerioAPI) => [
  ...new Set($("[data-island]").map((_, element) => $(element).attr("data-island") ?? "")),
];

/**
 * Finds what islands may draw: each word of their scripts' strings may be an element, a class or an id.
 * Behaviors draw nothing, they turn attributes; and React knows the names of all elements.
 *
 * @param folder of the scripts
 */
export function createNameLister(folder: string): (islands: readonly string[]) => Set<string> {
  const files = readdirSync(folder).filter((name) => name.endsWith(".js"));
  const find = (name: string) => files.filter((file) => file.startsWith(`${name}.island-`));
  const scripts = new Map<string, { words: string[]; imports: string[] }>();
  const read = (file: string) => {
    const text = readFileSync(join(folder, file), "utf8");
    const imports = text.matchAll(/["`]\.\/([\w.-]+\.js)["`]/g);
    // Packages list the names of elements that they could draw.
    const words = text.replaceAll(/\[(?:["`]\w+["`],?)+\]/g, "").split(/[\s"`]+/);
    return { words, imports: [...imports].map(([, name = ""]) => name) };
  };
  return (islands) => {
    const waiting = islands.flatMap(find);
    const words = new Set<string>();
    const seen = new Set<string>();
    for (const file of waiting) {
      // The one of every page imports all islands that there are.
      if (seen.has(file) || /^(?:browser|react)-/.test(file)) continue;
      seen.add(file);
      const script = getOnce(scripts, file, () => read(file));
      waiting.push(...script.imports);
      for (const word of script.words) words.add(word);
    }
    return words;
  };
}
