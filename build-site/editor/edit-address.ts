import type { EntryCollection } from "@sveltia/cms";
import { type ContentConfig, matchEntry } from "content-model/form-places";
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

/** Where a content file is edited in development. */
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

/** Whether an address is that of a form, here or on another site. */
export const isFormAddress = (address: string) => address.includes(`/${editorFolder}#/`);

/**
 * Where the editor opens a content file, such as
 * `/edit/#/collections/pages/entries/pages-about`; undefined if it does not have that file.
 *
 * @param file from the project's root, such as `content/pages/about.yaml`
 */
export function getEditorAddress(
  { collections = [] }: ContentConfig,
  file: string,
): string | undefined {
  for (const collection of collections) {
    if ("divider" in collection) continue;
    const entry =
      "folder" in collection
        ? getEntryName(collection, file)
        : collection.files.find((each) => each.file === file)?.name;
    if (entry) return `/${editorFolder}#/collections/${collection.name}/entries/${entry}`;
  }
  return undefined;
}

/** How the editor calls a folder's file: its path below the folder, without its ending. */
function getEntryName(collection: EntryCollection, file: string): string | undefined {
  const { path = "{{slug}}" } = collection;
  const slug = matchEntry(collection, file);
  return slug && path.replace("{{slug}}", slug);
}
