import { isRunnableDevEnvironment, type ViteDevServer } from "vite";

/**
 * Imports a module of the server, and whatever it imports, as they are now: Node would keep the first
 * version.
 *
 * @param path from the root, with a slash
 */
export async function importCurrent<Module>(
  { environments: { ssr } }: ViteDevServer,
  path: string,
): Promise<Module> {
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("Vite cannot run ssr modules");
  return ssr.runner.import(path);
}
