import type { Graph } from "schema-dts";
import type { ModulePage } from "../../content.ts";
import { buildMeta } from "../../head/build-meta.ts";
import { buildPageGraph } from "../../head/page-graph.ts";
import { getModulePath, type ModuleId } from "../../routes.ts";

/** Title, description and address of a module's page. */
export function buildModuleMeta(id: ModuleId, { title, description }: ModulePage) {
  return buildMeta({ title, description, path: getModulePath(id) });
}

/** The page record of a module: name, address, description, trail (spec section 2). */
export function buildModuleGraph(id: ModuleId, page: ModulePage): Graph {
  return buildPageGraph({ path: getModulePath(id), page });
}
