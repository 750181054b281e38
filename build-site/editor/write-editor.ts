import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { editorFolder } from "../../server/file-rules.ts";
import type { EditorSettings } from "../build-env.ts";
import { buildEditor, buildEditorPage } from "./build-editor.ts";
import { buildEditorConfig } from "./temp-config.ts";

/** Adds the editor to the client folder of a release, at /edit. */
export async function writeEditor(
  root: string,
  client: string,
  settings: EditorSettings,
): Promise<void> {
  const { entry, files } = await buildEditor(root, "main");
  const config = { ...(await buildEditorConfig()), ...getBackend(settings) };
  const all = new Map([
    ...files,
    [`${editorFolder}index.html`, buildEditorPage(entry)],
    [`${editorFolder}config.json`, JSON.stringify(config)],
  ]);
  for (const [name, content] of all) {
    const file = join(client, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** What is saved is a commit on a branch of its own with a pull request. */
function getBackend({ authUrl, branch, repository }: EditorSettings) {
  return {
    backend: {
      name: "github",
      repo: repository,
      branch,
      // The workflow reports a preview's address as a commit status with this name.
      preview_context: "preview",
      ...(authUrl ? { base_url: authUrl } : { auth_methods: ["token"] }),
    },
    publish_mode: "editorial_workflow",
  };
}
