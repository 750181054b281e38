import { figure, group, list, oneOf, oneOfEach, text } from "../../content/fields.ts";
import { type Content, contentFile } from "../../content/source.ts";
import { moduleIds, personaIds } from "../../routes.ts";

/** content/stories.yaml: one customer story per persona. */
export const stories = contentFile(
  "stories.yaml",
  oneOfEach(
    group({
      persona: oneOf(personaIds, "a persona"),
      metric: figure(),
      quote: text({ max: 220 }),
      role: text({ max: 60 }),
      company: text({ max: 60 }),
      modules: list(oneOf(moduleIds, "a module"), { min: 1, max: 3 }),
    }),
    "persona",
    personaIds,
  ),
);
export type Stories = Content<typeof stories>;
export type Story = Stories[number];
