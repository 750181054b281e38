import { expect, test } from "vitest";
import { sumPlan } from "./schema.ts";

const task = (role: string, hours: number) => ({ role, text: "", hours });
const plan = {
  sides: { yours: "", contractor: "", ours: "" },
  histogram: { title: "", alt: "", caption: "" },
  roles: [
    { name: "Planner", side: "yours" as const, text: "" },
    { name: "Foreman", side: "contractor" as const, text: "" },
  ],
  before: { name: "Prep", title: "", tasks: [task("Planner", 4)] },
  weeks: [
    { title: "", tasks: [task("Planner", 8)] },
    { title: "", tasks: [task("Planner", 3), task("Foreman", 2)] },
  ],
};

test("hours add up by side and by role; what has to be ready comes before week 0 and counts", () => {
  const { periods, hours, most, roles } = sumPlan(plan);
  const sums = periods.map(({ mark, hours }) => `${mark}: ${hours.all}`);
  expect(sums.join()).toBe("Prep: 4,0: 8,1: 5");
  expect(most).toBe(8);
  expect(hours).toEqual({ yours: 15, contractor: 2, ours: 0, all: 17 });
  expect(roles.map(({ hours }) => hours)).toEqual([15, 2]);
});

test("a role that is not among the people is an error that names it", () => {
  const before = { ...plan.before, tasks: [task("Buyer", 1)] };
  expect(() => sumPlan({ ...plan, before })).toThrow(/Buyer/);
});
