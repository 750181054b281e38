import { randomUUID } from "node:crypto";
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from "vite";

/** Changes whenever what pages are drawn from does: content or code. */
let state = randomUUID();

/** When it last did. */
let changed = Number.NEGATIVE_INFINITY;

export const getPageState = (): string => state;

export const getStateAge = (): number => performance.now() - changed;

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
