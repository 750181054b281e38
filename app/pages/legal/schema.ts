import type * as v from "valibot";
import { group, oneOf, oneOfEach, pattern, text } from "../../content/fields.ts";

const names = ["privacy", "cookies", "terms", "imprint", "disclaimer", "accessibility"] as const;

/** content/legal/labels.yaml: what stands around the legal texts. */
export const legalLabelsSchema = group({
  eyebrow: text({ max: 30 }),
  effective: pattern("date"),
  revised: pattern("date"),
  contents: text({ max: 30 }),
  /** of the bar that leads from one text to the others; spoken, not shown */
  navigation: text({ max: 40 }),
  documents: oneOfEach(
    group({
      name: oneOf(names, "a legal text"),
      sheet: text({ max: 8 }),
      label: text({ max: 30 }),
    }),
    "name",
    names,
  ),
  cookieSettings: text({ max: 30 }),
});
export type LegalLabels = v.InferOutput<typeof legalLabelsSchema>;
