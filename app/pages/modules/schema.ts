import { group, link, list, oneOf, pageHead, pattern, text } from "../../content/fields.ts";
import { type Content, contentFile } from "../../content/source.ts";
import { moduleIds } from "../../routes.ts";

const moduleId = oneOf(moduleIds, "a module");

/** content/pages/modules.yaml: the hub of the seven modules. */
export const modulesPage = contentFile(
  "pages/modules.yaml",
  group({
    ...pageHead,
    eyebrow: text({ max: 40 }),
    headline: text({ max: 60 }),
    lead: text({ max: 260 }),
    primary: link(),
    secondary: link(),
    /** the drawing of what passes from module to module */
    loop: group({
      alt: text({ max: 500 }),
      flows: list(group({ from: moduleId, to: moduleId, text: text({ max: 12 }) }), {
        min: 1,
        max: 8,
      }),
      readBy: list(moduleId, { min: 1, max: 6 }),
    }),
    switch: group({
      legend: text({ max: 40 }),
      announcement: pattern("persona"),
      stack: text({ max: 40 }),
    }),
    closing: group({
      title: text({ max: 60 }),
      subtitle: text({ max: 140 }),
      primary: link(),
      secondary: link(),
    }),
  }),
);
export type ModulesPage = Content<typeof modulesPage>;
