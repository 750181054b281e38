import type { CmsConfig } from "@sveltia/cms";
import { filesPath } from "../../app/routes.ts";
import type { EditorSettings } from "../build-env.ts";
import { makeContentConfig } from "./editor-config.ts";

type Saving = Pick<CmsConfig, "backend" | "publish_mode">;

/** What the editor is and where it puts files that are dropped in. */
const common = {
  app_title: "Editor",
  logo: { src: "/icon.svg" },
  media_folder: "content/files",
  public_folder: filesPath,
  media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: false },
} satisfies Partial<CmsConfig>;

/** `npm run edit`: files are saved in the working folder (editor/local.ts). */
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

/**
 * The editor's configuration as JSON.
 *
 * @param settings of the editor on the site; none for `npm run edit`
 */
export async function makeEditorConfig(settings?: EditorSettings): Promise<string> {
  const config: CmsConfig = {
    ...(await makeContentConfig()),
    ...common,
    ...(settings ? onGitHub(settings) : inWorkingFolder),
  };
  return JSON.stringify(config);
}
