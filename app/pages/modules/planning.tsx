import estimate from "content:figures/estimate";
import page from "content:module-pages/planning";
import { CatalogEstimate } from "../../figures/CatalogEstimate.tsx";
import { ModuleSheet } from "./ModuleSheet.tsx";
import { buildModuleMeta } from "./module-head.ts";

export function meta() {
  return buildModuleMeta("planning", page);
}

export default function Planning() {
  return <ModuleSheet id="planning" page={page} figure={<CatalogEstimate {...estimate} />} />;
}
