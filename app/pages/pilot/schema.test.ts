import { expect, test } from "vitest";
import { listPeriods, sumEffort, sumRole } from "./schema.ts";

const roles = [
  { name: "Planner", side: "yours", text: "" },
  { name: "Foreman", side: "contractor", text: "" },
] as const;
const weeks = [
  { title: "", tasks: [{ role: "Planner", text: "", hours: 8 }] },
  {
    title: "",
    tasks: [
      { role: "Planner", text: "", hours: 3 },
      { role: "Foreman", text: "", hours: 2 },
    ],
  },
];

test("hours add up by side and by role", () => {
  expect(sumEffort(weeks, roles)).toEqual({ yours: 11, contractor: 2, ours: 0 });
  expect(sumRole(weeks, "Planner")).toBe(11);
});

test("what has to be ready comes before week 0, and its hours count", () => {
  const before = { name: "Prep", title: "", tasks: [{ role: "Planner", text: "", hours: 4 }] };
  const periods = listPeriods({ before, weeks });
  expect(periods.map(({ mark }) => mark)).toEqual(["Prep", "0", "1"]);
  expect(sumEffort(periods, roles).yours).toBe(15);
});

test("a role that is not among the people is an error that names it", () => {
  const stranger = [{ title: "", tasks: [{ role: "Buyer", text: "", hours: 1 }] }];
  expect(() => sumEffort(stranger, roles)).toThrow(/Buyer/);
});
