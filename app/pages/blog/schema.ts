import { described } from "content-model/field-metadata";
import { group, list, text } from "content-model/fields";
import { type Content, contentFile } from "content-model/source";
import { closingCall, link, pageHead, sheetLabel } from "../../fields/page-fields.ts";

export const blogPage = contentFile(
  "pages/blog.yaml",
  group({
    ...pageHead,
    label: sheetLabel(),
    headline: text({ max: 60 }),
    lead: text({ max: 240 }),
    readNewest: described("the first button: it opens the newest article", text({ max: 40 })),
    journey: link(),
    categories: described(
      "an article’s category is one of these",
      list(text({ max: 30 }), { min: 1, max: 12 }),
    ),
    featured: group({
      label: text({ max: 40 }),
      title: text({ max: 60 }),
      read: text({ max: 30 }),
    }),
    more: group({
      label: text({ max: 40 }),
      title: text({ max: 60 }),
      newest: described("marks the newest article, unless it is a featured one", text({ max: 20 })),
      sort: described(
        "the articles are in order of date until a reader chooses otherwise",
        group({
          label: text({ max: 30 }),
          byTitle: text({ max: 30 }),
          sortedByTitle: described("the order of the list, in words", text({ max: 30 })),
          sortedByDate: text({ max: 30 }),
        }),
      ),
    }),
    feed: described(
      "the cell after the last article",
      group({ title: text({ max: 40 }), text: text({ max: 160 }), link: text({ max: 30 }) }),
    ),
    closing: closingCall(),
  }),
  "The index of the articles. The articles themselves are in blog/.",
);
export type BlogPage = Content<typeof blogPage>;
