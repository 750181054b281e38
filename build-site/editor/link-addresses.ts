import { load } from "cheerio";

/** A heading is cut to about so many characters. */
const longestName = 70;

const shorten = (text: string) => text.replace(/\s+/g, " ").trim().slice(0, longestName);

/** What is on a page at its anchors: a section's name is its heading's, wherever that is. */
function listPlaces(html: string): { title: string; places: [id: string, name: string][] } {
  const $ = load(html);
  const ids = new Map(
    $("main [id]")
      .not("svg *, input, select, textarea, button")
      .toArray()
      .map((element) => [$(element).attr("id") ?? "", $(element)]),
  );
  const places = [...ids].flatMap(([id, element]): [string, string][] => {
    // A heading is its section's place, or has none: its number changes when a band is moved.
    if (id.endsWith("-title")) return [];
    const own = element.is("h2, h3") ? element : element.find("h2, h3, summary");
    const name = shorten((ids.get(`${id}-title`) ?? own.first()).text());
    return name ? [[id, name]] : [];
  });
  // Without the site's suffix, " - AES/32".
  const [title = ""] = $("title").text().split(" - ");
  return { title: shorten(title), places };
}

/**
 * What a link of the content can lead to: every page, and the places on it that have an anchor.
 *
 * @param documents the HTML of pages by their paths
 * @returns JSON: pairs of an address and what is there, such as ["/security#downtime", "Security › Downtime"]
 */
export function buildAddressList(documents: ReadonlyMap<string, string>): string {
  const addresses = [...documents].flatMap(([path, html]) => {
    const { title, places } = listPlaces(html);
    return [[path, title], ...places.map(([id, name]) => [`${path}#${id}`, `${title} › ${name}`])];
  });
  return JSON.stringify(addresses);
}
