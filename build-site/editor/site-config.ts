import type { CmsConfig } from "@sveltia/cms";
import { filesPath } from "../../app/routes.ts";
import type { EditorSettings } from "../build-env.ts";
import type { PageParts } from "../page-files.ts";
import { makeContentConfig } from "./editor-config.ts";
import { addPreviewPaths } from "./preview-paths.ts";

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

/** The editor on the site. */
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
