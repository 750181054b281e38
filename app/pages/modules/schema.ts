import { group, pattern, text } from "../../content/fields.ts";
import { closingCall, link, pageHead } from "../../content/page-fields.ts";
import { type Content, contentFile } from "../../content/source.ts";

/** content/pages/modules.yaml: the page of all modules. */
export const modulesPage = contentFile(
  "pages/modules.yaml",
  group({
    ...pageHead,
    eyebrow: text({ max: 40 }),
    headline: text({ max: 60 }),
    lead: text({ max: 260 }),
    primary: link(),
    secondary: link(),
    /** what the module map shows, for those who cannot see it */
    mapAlt: text({ max: 500 }),
    switch: group({
      legend: text({ max: 40 }),
      announcement: pattern("persona"),
      stack: text({ max: 40 }),
    }),
    closing: closingCall(),
  }),
);
export type ModulesPage = Content<typeof modulesPage>;
