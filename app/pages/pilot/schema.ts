import { described, writtenAsText } from "content-model/field-metadata";
import { alike, group, listOf, oneOf, pattern, text, texts } from "content-model/fields";
import { type Content, contentFile } from "content-model/source";
import * as v from "valibot";
import { link } from "../../fields/page-fields.ts";
import { bandHead, bandPageFields } from "../../parts/bands/schema.ts";

/** Whose hours they are: the plant's, its contractor's, ours. */
const sides = ["yours", "contractor", "ours"] as const;
export type Side = (typeof sides)[number];

/** A whole number. */
const hours = writtenAsText(
  v.pipe(
    v.number("expected a whole number of hours"),
    v.integer("expected a whole number of hours"),
    v.minValue(1, "expected a whole number of hours from 1"),
  ),
);

const week = {
  title: text({ max: 50 }),
  tasks: listOf(1, 6, { role: text({ max: 30 }), text: text({ max: 140 }), hours }),
};

const plan = group({
  sides: described(
    "names of the three sides",
    group(alike(text({ max: 20 }), "yours", "contractor", "ours")),
  ),
  histogram: group({
    title: text({ max: 40 }),
    alt: described(
      "{yours}, {contractor} and {ours} are the sums",
      pattern("yours", "contractor", "ours"),
    ),
    caption: described("for how many people the plan is", text({ max: 180 })),
  }),
  roles: described(
    "every role in the weeks below, by name",
    listOf(3, 12, {
      name: text({ max: 30 }),
      side: oneOf(sides, "a side"),
      text: text({ max: 140 }),
    }),
  ),
  before: described(
    "what has to be ready for week 0, with the name that it has in place of a week’s number",
    group({ name: text({ max: 6 }), ...week }),
  ),
  weeks: described(
    "in their order, from week 0; `role` is one of those above",
    listOf(4, 12, week),
  ),
});

/** content/pages/pilot.yaml: what one module in one unit takes. */
export const pilotPage = contentFile(
  "pages/pilot.yaml",
  group({
    plan: described("what the drawing, the weeks and the people are made from", plan),
    ...bandPageFields({
      weeks: { ...bandHead, weekLabel: pattern("number"), link: link() },
      people: {
        ...bandHead,
        interfaces: group({
          title: text({ max: 40 }),
          items: listOf(1, 6, {
            ...texts({ system: 30, mode: 40, text: 160 }),
          }),
          link: link(),
        }),
      },
      data: {
        ...bandHead,
        byLabel: text({ max: 20 }),
        items: listOf(3, 8, {
          ...texts({ name: 40, text: 180, source: 40, by: 16 }),
        }),
        note: text({ max: 200 }),
      },
    }),
  }),
  "The pilot, from top to bottom: what one module in one unit takes, week by week. The example is Time Management with one contractor. Weeks and steps follow the sample timeline of pages/journey.yaml; the site adds up the hours of each week’s tasks.",
);
type PilotPage = Content<typeof pilotPage>;
export type PilotPlan = PilotPage["plan"];
export type PilotBand<Name extends "weeks" | "people" | "data"> = Extract<
  PilotPage["bands"][number],
  { band: Name }
>;

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
