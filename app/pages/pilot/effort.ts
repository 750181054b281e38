import type { PilotPlan, Side } from "./schema.ts";

/** Hours by side. */
export type Effort = Record<Side, number>;

type Week = PilotPlan["weeks"][number];
type Role = PilotPlan["roles"][number];

/** What has to be ready, then the weeks, each with its mark on the scale: a name, then numbers from 0. */
export const listPeriods = ({
  before,
  weeks,
}: Pick<PilotPlan, "before" | "weeks">): (Week & { mark: string })[] => [
  { ...before, mark: before.name },
  ...weeks.map((week, number) => ({ ...week, mark: String(number) })),
];

/**
 * Hours of each side in some weeks.
 *
 * @throws an Error if a week names a role that is not in `roles`
 */
export function sumEffort(weeks: readonly Week[], roles: readonly Role[]): Effort {
  const effort: Effort = { yours: 0, contractor: 0, ours: 0 };
  for (const { role, hours } of weeks.flatMap(({ tasks }) => tasks)) {
    const side = roles.find(({ name }) => name === role)?.side;
    if (!side) throw new Error(`content/pages/pilot.yaml: plan.roles has no "${role}"`);
    effort[side] += hours;
  }
  return effort;
}

/** Hours of one role over all weeks. */
export function sumRole(weeks: readonly Week[], name: string): number {
  const tasks = weeks.flatMap(({ tasks }) => tasks.filter(({ role }) => role === name));
  return tasks.reduce((sum, { hours }) => sum + hours, 0);
}

/** Hours of all sides. */
export function sumSides(effort: Effort): number {
  return Object.values(effort).reduce((sum, hours) => sum + hours, 0);
}
