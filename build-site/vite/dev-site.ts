import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { ContentError } from "content-model/check-files";
import type { Fault } from "content-model/content-file";
import { joinSentences } from "content-model/form-labels";
import { type ContentConfig, getFormWords } from "content-model/form-places";
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from "vite";
import { editions } from "../../app/editions.ts";
import type { Edition } from "../../app/engine/page-record.ts";
import { oldAddresses } from "../../app/fields/redirects-schema.ts";
import type { PreviewFault } from "../../app/parts/preview/PreviewBar.tsx";
import { type EditionPage, listEditionPages, type Preview, serverEntry } from "../draw-pages.ts";
import { getEditorAddress, getLocalEditAddress, preferEditor } from "../editor/edit-address.ts";
import { labels } from "../editor/editor-config.ts";
import { makeOwnPictures } from "../own-pictures.ts";
import { readContent } from "../sources/read-content.ts";
import { editorPluginName, importCurrent } from "./editor-plugin.ts";

/** Changes whenever what pages are drawn from does: content or code. */
let state = randomUUID();

export const getPageState = (): string => state;

/** Reloads every page that was drawn before now: one that is open, and one still loading once it connects. */
export function reloadPages({ ws }: ViteDevServer): void {
  state = randomUUID();
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

/**
 * A fault as the form calls things, and where it opens.
 *
 * @param forms the editor's; without an editor, the files and their fields
 */
export function tellFault(
  { file, line, field, path, message, about }: Fault,
  forms: ContentConfig | undefined,
): PreviewFault {
  // YAML that cannot be read, or two versions next to each other.
  const hasNoForm = path === undefined && (file.endsWith(".yaml") || message.includes("<<<<<<<"));
  if (!forms || hasNoForm) {
    const advice = forms && "The editor cannot open this file before it is right.";
    return {
      name: `${file}, line ${line}${field && `: ${field}`}`,
      href: getLocalEditAddress(`${file}:${line}`),
      isInEditor: false,
      words: joinSentences([message, about, advice]),
    };
  }
  const {
    collection,
    entry = file,
    field: steps = [],
  } = getFormWords(forms, file, path ?? []) ?? {};
  const place = path || !file.endsWith(".md") ? steps : ["Text"];
  return {
    name: [...(collection ? [collection] : []), entry, ...place].join(" › "),
    href: getEditorAddress(forms, file) ?? getLocalEditAddress(file),
    isInEditor: true,
    words: joinSentences([
      ...labels.getHint(message).split(/; (?=expected|did you mean|[a-z]+ )/),
      about && labels.getHint(about),
    ]),
  };
}

type App = typeof import("../../app/server.tsx");
type ContentCheck = typeof import("../rules/check-content.ts");
type ContentQuestions = typeof import("../rules/content-questions.ts");
type EditorConfig = typeof import("../editor/editor-config.ts");

export interface Site {
  /** what it was drawn from */
  state: string;
  preview: Preview;
  /** by the files that the build would write */
  pages: ReadonlyMap<string, EditionPage>;
  /** where old addresses lead */
  moved: ReadonlyMap<Edition, Readonly<Record<string, string>>>;
}

/** Why no page can be shown. */
export type Failure = Error & { told?: readonly PreviewFault[] };

export type ReadSite = () => Promise<Site>;

/**
 * Checks and reads all content, once for all who ask until something changes: every page needs all of it.
 * While it does not fit, pages are as they are now, or else as they last were, and say what is wrong.
 */
export function createSiteReader(server: ViteDevServer, root: string): ReadSite {
  let last: { app: App; state: string; site: Promise<Site>; until: number } | undefined;
  let drawn: Site | undefined;

  async function makeSite(app: App, state: string): Promise<Site> {
    const importRule = <Module>(name: string) =>
      importCurrent<Module>(server, `/build-site/rules/${name}.ts`);
    const { checkEditions } = await importRule<ContentCheck>("check-content");
    const { tellUnusedFiles } = await importRule<ContentQuestions>("content-questions");
    // By name, because the runner has its own class.
    const readFaults = (error: Error & Partial<ContentError>) => {
      if (error.name !== "ContentError" || !error.faults) throw error;
      // It may go without a change of content, such as by a commit.
      if (last) last.until = performance.now() + 5000;
      return error.faults;
    };
    const forms = hasEditor(server) ? await makeConfig(server) : undefined;
    // Of those that publishing mends, there is nothing to correct.
    const isMended = ({ words }: PreviewFault) => /publishing sends/i.test(words);
    const tell = (faults: readonly Fault[]) => {
      const all = faults.map((each) => tellFault(each, forms));
      const notes = all.filter(isMended).map(({ name, words }) => `${name}: ${words}`);
      notes.push(...editions.flatMap(({ folder }) => tellUnusedFiles(join(root, folder))));
      return { notes, faults: all.filter((each) => !isMended(each)) };
    };
    const found = await checkEditions(root).then(() => undefined, readFaults);
    let told = tell(found ?? []);
    const getEditAddress = forms ? preferEditor(forms, getLocalEditAddress) : getLocalEditAddress;
    const preview: Preview = { isPreview: false, hasBackend: true, getEditAddress, ...told };
    try {
      const ownPictures = await makeOwnPictures(root, editions, { hasDrafts: true });
      const pages = listEditionPages(app, { root, preview, ownPictures, editions });
      const moved = editions.map(
        (each) => [each, readContent(join(root, each.folder), oldAddresses)] as const,
      );
      drawn = {
        state,
        preview,
        pages: new Map(pages.map((each) => [each.file, each])),
        moved: new Map(moved),
      };
    } catch (failure) {
      // What does not fit may have been saved after the check.
      if (!found) told = tell(readFaults(failure as Error));
      if (!drawn) throw Object.assign(failure as Error, { told: told.faults });
      Object.assign(drawn.preview, told);
      drawn = { ...drawn, state };
    }
    return drawn;
  }

  return async () => {
    const state = getPageState();
    const app = await importCurrent<App>(server, `/${serverEntry}`);
    const isCurrent = last?.app === app && last.state === state && performance.now() < last.until;
    if (last && isCurrent) return last.site;
    const site = makeSite(app, state);
    last = { app, state, site, until: Number.POSITIVE_INFINITY };
    site.catch(() => {
      last = undefined;
    });
    return site;
  };
}

export const hasEditor = (server: ViteDevServer) =>
  server.config.plugins.some(({ name }) => name === editorPluginName);

export async function makeConfig(server: ViteDevServer): Promise<ContentConfig> {
  const path = "/build-site/editor/editor-config.ts";
  return (await importCurrent<EditorConfig>(server, path)).makeContentConfig();
}
