import { group, pattern, text } from "../../content/fields.ts";
import { closingCall, labeledHead, pageHead } from "../../content/page-fields.ts";
import { type Content, contentFile } from "../../content/source.ts";

const category = text({ max: 30 });

/** content/pages/resources.yaml: everything that the Resource Hub says but the resources. */
export const resourcesPage = contentFile(
  "pages/resources.yaml",
  group({
    ...pageHead,
    hero: group({
      /** parts of the sheet label */
      ...labeledHead,
      lead: text({ max: 260 }),
    }),
    search: group({ label: text({ max: 40 }), placeholder: text({ max: 40 }) }),
    categoriesLabel: text({ max: 40 }),
    /** what the buttons and badges say */
    categories: group({
      all: category,
      legal: category,
      installation: category,
      "oracle-versions": category,
      "interbase-versions": category,
      upgrades: category,
    }),
    count: pattern("count", "total"),
    /** of the list; spoken, not shown */
    listTitle: text({ max: 40 }),
    download: text({ max: 20 }),
    opensInNewTab: text({ max: 40 }),
    empty: group({ title: text({ max: 40 }), text: text({ max: 120 }), reset: text({ max: 30 }) }),
    closing: closingCall(),
  }),
);
export type ResourcesPage = Content<typeof resourcesPage>;
