import type { EnvironmentModuleNode, Plugin } from "vite";
import { reloadPages } from "./page-state.ts";

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
