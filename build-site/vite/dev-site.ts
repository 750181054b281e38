import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { ContentConfig } from "content-model/form-places";
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from "vite";
import { editions } from "../../app/editions.ts";
import { type EditionPage, listEditionPages, serverEntry } from "../draw-pages.ts";
import { getLocalEditAddress, preferEditor } from "../editor/edit-address.ts";
import { makeOwnPictures } from "../own-pictures.ts";
import { editorPluginName, importCurrent } from "./editor-plugin.ts";

/** Changes whenever what pages are drawn from does: content or code. */
let state = randomUUID();

/** When it last did. */
let changed = Number.NEGATIVE_INFINITY;

export const getPageState = (): string => state;

/** Reloads every page that was drawn before now: one that is open, and one still loading once it connects. */
export function reloadPages({ ws }: ViteDevServer): void {
  state = randomUUID();
  changed = performance.now();
  ws.send({ type: "full-reload" });
}

const drawnFrom = "aes32:drawn-from";

/** Adds to a document that it tells the server what it was drawn from, through Vite's connection. */
export const addPageState = (html: string, drawnState: string): string =>
  html.replace(
    "</title>",
    `</title><script type="module">import { createHotContext } from "/@vite/client"; createHotContext("/").send("${drawnFrom}", "${drawnState}");</script>`,
  );

/** Reloads a page that was already outdated when it connected: it could not be told before. */
export function reloadLatePages({ ws }: ViteDevServer): void {
  ws.on(drawnFrom, (drawnState, client) => {
    if (drawnState !== state) client.send({ type: "full-reload" });
  });
}

/**
 * Reloads the page when the code it was drawn with changes: Vite knows the modules the browser has
 * loaded, but not those it only has the HTML of. An island refreshes itself and keeps its state.
 */
export function pageReloadPlugin(): Plugin {
  return {
    name: "aes32-page-reload",
    apply: "serve",
    hotUpdate({ file, modules, server }) {
      const { client, ssr } = server.environments;
      if (this.environment !== ssr || modules.length === 0) return;
      if (!isOutsideIslands(modules) && client.moduleGraph.getModulesByFile(file)) return;
      // Vite does this after the hook, and the browser may request the page before that.
      for (const module of modules) ssr.moduleGraph.invalidateModule(module);
      reloadPages(server);
    },
  };
}

/** Whether a page draws one of these modules outside an island. */
function isOutsideIslands(modules: readonly EnvironmentModuleNode[]): boolean {
  const isOutside = ({ file }: EnvironmentModuleNode) => !file?.endsWith(".island.tsx");
  // Grows during iteration, up to modules that nothing imports.
  const reached = new Set(modules.filter(isOutside));
  for (const { importers } of reached) {
    for (const importer of importers) if (isOutside(importer)) reached.add(importer);
  }
  return [...reached].some(({ importers }) => importers.size === 0);
}

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
      if (isStill()) await delay(Math.max(0, savingTime - (performance.now() - changed)));
      if (isStill()) throw error;
      return readCurrent(getKey, make);
    }
  };
}

type App = typeof import("../../app/server.tsx");
type ContentCheck = typeof import("../rules/check-content.ts");
type UnusedFiles = typeof import("../rules/content-questions.ts");
type EditorConfig = typeof import("../editor/editor-config.ts");

const unusedFiles = "/build-site/rules/content-questions.ts";

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
