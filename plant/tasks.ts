import { findRecord } from "./find.ts";
import { toMinutes } from "./hours.ts";
import type { Plant } from "./schema.ts";

type Order = Plant["site"]["orders"][number];

export type TaskState = "active" | "paused" | "waiting";

/** Waiting if something is missing, paused if it has a time to go on, otherwise active. */
export function getTaskState({ missing, until }: NonNullable<Order["task"]>): TaskState {
  if (missing !== undefined) return "waiting";
  return until === undefined ? "active" : "paused";
}

/** The task of a work order: its state, and the time at which its remaining hours are over. */
export function getTask({ site, shift }: Plant, id: string) {
  const { task, tag } = findRecord(site.orders, "id", id);
  if (!task) return;
  const end = toMinutes(shift.handoff) + task.remaining * 60;
  const pad = (part: number) => String(Math.floor(part)).padStart(2, "0");
  const due = `${pad((end / 60) % 24)}:${pad(end % 60)}`;
  return { ...task, tag, state: getTaskState(task), due };
}
