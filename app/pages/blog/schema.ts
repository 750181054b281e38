import { group, list, text } from "../../content/fields.ts";
import { closingCall, link, pageHead, sheetLabel } from "../../content/page-fields.ts";
import { type Content, contentFile } from "../../content/source.ts";

/** content/pages/blog.yaml: the index of the articles. */
export const blogPage = contentFile(
  "pages/blog.yaml",
  group({
    ...pageHead,
    label: sheetLabel(),
    headline: text({ max: 60 }),
    lead: text({ max: 240 }),
    journey: link(),
    /** of the articles */
    categories: list(text({ max: 30 }), { min: 1, max: 12 }),
    featured: group({
      label: text({ max: 40 }),
      title: text({ max: 60 }),
      read: text({ max: 30 }),
    }),
    more: group({
      label: text({ max: 40 }),
      title: text({ max: 60 }),
      /** marks the newest article, unless it is a featured one */
      newest: text({ max: 20 }),
      sort: group({
        label: text({ max: 30 }),
        byTitle: text({ max: 30 }),
        /** read out when the order changes */
        sortedByTitle: text({ max: 60 }),
        sortedByDate: text({ max: 60 }),
      }),
    }),
    /** the cell after the last article */
    feed: group({ title: text({ max: 40 }), text: text({ max: 160 }), link: text({ max: 30 }) }),
    closing: closingCall(),
  }),
);
export type BlogPage = Content<typeof blogPage>;
