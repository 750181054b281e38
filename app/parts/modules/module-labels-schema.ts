import { group, oneOf, oneOfEach, pattern, text } from "../../content/fields.ts";
import { type Content, contentFile } from "../../content/source.ts";

const tierNumbers = ["1", "2", "3"] as const;

/** content/module-labels.yaml: the words around the modules wherever they are listed. */
export const moduleLabels = contentFile(
  "module-labels.yaml",
  group({
    tierLabel: pattern("number"),
    tiers: oneOfEach(
      group({
        number: oneOf(tierNumbers, "a tier"),
        name: text({ max: 40 }),
        text: text({ max: 120 }),
      }),
      "number",
      tierNumbers,
    ),
    recommendedBadge: text({ max: 20 }),
    /** the badge in full, for a screen reader */
    recommendedFor: pattern("persona"),
    alternateName: pattern("name"),
    audience: text({ max: 30 }),
    keyBenefit: text({ max: 30 }),
    learnMore: pattern("name"),
  }),
);
export type ModuleLabels = Content<typeof moduleLabels>;
