import { described } from "content-model/field-metadata";
import { alike, count, group, pattern, text, texts } from "content-model/fields";
import { type Content, contentFile } from "content-model/source";
import { link } from "../../fields/page-fields.ts";

const category = group(texts({ label: 30, text: 240 }));

/** content/consent.yaml: the banner that asks what may be stored. */
export const consent = contentFile(
  "consent.yaml",
  group({
    version: described(
      "raise it when purposes or recipients change; only then is everyone asked again",
      count(),
    ),
    title: text({ max: 60 }),
    accessibleName: described("what a screen reader calls the banner", text({ max: 40 })),
    text: text({ max: 240 }),
    policyLink: link(),
    ...alike(text({ max: 30 }), "acceptAll", "rejectNonEssential"),
    ...alike(text({ max: 30 }), "manageChoices", "savePreferences"),
    close: described(
      "shown when the banner is reopened and a choice is already stored",
      text({ max: 30 }),
    ),
    categoriesLegend: text({ max: 60 }),
    categories: group({ necessary: category, functional: category, analytics: category }),
    services: described(
      "follows the text if a service is set up: who counts, and what (docs/analytics.md)",
      pattern("services"),
    ),
    alwaysOn: described("next to the category that cannot be switched off", text({ max: 30 })),
    confirmations: described(
      "small confirmations, shown by the second toaster",
      group(alike(text({ max: 80 }), "accepted", "rejected", "saved")),
    ),
  }),
  "The banner that asks what this site may store. What it says must be true of the site: before a choice, nothing is stored and nothing is measured; the choice is kept in the browser under consent.v1; analytics loads only where the owner has set it up, and only with consent. If you add a service that stores something, change these texts and the cookie policy with it.",
);
export type Consent = Content<typeof consent>;
