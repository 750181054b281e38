import type { EntryCollection } from "@sveltia/cms";
import { editorFolder } from "../server/file-rules.ts";
import { matchName } from "./content/files.ts";
import type { ContentConfig } from "./editor/editor-config.ts";

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
 */
export function preferEditor(
  config: ContentConfig,
  getOther: (file: string) => string,
): (file: string) => string {
  return (file) => getEditorAddress(config, file) ?? getOther(file);
}

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
function getEntryName(
  { folder = "", extension = "", path = "{{slug}}" }: EntryCollection,
  file: string,
): string | undefined {
  const slug = matchName(`${folder}/${path.replace("{{slug}}", "*")}.${extension}`, file);
  return slug && path.replace("{{slug}}", slug);
}
