import { group, oneOf, oneOfEach, pattern, text } from "../../content/fields.ts";
import { type Content, contentFile } from "../../content/source.ts";
import type { LegalName } from "../../parts/documents/schema.ts";

/** In the order of the bar that links the texts. */
const legalOrder = [
  "privacy",
  "cookies",
  "terms",
  "imprint",
  "disclaimer",
  "accessibility",
] as const satisfies readonly LegalName[];

/** content/legal/labels.yaml: the words around the legal texts. */
export const legalLabels = contentFile(
  "legal/labels.yaml",
  group({
    eyebrow: text({ max: 30 }),
    effective: pattern("date"),
    revised: pattern("date"),
    contents: text({ max: 30 }),
    /** accessible name of the bar that links the texts */
    navigation: text({ max: 40 }),
    documents: oneOfEach(
      group({
        name: oneOf(legalOrder, "a legal text"),
        sheet: text({ max: 8 }),
        label: text({ max: 30 }),
      }),
      "name",
      legalOrder,
    ),
    cookieSettings: text({ max: 30 }),
  }),
);
export type LegalLabels = Content<typeof legalLabels>;
