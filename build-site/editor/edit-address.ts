import { load } from "cheerio";
import { type ContentConfig, findForm } from "content-model/form-places";
import { editorFolder } from "../../server/file-rules.ts";

/**
 * Where a content file of a branch is edited.
 *
 * @param base GitHub's edit address of the branch, with the branch's name as it is
 */
export function getBranchEditAddress(base: string, file: string): string {
  return encodeURI(`${base}/${file}`).replaceAll("#", "%23");
}

/** Path of the development server that opens a file in the editor that is running (Vite). */
export const openInEditorPath = "/__open-in-editor";

export function getLocalEditAddress(file: string): string {
  return `${openInEditorPath}?file=${encodeURIComponent(file)}`;
}

/**
 * Where content files are edited on a site with an editor: there, or, if it has no form for a file,
 * where `getOther` says.
 *
 * @param origin of that site, if it is another than the page's
 */
export function preferEditor(
  config: ContentConfig,
  getOther: (file: string) => string,
  origin = "",
): (file: string) => string {
  return (file) => {
    const address = getEditorAddress(config, file);
    return address === undefined ? getOther(file) : origin + address;
  };
}

export const isFormAddress = (address: string) => address.includes(`/${editorFolder}#/`);

/**
 * Where the editor opens a content file, such as
 * `/edit/#/collections/pages/entries/pages-about`; undefined if it does not have that file.
 *
 * @param file from the project's root, such as `content/pages/about.yaml`
 */
export function getEditorAddress(config: ContentConfig, file: string): string | undefined {
  const found = findForm(config, file);
  return found && `/${editorFolder}#/collections/${found.collection.name}/entries/${found.entry}`;
}

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
