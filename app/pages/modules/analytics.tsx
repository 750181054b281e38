import board from "content:figures/kpi-board";
import page from "content:module-pages/analytics";
import { KpiBoard } from "../../figures/KpiBoard.tsx";
import { ModuleSheet } from "./ModuleSheet.tsx";
import { buildModuleMeta } from "./module-head.ts";

export function meta() {
  return buildModuleMeta("analytics", page);
}

export default function Analytics() {
  return <ModuleSheet id="analytics" page={page} figure={<KpiBoard {...board} />} />;
}
