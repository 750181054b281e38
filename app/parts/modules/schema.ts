import { described } from "content-model/field-metadata";
import {
  amount,
  group,
  list,
  oneOf,
  oneOfEach,
  pattern,
  text,
  texts,
  wholeNumber,
} from "content-model/fields";
import { type Content, contentFile, contentFiles } from "content-model/source";
import * as v from "valibot";
import { claim, moduleId, personaId } from "../../fields/page-fields.ts";
import { getCanonicalPath, getModulePath, type ModuleId, moduleIds } from "../../routes.ts";

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

/** content/modules/<id>.yaml: one module, in the words every page shares. */
export const modules = contentFiles(
  moduleIds.map((id) => `modules/${id}.yaml`),
  group({
    id: moduleId,
    tag: described("equipment-tag label, such as TM-01", text({ max: 5 })),
    ...texts({
      name: 30,
      alternateName: 30,
      summary: 90,
      description: 260,
      purpose: 120,
      menuDescription: 60,
      keyBenefit: 140,
    }),
    recommendedFor: described(
      "must agree with the persona’s module list in personas.yaml",
      list(personaId, { min: 1, max: 4 }),
    ),
    tier: described(
      "1 Operational Entry Points, 2 Coordination & Planning, 3 Strategic Oversight",
      wholeNumber([1, 2, 3]),
    ),
    audience: list(oneOf(audienceLabels, "an audience label"), { min: 1, max: 5 }),
    outcome: claim(),
    mapOrder: described(
      "its place in the module map: tiers are rows, and in each row the numbers go up from left to right",
      amount(),
    ),
    handsOn: described(
      "each is drawn as a line with these words; a line without words is dashed and means that data is read",
      list(group({ to: moduleId, text: v.optional(text({ max: 12 })) })),
    ),
    icon: oneOf(
      ["clock", "clipboard", "receipt", "scale", "kanban", "scaffold", "chart"],
      "an icon",
    ),
  }),
  "One module, as menus, cards and lists show it.",
);
export type Module = Content<typeof modules>[number];

const tierNumbers = ["1", "2", "3"] as const;

/** content/module-labels.yaml: the words around the modules wherever they are listed. */
export const moduleLabels = contentFile(
  "module-labels.yaml",
  group({
    tierLabel: pattern("number"),
    tiers: oneOfEach(
      group({ number: oneOf(tierNumbers, "a tier"), ...texts({ name: 40, text: 120 }) }),
      "number",
      tierNumbers,
    ),
    recommendedBadge: text({ max: 20 }),
    recommendedFor: described("the badge in full, for a screen reader", pattern("persona")),
    ...texts({ audience: 30, keyBenefit: 30 }),
    learnMore: pattern("name"),
  }),
  "The words around the modules wherever they are listed: on the home page, on the modules page, on the page of the personas. What each module is called and does is in modules/.",
);
export type ModuleLabels = Content<typeof moduleLabels>;

export function getModule<M extends { id: ModuleId }>(modules: readonly M[], id: ModuleId): M {
  const module = modules.find((each) => each.id === id);
  if (!module) throw new Error(`there is no module "${id}"`);
  return module;
}

/** The modules as a page tells search engines that it lists them. */
export function listModules(modules: readonly Module[]): { name: string; href: string }[] {
  return modules.map(({ id, name }) => ({ name, href: getCanonicalPath(getModulePath(id)) }));
}
