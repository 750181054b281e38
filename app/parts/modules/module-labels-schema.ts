import { described } from "content-model/field-metadata";
import { group, oneOf, oneOfEach, pattern, text, texts } from "content-model/fields";
import { type Content, contentFile } from "content-model/source";

const tierNumbers = ["1", "2", "3"] as const;

/** content/module-labels.yaml: the words around the modules wherever they are listed. */
export const moduleLabels = contentFile(
  "module-labels.yaml",
  group({
    tierLabel: pattern("number"),
    tiers: oneOfEach(
      group({
        number: oneOf(tierNumbers, "a tier"),
        ...texts({ name: 40, text: 120 }),
      }),
      "number",
      tierNumbers,
    ),
    recommendedBadge: text({ max: 20 }),
    recommendedFor: described("the badge in full, for a screen reader", pattern("persona")),
    ...texts({ audience: 30, keyBenefit: 30 }),
    learnMore: pattern("name"),
  }),
  "The words around the modules wherever they are listed: on the home page, on the modules page, on the page of the personas. What each module is called and does is in modules/.",
);
export type ModuleLabels = Content<typeof moduleLabels>;
