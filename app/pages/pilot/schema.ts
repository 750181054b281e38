import { described, writtenAsText } from "content-model/field-metadata";
import { alike, group, listOf, oneOf, pattern, text, texts } from "content-model/fields";
import { type Content, contentFile } from "content-model/source";
import * as v from "valibot";
import { link } from "../../fields/page-fields.ts";
import { bandHead, bandPageFields, table } from "../../parts/bands/schema.ts";

/** Whose hours they are: the plant's, its contractor's, ours; stacked in this order. */
export const sides = ["yours", "contractor", "ours"] as const;
export type Side = (typeof sides)[number];

const hours = writtenAsText(
  v.pipe(
    v.number("expected a whole number of hours"),
    v.integer("expected a whole number of hours"),
    v.minValue(1, "expected a whole number of hours from 1"),
  ),
);

const week = {
  title: text({ max: 50 }),
  tasks: listOf(1, 6, { ...texts({ role: 30, text: 140 }), hours }),
};

const plan = group({
  sides: described("names of the three sides", group(alike(text({ max: 20 }), ...sides))),
  histogram: group({
    title: text({ max: 40 }),
    alt: described("{yours}, {contractor} and {ours} are the sums", pattern(...sides)),
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

/** A table of the roles: name, what it does, side, hours. */
const { rows: _, ...people } = table;

export const pilotPage = contentFile(
  "pages/pilot.yaml",
  group({
    plan: described("what the drawing, the weeks and the people are made from", plan),
    ...bandPageFields({
      weeks: { ...bandHead, weekLabel: pattern("number"), link: link() },
      people,
    }),
  }),
  "The pilot, from top to bottom: what one module in one unit takes, week by week. The example is Time Management with one contractor. Weeks and steps follow the sample timeline of pages/journey.yaml; the site adds up the hours of each week’s tasks.",
);
/**
 * A plan with its sums: what has to be ready and then the weeks, each with its mark on the scale (a name, then numbers
 * from 0); the hours by side and of all sides, in each of them and over all, the most in one; the hours of each role.
 *
 * @throws an Error if a week names a role that is not in `roles`
 */
export function sumPlan({ before, weeks, roles, ...words }: Content<typeof pilotPage>["plan"]) {
  const getSide = (role: string) => {
    const side = roles.find(({ name }) => name === role)?.side;
    if (!side) throw new Error(`content/pages/pilot.yaml: plan.roles has no "${role}"`);
    return side;
  };
  const tasks = [before, ...weeks].flatMap((week) => week.tasks);
  const sumHours = (some: typeof tasks) => {
    const sums = { yours: 0, contractor: 0, ours: 0, all: 0 };
    for (const { role, hours } of some) {
      sums[getSide(role)] += hours;
      sums.all += hours;
    }
    return sums;
  };
  const periods = [before, ...weeks].map((week, index) => ({
    ...week,
    mark: index === 0 ? before.name : String(index - 1),
    tasks: week.tasks.map((task) => ({ ...task, side: getSide(task.role) })),
    hours: sumHours(week.tasks),
  }));
  return {
    ...words,
    periods,
    hours: sumHours(tasks),
    most: Math.max(...periods.map(({ hours }) => hours.all)),
    roles: roles.map((role) => ({
      ...role,
      hours: sumHours(tasks.filter((task) => task.role === role.name)).all,
    })),
  };
}
export type PilotPlan = ReturnType<typeof sumPlan>;
