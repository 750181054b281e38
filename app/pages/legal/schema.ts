import { described } from "content-model/field-metadata";
import { group, oneOf, oneOfEach, pattern, text, texts } from "content-model/fields";
import { type Content, contentFile } from "content-model/source";
import { legalNames } from "../../parts/texts/schema.ts";

export const legalLabels = contentFile(
  "legal/labels.yaml",
  group({
    eyebrow: text({ max: 30 }),
    effective: pattern("date"),
    revised: pattern("date"),
    contents: text({ max: 30 }),
    navigation: described("accessible name of the bar that links the texts", text({ max: 40 })),
    documents: described(
      "in the order of the bar below the title; privacy and terms have the same number in resources.yaml",
      oneOfEach(
        group({
          name: oneOf(legalNames, "a legal text"),
          ...texts({ sheet: 8, label: 30 }),
        }),
        "name",
        legalNames,
      ),
    ),
    cookieSettings: text({ max: 30 }),
  }),
  "Labels around the six legal texts. Words in {braces} in the texts come from site.yaml or from the text’s own facts; a fact marked as a sample has to come from the owner.",
);
export type LegalLabels = Content<typeof legalLabels>;
