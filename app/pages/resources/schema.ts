import { described, withMetadata } from "content-model/field-metadata";
import { group, list, listOf, oneOf, pattern, text, texts } from "content-model/fields";
import { type Content, contentFile } from "content-model/source";
import * as v from "valibot";
import { closingCall, labeledHead, link, pageHead } from "../../fields/page-fields.ts";
import { categoryId, coverKinds } from "../../parts/resources/schema.ts";

const elsewhere = group({
  cover: oneOf(coverKinds, "a cover"),
  format: described('what the reader gets, such as "CSV"', text({ max: 20 })),
  ...texts({ title: 60, description: 160 }),
  link: link(),
});

const parts = listOf(1, 6, {
  title: text({ max: 40 }),
  text: described("what holds for each of its documents", v.optional(text({ max: 140 }))),
  categories: described(
    "the register by reader: every category is in one part. In the editor, a new one is offered once it is saved.",
    list(withMetadata({ names: "resourceCategory" }, text({ max: 30 })), { min: 1 }),
  ),
});

const listIds = (categories: readonly { id: string }[]) => categories.map(({ id }) => id).sort();

export const resourcesPage = contentFile(
  "pages/resources.yaml",
  v.pipe(
    group({
      ...pageHead,
      hero: group({
        /** parts of the sheet label */
        ...labeledHead,
        lead: text({ max: 260 }),
      }),
      search: group(texts({ label: 40, placeholder: 40 })),
      categoriesLabel: text({ max: 40 }),
      allCategories: described("the button for every category", text({ max: 30 })),
      categories: described(
        "in the order of their buttons: the ID (also its name in the address), the label, and the drawing on the covers of its resources (see resources.yaml). A category without resources has no button.",
        listOf(1, 12, {
          id: categoryId(),
          label: text({ max: 30 }),
          cover: oneOf(coverKinds, "a cover"),
        }),
      ),
      count: pattern("count", "total"),
      parts,
      elsewhere: described(
        "below the resources, not counted with them and not filtered: what else the site has for their readers, each with a cover (see resources.yaml) and what the reader gets (`format`)",
        group({
          ...texts({ title: 60, text: 140 }),
          items: list(elsewhere, { min: 1, max: 6 }),
        }),
      ),
      ...texts({ download: 20, opensInNewTab: 40 }),
      empty: group(texts({ title: 40, text: 120, reset: 30 })),
      closing: closingCall(),
    }),
    v.forward(
      v.partialCheck(
        [["categories"], ["parts"]],
        ({ categories, parts }) =>
          String(listIds(categories)) === String(parts.flatMap((part) => part.categories).sort()),
        ({ input: { categories } }) =>
          `do not fit the categories, expected each of ${listIds(categories).join(", ")} in one part`,
      ),
      ["parts"],
    ),
  ),
  "The Resource Hub: search, categories, cards. The resources themselves are in resources.yaml, and the text of each document in documents/ or legal/.",
);
export type ResourcesPage = Content<typeof resourcesPage>;
