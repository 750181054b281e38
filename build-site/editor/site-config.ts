import { posix } from "node:path";
import type { CmsConfig } from "@sveltia/cms";
import type { ContentConfig } from "content-model/form-places";
import { site } from "../../app/parts/head/site-schema.ts";
import { filesPath, getArticlePath, getCanonicalPath, paths } from "../../app/routes.ts";
import type { EditorSettings } from "../build-env.ts";
import { findPageOf, type PageParts } from "../page-files.ts";
import { entryPages } from "../sources/entry-pages.ts";
import { readContent } from "../sources/read-content.ts";
import { getDownloadPath } from "../sources/text-files.ts";
import { getBranchEditAddress, preferEditor } from "./edit-address.ts";
import { makeContentConfig } from "./editor-config.ts";

type GetAddress = (file: string) => string;

/**
 * Where a branch's content files are edited: in the form at the published site, if its editor made the
 * branch, because it shows no other drafts; else, and whatever has no form, on GitHub.
 *
 * @param root the folder with content/
 * @param base GitHub's edit address of the branch, with the branch's name as it is
 * @param repository that the site's editor saves in; undefined if it has none
 * @throws ContentError if the site's address is needed and does not fit
 */
export async function readBranchAddresses(
  root: string,
  base: string,
  repository: string | undefined,
): Promise<GetAddress> {
  const getOnGitHub: GetAddress = (file) => getBranchEditAddress(base, file);
  // A branch of the editor is cms/COLLECTION/ENTRY.
  if (!repository || !base.includes(`/${repository}/edit/cms/`)) return getOnGitHub;
  const { origin } = readContent(root, site);
  return preferEditor(await makeContentConfig(), getOnGitHub, origin);
}

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
      const preview_path = posix.extname(path) ? path : getCanonicalPath(path);
      return { ...collection, preview_path, aliases_field: false };
    }),
  };
}

type Saving = Pick<CmsConfig, "backend" | "publish_mode">;

/** What the editor is and where it puts files that are dropped in. */
const common = {
  app_title: "Editor",
  logo: { src: "/icon.svg" },
  media_folder: "content/files",
  public_folder: filesPath,
  media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: false },
} satisfies Partial<CmsConfig>;

/** `npm run edit`: files are saved in the working folder (browser/local.ts). */
const inWorkingFolder: Saving = { backend: { name: "test-repo" }, publish_mode: "simple" };

/** What is saved is a commit on a branch of its own, with a pull request. */
function onGitHub({ authUrl, branch, repository }: EditorSettings): Saving {
  return {
    backend: {
      name: "github",
      repo: repository,
      branch,
      // A commit status of this name has the address of the branch's preview.
      preview_context: "preview",
      ...(authUrl ? { base_url: authUrl } : { auth_methods: ["token"] }),
    },
    publish_mode: "editorial_workflow",
  };
}

export interface EditedSite {
  settings: EditorSettings;
  /** the folder with content/ */
  root: string;
  /** the pages that are made from it */
  pages: readonly PageParts[];
}

/**
 * The editor's configuration as JSON.
 *
 * @param site none for `npm run edit`, which shows the page beside the form
 */
export async function makeEditorConfig(site?: EditedSite): Promise<string> {
  const content = await makeContentConfig();
  const config: CmsConfig = {
    ...(site ? addPreviewPaths(content, site) : content),
    ...common,
    ...(site ? onGitHub(site.settings) : inWorkingFolder),
  };
  return JSON.stringify(config);
}
