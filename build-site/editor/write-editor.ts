import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { editorFolder } from "../../server/file-rules.ts";
import { getPageFile } from "../draw-pages.ts";
import { buildEditor, buildEditorPage } from "./build-editor.ts";
import { buildAddressList } from "./link-addresses.ts";
import { type EditedSite, makeEditorConfig } from "./site-config.ts";

/** Adds the editor to the client folder of a release, at /edit. */
export async function writeEditor(client: string, site: EditedSite): Promise<void> {
  const { entry, files } = await buildEditor(site.root, "main");
  const documents = site.pages.flatMap(({ address }) => {
    const file = "path" in address && join(client, getPageFile(address));
    return file && existsSync(file) ? [[address.path, readFileSync(file, "utf8")] as const] : [];
  });
  const all = new Map([
    ...files,
    [`${editorFolder}index.html`, buildEditorPage(entry)],
    [`${editorFolder}config.json`, await makeEditorConfig(site)],
    [`${editorFolder}addresses.json`, buildAddressList(new Map(documents))],
  ]);
  for (const [name, content] of all) {
    const file = join(client, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
