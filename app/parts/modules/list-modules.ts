import { getCanonicalPath, getModulePath } from "../../routes.ts";
import type { Module } from "./schema.ts";

/** The modules as a page tells search engines that it lists them. */
export function listModules(modules: readonly Module[]): { name: string; href: string }[] {
  return modules.map(({ id, name }) => ({ name, href: getCanonicalPath(getModulePath(id)) }));
}
