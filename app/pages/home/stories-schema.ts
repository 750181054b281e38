import * as v from "valibot";
import { fact, group, list } from "../../content/fields.ts";
import { claim, moduleId, personaId } from "../../content/page-fields.ts";
import { type Content, contentFile } from "../../content/source.ts";

/** content/stories.yaml: at most one customer story per persona. */
export const stories = contentFile(
  "stories.yaml",
  v.pipe(
    list(
      group({
        persona: personaId,
        metric: claim(),
        quote: fact({ max: 220 }),
        role: fact({ max: 60 }),
        company: fact({ max: 60 }),
        modules: list(moduleId, { min: 1, max: 3 }),
      }),
    ),
    v.check(
      (stories) => new Set(stories.map(({ persona }) => persona)).size === stories.length,
      "lists two stories for one persona, expected at most one for each",
    ),
  ),
);
export type Stories = Content<typeof stories>;
export type Story = Stories[number];
