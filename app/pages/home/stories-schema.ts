import * as v from "valibot";
import { fact, group, list } from "../../content/fields.ts";
import { ownPicture } from "../../content/media-fields.ts";
import { claim, moduleId, personaId } from "../../content/page-fields.ts";
import { type Content, contentFile } from "../../content/source.ts";

/** content/stories.yaml: customers' stories, any number for each persona. */
export const stories = contentFile(
  "stories.yaml",
  list(
    group({
      persona: personaId,
      metric: claim(),
      quote: fact({ max: 220 }),
      role: fact({ max: 60 }),
      company: fact({ max: 60 }),
      portrait: v.optional(ownPicture(320)),
      modules: list(moduleId, { min: 1, max: 3 }),
    }),
  ),
  "Success Stories: any number for each persona. The home page shows those that belong to the reader, and none where there is none. Without any story this file is: []. Never put a quote beside a company that has not said it. Quote, role and company are samples until a customer has agreed to all three in writing.",
);
export type Stories = Content<typeof stories>;
export type Story = Stories[number];
