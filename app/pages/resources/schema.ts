import * as v from "valibot";
import { group, list, oneOf, pattern, text } from "../../content/fields.ts";
import { closingCall, labeledHead, link, pageHead } from "../../content/page-fields.ts";
import { type Content, contentFile } from "../../content/source.ts";
import { resourceCategories } from "./resource-filter.ts";
import { coverKinds } from "./resources-schema.ts";

const category = text({ max: 30 });

/** Something that belongs beside the resources and is elsewhere on the site. */
const related = group({
  cover: oneOf(coverKinds, "a cover"),
  /** what one gets, such as "CSV" */
  format: text({ max: 20 }),
  title: text({ max: 60 }),
  description: text({ max: 160 }),
  link: link(),
});

/** The register by reader. Every category is in one part. */
const parts = v.pipe(
  list(
    group({
      title: text({ max: 40 }),
      text: text({ max: 140 }),
      categories: list(oneOf(resourceCategories, "a category"), { min: 1, max: 5 }),
      related: v.optional(list(related, { min: 0, max: 6 }), []),
    }),
    { min: 1, max: 4 },
  ),
  v.check(
    (parts) =>
      parts
        .flatMap(({ categories }) => categories)
        .sort()
        .join() === resourceCategories.toSorted().join(),
    `expected each category in one part: ${resourceCategories.join(", ")}`,
  ),
);

/** content/pages/resources.yaml: everything on the Resource Hub except the resources. */
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
    /** labels of the buttons and badges */
    categories: group({
      all: category,
      legal: category,
      installation: category,
      "oracle-versions": category,
      "interbase-versions": category,
      upgrades: category,
    }),
    count: pattern("count", "total"),
    parts,
    download: text({ max: 20 }),
    opensInNewTab: text({ max: 40 }),
    empty: group({ title: text({ max: 40 }), text: text({ max: 120 }), reset: text({ max: 30 }) }),
    closing: closingCall(),
  }),
);
export type ResourcesPage = Content<typeof resourcesPage>;
