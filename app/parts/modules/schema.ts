import * as v from "valibot";
import { amount, group, list, oneOf, text, wholeNumber } from "../../content/fields.ts";
import { claim, moduleId, personaId } from "../../content/page-fields.ts";
import { type Content, contentFiles } from "../../content/source.ts";
import { moduleIds } from "../../routes.ts";

/** The people a module is for, as the product names them. */
export const audienceLabels = [
  "Director of Turnarounds",
  "VP / Director of Ops",
  "Maintenance Planner",
  "Procurement Manager",
  "Maintenance Leader",
  "Turnaround Coordinator",
  "Finance / Accounts Payable",
  "Operations Lead",
  "Field Coordinator",
  "VP of Operations",
  "Site Leader",
] as const;

const moduleIcons = [
  "clock",
  "clipboard",
  "receipt",
  "scale",
  "kanban",
  "scaffold",
  "chart",
] as const;

/** content/modules/<id>.yaml: one module, in the words every page shares. */
export const modules = contentFiles(
  moduleIds.map((id) => `modules/${id}.yaml`),
  group({
    id: moduleId,
    /** equipment-tag label, such as TM-01 */
    tag: text({ max: 5 }),
    name: text({ max: 30 }),
    alternateName: text({ max: 30 }),
    summary: text({ max: 90 }),
    description: text({ max: 260 }),
    purpose: text({ max: 120 }),
    menuDescription: text({ max: 60 }),
    keyBenefit: text({ max: 140 }),
    recommendedFor: list(personaId, { min: 1, max: 4 }),
    /** 1 Operational Entry Points, 2 Coordination & Planning, 3 Strategic Oversight */
    tier: wholeNumber([1, 2, 3]),
    audience: list(oneOf(audienceLabels, "an audience label"), { min: 1, max: 5 }),
    outcome: claim(),
    /** its place in its row of the module map, from the left: the smaller number first */
    mapOrder: amount(),
    /** what passes from it to other modules; what has no words is read by the other */
    handsOn: list(group({ to: moduleId, text: v.optional(text({ max: 12 })) })),
    icon: oneOf(moduleIcons, "an icon"),
  }),
);
export type Module = Content<typeof modules>[number];
