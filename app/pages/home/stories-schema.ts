import { group, list, oneOfEach, text } from "../../content/fields.ts";
import { metric, moduleId, personaId } from "../../content/page-fields.ts";
import { type Content, contentFile } from "../../content/source.ts";
import { personaIds } from "../../routes.ts";

/** content/stories.yaml: one customer story per persona. */
export const stories = contentFile(
  "stories.yaml",
  oneOfEach(
    group({
      persona: personaId,
      metric: metric(),
      quote: text({ max: 220 }),
      role: text({ max: 60 }),
      company: text({ max: 60 }),
      modules: list(moduleId, { min: 1, max: 3 }),
    }),
    "persona",
    personaIds,
  ),
);
export type Stories = Content<typeof stories>;
export type Story = Stories[number];
