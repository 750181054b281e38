import { described } from "content-model/field-metadata";
import { group, list, text, texts } from "content-model/fields";
import { type Content, contentFile } from "content-model/source";
import { closingCall, link, pageHead, sheetLabel } from "../../fields/page-fields.ts";

export const blogPage = contentFile(
  "pages/blog.yaml",
  group({
    ...pageHead,
    label: sheetLabel(),
    ...texts({ headline: 60, lead: 240 }),
    readNewest: described("the first button: it opens the newest article", text({ max: 40 })),
    journey: link(),
    categories: described(
      "an article’s category is one of these",
      list(text({ max: 30 }), { min: 1, max: 12 }),
    ),
    featured: group(texts({ label: 40, title: 60, read: 30 })),
    more: group({
      ...texts({ label: 40, title: 60 }),
      newest: described("marks the newest article, unless it is a featured one", text({ max: 20 })),
      sort: described(
        "the articles are in order of date until a reader chooses otherwise",
        group({
          ...texts({ label: 30, byTitle: 30 }),
          sortedByTitle: described("the order of the list, in words", text({ max: 30 })),
          sortedByDate: text({ max: 30 }),
        }),
      ),
    }),
    feed: described(
      "the cell after the last article",
      group(texts({ title: 40, text: 160, link: 30 })),
    ),
    closing: closingCall(),
  }),
  "The index of the articles. The articles themselves are in blog/.",
);
export type BlogPage = Content<typeof blogPage>;
