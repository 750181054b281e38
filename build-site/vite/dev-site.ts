import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { ContentConfig } from "content-model/form-places";
import type { ViteDevServer } from "vite";
import { editions } from "../../app/editions.ts";
import { type EditionPage, listEditionPages, serverEntry } from "../draw-pages.ts";
import { getLocalEditAddress, preferEditor } from "../editor/edit-address.ts";
import { makeOwnPictures } from "../own-pictures.ts";
import { editorPluginName, importCurrent } from "./editor-plugin.ts";
import { getPageState, getStateAge } from "./page-reload-plugin.ts";

/** A save is several files: a fault that is found while they come may be gone with the last. */
const savingTime = 1500;

/** For as long, a fault stands without being looked for again, unless something changes. */
const faultTime = 5000;

/**
 * Remembers what was made of the content and the code as they are, and makes it once for all who ask
 * meanwhile. A fault is told only of what is still there.
 */
export function createCurrentReader<Key, Value>() {
  let last: { key: Key; state: string; value: Promise<Value>; until: number } | undefined;
  return async function readCurrent(
    getKey: () => Promise<Key>,
    make: (key: Key, state: string) => Promise<Value>,
  ): Promise<Value> {
    const state = getPageState();
    const key = await getKey();
    const isCurrent = last?.key === key && last.state === state && performance.now() < last.until;
    const asked =
      last && isCurrent
        ? last
        : { key, state, value: make(key, state), until: Number.POSITIVE_INFINITY };
    last = asked;
    try {
      return await asked.value;
    } catch (error) {
      if (asked.until === Number.POSITIVE_INFINITY) asked.until = performance.now() + faultTime;
      const isStill = () => state === getPageState();
      if (isStill()) await delay(Math.max(0, savingTime - getStateAge()));
      if (isStill()) throw error;
      return readCurrent(getKey, make);
    }
  };
}

type App = typeof import("../../app/server.tsx");
type ContentCheck = typeof import("../rules/check-content.ts");
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
        const content = "/build-site/rules/check-content.ts";
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

export const hasEditor = (server: ViteDevServer) =>
  server.config.plugins.some(({ name }) => name === editorPluginName);

/** Where a content file is edited: in the editor, if it runs and has a form for it. */
async function makeEditAddress(server: ViteDevServer): Promise<(file: string) => string> {
  return hasEditor(server)
    ? preferEditor(await makeConfig(server), getLocalEditAddress)
    : getLocalEditAddress;
}

export async function makeConfig(server: ViteDevServer): Promise<ContentConfig> {
  const path = "/build-site/editor/editor-config.ts";
  return (await importCurrent<EditorConfig>(server, path)).makeContentConfig();
}
