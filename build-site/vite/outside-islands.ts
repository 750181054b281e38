import type { EnvironmentModuleNode } from "vite";

/** Whether a page draws one of these modules without an island around it. */
export function isOutsideIslands(modules: readonly EnvironmentModuleNode[]): boolean {
  const isOutside = ({ file }: EnvironmentModuleNode) => !file?.endsWith(".island.tsx");
  // Grows while it is walked, up to the modules that nothing imports.
  const reached = new Set(modules.filter(isOutside));
  for (const { importers } of reached) {
    for (const importer of importers) if (isOutside(importer)) reached.add(importer);
  }
  return [...reached].some(({ importers }) => importers.size === 0);
}
