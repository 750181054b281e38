import { posix } from "node:path";
import type { ContentConfig } from "content-model/form-places";
import { getArticlePath, getCanonicalPath, paths } from "../../app/routes.ts";
import { findPageOf, type PageParts } from "../page-files.ts";
import { entryPages } from "../sources/entry-pages.ts";
import { getDownloadPath } from "../sources/text-files.ts";

/** In a path, the name of an entry's file. */
const slug = "{{slug}}";

/** Where the entries of folders are seen, by the folder's collection. */
const folderPaths: Readonly<Record<string, string>> = {
  articles: getArticlePath(slug),
  documents: getDownloadPath(slug),
  "document-parts": paths.resources,
  legal: `/${slug}`,
  ...Object.fromEntries(entryPages.map(({ source, getPath }) => [source.folder, getPath(slug)])),
};

/**
 * Adds to each entry where the site shows it, for the editor's "View Preview" and "View on Live Site".
 *
 * @param root the folder with content/
 * @param pages of the site
 */
export function addPreviewPaths(
  { collections = [], ...rest }: ContentConfig,
  { root, pages }: { root: string; pages: readonly PageParts[] },
): ContentConfig {
  return {
    ...rest,
    collections: collections.map((collection) => {
      if ("divider" in collection) return collection;
      if ("files" in collection) {
        const files = collection.files.map((each) => ({
          ...each,
          preview_path: getCanonicalPath(
            findPageOf(root, pages, each.file, paths.home) ?? paths.home,
          ),
        }));
        return { ...collection, files };
      }
      const path = folderPaths[collection.name];
      if (!path) throw new Error(`where are the entries of ${collection.folder} seen?`);
      // Otherwise the editor would write a new address's predecessors into the entry.
      const shown = { preview_path: addSlash(path), aliases_field: false };
      return { ...collection, ...shown };
    }),
  };
}

/** A file's path has no slash at its end. */
const addSlash = (path: string) => (posix.extname(path) ? path : getCanonicalPath(path));
