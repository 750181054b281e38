import type { EnvironmentModuleNode, Plugin } from "vite";

/**
 * Reloads the page when code changes that it was drawn with: Vite knows the modules that the browser
 * has, and not those whose HTML it has. An island refreshes itself, with its state kept.
 */
export function pageReloadPlugin(): Plugin {
  return {
    name: "aes32-page-reload",
    apply: "serve",
    hotUpdate({ file, modules, server: { environments, ws } }) {
      const { client, ssr } = environments;
      if (this.environment !== ssr || modules.length === 0) return;
      if (!isOutsideIslands(modules) && client.moduleGraph.getModulesByFile(file)) return;
      // Vite does so after this hook, and the browser may ask before.
      for (const module of modules) ssr.moduleGraph.invalidateModule(module);
      ws.send({ type: "full-reload" });
    },
  };
}

/** Whether a page draws one of these modules without an island around it. */
function isOutsideIslands(modules: readonly EnvironmentModuleNode[]): boolean {
  const isOutside = ({ file }: EnvironmentModuleNode) => !file?.endsWith(".island.tsx");
  // Grows while it is walked, up to the modules that nothing imports.
  const reached = new Set(modules.filter(isOutside));
  for (const { importers } of reached) {
    for (const importer of importers) if (isOutside(importer)) reached.add(importer);
  }
  return [...reached].some(({ importers }) => importers.size === 0);
}
