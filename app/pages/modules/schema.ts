import { described } from "content-model/field-metadata";
import { alike, group, pattern, text, texts } from "content-model/fields";
import { type Content, contentFile } from "content-model/source";
import { closingCall, link, pageHead } from "../../fields/page-fields.ts";

export const modulesPage = contentFile(
  "pages/modules.yaml",
  group({
    ...pageHead,
    ...texts({ eyebrow: 40, headline: 60, lead: 260 }),
    ...alike(link(), "primary", "secondary"),
    mapAlt: described(
      "what the module map shows, for those who cannot see it; the map itself is made of modules/",
      text({ max: 500 }),
    ),
    switch: group({
      legend: text({ max: 40 }),
      announcement: pattern("persona"),
      stack: described("before the persona’s recommended set", text({ max: 40 })),
    }),
    closing: closingCall(),
  }),
  "The page of all modules. Tiers, badges and card labels are in module-labels.yaml, what each module is called and does in modules/.",
);
export type ModulesPage = Content<typeof modulesPage>;
