import { fact, group, list, pictureName, slug, text } from "../../content/fields.ts";
import { moduleId } from "../../content/page-fields.ts";
import { type Content, contentFile } from "../../content/source.ts";

/** content/industries.yaml: the industries, up to three metrics each. */
export const industries = contentFile(
  "industries.yaml",
  list(
    group({
      id: slug(),
      name: text({ max: 40 }),
      /** a picture of art/rendered */
      picture: pictureName(),
      description: text({ max: 160 }),
      /** the module that such a plant starts with */
      startsWith: moduleId,
      stats: list(group({ value: fact({ max: 12 }), label: text({ max: 60 }) }), { max: 3 }),
    }),
    { max: 12 },
  ),
);
export type Industries = Content<typeof industries>;
export type Industry = Industries[number];
