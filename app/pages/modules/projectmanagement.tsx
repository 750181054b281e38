import board from "content:figures/task-board";
import page from "content:module-pages/projectmanagement";
import { TaskBoard } from "../../figures/TaskBoard.tsx";
import { ModuleSheet } from "./ModuleSheet.tsx";
import { buildModuleMeta } from "./module-head.ts";

export function meta() {
  return buildModuleMeta("projectmanagement", page);
}

export default function ProjectManagement() {
  return <ModuleSheet id="projectmanagement" page={page} figure={<TaskBoard {...board} />} />;
}
