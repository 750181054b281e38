import type { EntryCollection } from "@sveltia/cms";
import { editorFolder } from "../../server/file-rules.ts";
import type { ContentConfig } from "./editor-config.ts";

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
  const [before = "", after = ""] = `${folder}/${path}.${extension}`.split("{{slug}}");
  const isIn = file.startsWith(before) && file.endsWith(after);
  const slug = file.slice(before.length, -after.length);
  return isIn && !slug.includes("/") ? path.replace("{{slug}}", slug) : undefined;
}
