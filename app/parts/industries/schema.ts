import { fact, group, list, oneOf, oneOfEach, pictureName, text } from "../../content/fields.ts";
import { moduleId } from "../../content/page-fields.ts";
import { type Content, contentFile } from "../../content/source.ts";

const industryIds = [
  "oil-and-gas",
  "chemicals",
  "energy-and-utilities",
  "mining",
  "industrial-manufacturing",
  "field-maintenance",
] as const;

/** content/industries.yaml: the six industries, three metrics each or none. */
export const industries = contentFile(
  "industries.yaml",
  oneOfEach(
    group({
      id: oneOf(industryIds, "an industry"),
      name: text({ max: 40 }),
      /** a picture of art/rendered */
      picture: pictureName(),
      description: text({ max: 160 }),
      /** the module that such a plant starts with */
      startsWith: moduleId,
      stats: list(group({ value: fact({ max: 12 }), label: text({ max: 60 }) }), { max: 3 }),
    }),
    "id",
    industryIds,
  ),
);
export type Industries = Content<typeof industries>;
export type Industry = Industries[number];
