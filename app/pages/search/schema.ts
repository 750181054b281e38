import { described } from "content-model/field-metadata";
import { alike, group, list, listOf, pattern, text, texts } from "content-model/fields";
import { type Content, contentFile } from "content-model/source";
import { href } from "../../fields/link-fields.ts";
import { datedHead, labeledHead, link } from "../../fields/page-fields.ts";

export const searchPage = contentFile(
  "pages/search.yaml",
  group({
    ...datedHead,
    hero: group({ ...labeledHead, lead: text({ max: 200 }), shortcut: text({ max: 80 }) }),
    box: group(texts({ label: 40, placeholder: 40 })),
    loading: text({ max: 40 }),
    unsaid: described(
      "said of a word that no page has, with the nearest there is or without",
      group({ nearest: pattern("word", "nearest"), plain: pattern("word") }),
    ),
    part: described("said when no page has all the words", pattern("query")),
    found: pattern("count", "query"),
    foundOne: pattern("query"),
    none: group({ title: pattern("query"), text: text({ max: 140 }), link: link() }),
    failed: described("shown when the index cannot be loaded", text({ max: 100 })),
    groups: described(
      "everything there is, in this order, each list under its title",
      group(alike(text({ max: 30 }), "page", "article", "document")),
    ),
    topics: described(
      "words that people type, and the place that answers them or says what the product is not",
      listOf(0, 60, {
        label: text({ max: 60 }),
        href: href(),
        names: list(text({ max: 30 }), { min: 1 }),
      }),
    ),
  }),
  "The search, from top to bottom: the box, what it says about the results, and the lists of everything there is.",
);
export type SearchPage = Content<typeof searchPage>;
