import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { editorFolder } from "../../server/file-rules.ts";
import type { EditorSettings } from "../build-env.ts";
import { buildEditor, buildEditorPage } from "./build-editor.ts";
import { makeEditorConfig } from "./site-config.ts";

/** Adds the editor to the client folder of a release, at /edit. */
export async function writeEditor(
  root: string,
  client: string,
  settings: EditorSettings,
): Promise<void> {
  const { entry, files } = await buildEditor(root, "main");
  const all = new Map([
    ...files,
    [`${editorFolder}index.html`, buildEditorPage(entry)],
    [`${editorFolder}config.json`, await makeEditorConfig(settings)],
  ]);
  for (const [name, content] of all) {
    const file = join(client, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
