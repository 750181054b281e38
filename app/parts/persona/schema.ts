import { described } from "content-model/field-metadata";
import { alike, group, list, oneOfEach, text, texts } from "content-model/fields";
import { pictureName } from "content-model/formatted-text";
import { ownPicture } from "content-model/media-fields";
import { type Content, contentFile } from "content-model/source";
import * as v from "valibot";
import { claim, closingCall, moduleId, personaId, titled } from "../../fields/page-fields.ts";
import { type PersonaId, personaIds } from "../../routes.ts";
import { callout } from "../figures/schema.ts";

const headline = v.pipe(
  text({ max: 70 }),
  v.regex(
    /^(?:\S+\s+){0,8}\S+$/,
    ({ input }) => `has ${input.split(/\s+/).length} words, expected at most 9 words`,
  ),
);

const personaSchema = v.pipe(
  group({
    id: personaId,
    ...texts({ letter: 1, label: 20, title: 40, role: 40, concern: 80, recommendedModule: 30 }),
    recommendedModuleId: moduleId,
    ...texts({ menuDescription: 70, cardText: 90 }),
    modules: described(
      "must agree with `recommendedFor` in modules/",
      list(moduleId, { min: 1, max: 3 }),
    ),
    stackName: text({ max: 30 }),
    stack: described(
      "the set we recommend to start with, in this order",
      list(moduleId, { min: 1, max: 3 }),
    ),
    stackNote: described(
      "what the stack cannot do without further modules",
      v.optional(text({ max: 120 })),
    ),
    eyebrow: text({ max: 40 }),
    headline,
    underline: described("the words of the headline that get the orange line", text({ max: 20 })),
    ...texts({ subheadline: 110, description: 200 }),
    keyPoints: list(text({ max: 50 }), { min: 1, max: 4 }),
    metric: claim(),
    figures: group(alike(text({ max: 8 }), "efficiencyGain", "timeSaved", "projectsManaged")),
    picture: described("a scene; one of your own is a `photo`", pictureName()),
    photo: described("in place of `picture`: one of the team's own", v.optional(ownPicture(1200))),
    pictureAlt: described("unless there is a `photo`", v.optional(text({ max: 240 }))),
    callouts: described("labels on the scene", list(callout, { max: 4 })),
    whyChoose: group(texts({ title: 60, proof: 120 })),
    whyNeeded: group({
      ...texts({ eyebrow: 60, title: 70 }),
      problems: list(titled(40, 120), { min: 1, max: 5 }),
      results: described("“Typical Results”", list(claim(), { min: 2, max: 4 })),
    }),
    closing: closingCall(),
  }),
  v.forward(
    v.partialCheck(
      [["headline"], ["underline"]],
      ({ headline, underline }) => headline.includes(underline),
      ({ input: { headline, underline } }) =>
        `"${underline}" is not in the headline, expected words of "${headline}"`,
    ),
    ["underline"],
  ),
  v.forward(
    v.partialCheck(
      [["photo"], ["pictureAlt"]],
      ({ photo, pictureAlt }) => Boolean(photo ?? pictureAlt),
      "is missing; expected text, because there is no photo",
    ),
    ["pictureAlt"],
  ),
);

export const personas = contentFile(
  "personas.yaml",
  group({ personas: oneOfEach(personaSchema, "id", personaIds) }),
  "The four readers we write for. The home page, the menu and the page of the personas take their words from here.",
);
export type Persona = Content<typeof personas>["personas"][number];

export function getPersonaLabels(personas: readonly Persona[]): Record<PersonaId, string> {
  const labels = personas.map(({ id, label }) => [id, label]);
  return Object.fromEntries(labels) as Record<PersonaId, string>;
}
