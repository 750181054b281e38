import { count, group, pattern, text } from "../../content/fields.ts";
import { link } from "../../content/page-fields.ts";
import { type Content, contentFile } from "../../content/source.ts";

const category = group({ label: text({ max: 30 }), text: text({ max: 240 }) });

/** content/consent.yaml: the banner that asks what may be stored. */
export const consent = contentFile(
  "consent.yaml",
  group({
    /** raised when purposes or recipients change; everyone is asked again */
    version: count(),
    title: text({ max: 60 }),
    accessibleName: text({ max: 40 }),
    text: text({ max: 240 }),
    policyLink: link(),
    acceptAll: text({ max: 30 }),
    rejectNonEssential: text({ max: 30 }),
    manageChoices: text({ max: 30 }),
    savePreferences: text({ max: 30 }),
    close: text({ max: 30 }),
    categoriesLegend: text({ max: 60 }),
    categories: group({ necessary: category, functional: category, analytics: category }),
    /** follows the text about analytics if the site was built with {services} */
    services: pattern("services"),
    /** next to the category that cannot be switched off */
    alwaysOn: text({ max: 30 }),
    /** small confirmations, shown by the second toaster */
    confirmations: group({
      accepted: text({ max: 80 }),
      rejected: text({ max: 80 }),
      saved: text({ max: 80 }),
    }),
  }),
);
export type Consent = Content<typeof consent>;
