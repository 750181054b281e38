import map from "content:figures/scaffold-map";
import page from "content:module-pages/scaffolding";
import { ScaffoldMap } from "../../figures/ScaffoldMap.tsx";
import { ModuleSheet } from "./ModuleSheet.tsx";
import { buildModuleMeta } from "./module-head.ts";

export function meta() {
  return buildModuleMeta("scaffolding", page);
}

export default function Scaffolding() {
  return <ModuleSheet id="scaffolding" page={page} figure={<ScaffoldMap {...map} />} />;
}
