import roster from "content:figures/shift-roster";
import page from "content:module-pages/timemanagement";
import { ShiftRoster } from "../../figures/ShiftRoster.tsx";
import { ModuleSheet } from "./ModuleSheet.tsx";
import { buildModuleMeta } from "./module-head.ts";

export function meta() {
  return buildModuleMeta("timemanagement", page);
}

export default function TimeManagement() {
  return <ModuleSheet id="timemanagement" page={page} figure={<ShiftRoster {...roster} />} />;
}
