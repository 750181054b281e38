import { join } from "node:path";
import type { ContentConfig } from "content-model/form-places";
import type { ViteDevServer } from "vite";
import { editions } from "../../app/editions.ts";
import { type EditionPage, listEditionPages, serverEntry } from "../draw-pages.ts";
import { getLocalEditAddress, preferEditor } from "../editor/edit-address.ts";
import { makeOwnPictures } from "../own-pictures.ts";
import { editorPluginName } from "./editor-plugin.ts";
import { importCurrent } from "./import-current.ts";
import { createCurrentReader } from "./read-current.ts";

type App = typeof import("../../app/server.tsx");
type ContentCheck = typeof import("../rules/all-content.ts");
type UnusedFiles = typeof import("../rules/unused-files.ts");
type EditorConfig = typeof import("../editor/editor-config.ts");

const unusedFiles = "/build-site/rules/unused-files.ts";

/** `pages` is keyed by the files the build would write; `state` is what they were drawn from. */
export type Site = { app: App; state: string; pages: ReadonlyMap<string, EditionPage> };

export type ReadSite = (server: ViteDevServer) => Promise<Site>;

/** Checks and reads all content, and does it again only once something has changed: every page needs all of it. */
export function createSiteReader(root: string): ReadSite {
  const readCurrent = createCurrentReader<App, Site>();
  return (server) =>
    readCurrent(
      () => importCurrent<App>(server, `/${serverEntry}`),
      async (app, state) => {
        const content = "/build-site/rules/all-content.ts";
        const { checkEditions } = await importCurrent<ContentCheck>(server, content);
        await checkEditions(root);
        const getEditAddress = await makeEditAddress(server);
        const { tellUnusedFiles } = await importCurrent<UnusedFiles>(server, unusedFiles);
        const notes = editions.flatMap(({ folder }) => tellUnusedFiles(join(root, folder)));
        const preview = { isPreview: false, hasBackend: true, notes, getEditAddress };
        const ownPictures = await makeOwnPictures(root, editions, { hasDrafts: true });
        const pages = listEditionPages(app, { root, preview, ownPictures, editions });
        return { app, state, pages: new Map(pages.map((each) => [each.file, each])) };
      },
    );
}

/** Whether this is `npm run edit`. */
export const hasEditor = (server: ViteDevServer) =>
  server.config.plugins.some(({ name }) => name === editorPluginName);

/** Where a content file is edited: in the editor, if it runs and has a form for it. */
async function makeEditAddress(server: ViteDevServer): Promise<(file: string) => string> {
  return hasEditor(server)
    ? preferEditor(await makeConfig(server), getLocalEditAddress)
    : getLocalEditAddress;
}

/** The editor's forms, from the schemas as they are now. */
export async function makeConfig(server: ViteDevServer): Promise<ContentConfig> {
  const path = "/build-site/editor/editor-config.ts";
  return (await importCurrent<EditorConfig>(server, path)).makeContentConfig();
}
