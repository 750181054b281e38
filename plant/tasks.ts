import { findRecord } from "./find.ts";
import { toMinutes } from "./hours.ts";
import { roundQuantity } from "./money.ts";
import type { Plant } from "./schema.ts";
import { settlePlant, unseen } from "./settle.ts";

type Order = Plant["site"]["orders"][number];

export type TaskState = "active" | "paused" | "waiting";

/** Waiting if something is missing, paused if it has a time to go on, otherwise active. */
export function getTaskState({ missing, until }: NonNullable<Order["task"]>): TaskState {
  if (missing !== undefined) return "waiting";
  return until === undefined ? "active" : "paused";
}

/**
 * Hours of float at the handoff, below 0 if the order is late: what the schedule gave it at the shift's start,
 * less what it lost in the shift as nobody looked, and what its pause takes after the handoff.
 */
function countFloatLeft(
  plant: Plant,
  id: string,
  { float, lost, until }: NonNullable<Order["task"]>,
) {
  const { certificate, scaffold } = settlePlant(plant, unseen);
  if (id === scaffold.order) return scaffold.floatLeft;
  if (id === certificate.order) return certificate.floatLeft;
  const paused = until === undefined ? 0 : toMinutes(until) - toMinutes(plant.shift.handoff);
  return roundQuantity(float - lost - paused / 60);
}

/**
 * The task of a work order at the handoff: its state, the crews on either side, the float that is left, the
 * hours that its progress is worth by the norms, and the time at which its remaining hours are over.
 */
export function getTask(plant: Plant, id: string) {
  const { site, shift } = plant;
  const { task, tag } = findRecord(site.orders, "id", id);
  if (!task) return;
  const end = toMinutes(shift.handoff) + task.remaining * 60;
  const pad = (part: number) => String(Math.floor(part)).padStart(2, "0");
  const due = `${pad((end / 60) % 24)}:${pad(end % 60)}`;
  const dayCrew = task.crew.replace(/N$/, "");
  const floatLeft = countFloatLeft(plant, id, task);
  const earned = roundQuantity(((task.budget ?? 0) * task.percent) / 100);
  return { ...task, tag, dayCrew, floatLeft, earned, state: getTaskState(task), due };
}
