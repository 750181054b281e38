import * as v from "valibot";
import { group, pattern, text } from "./fields.ts";

/** With a number of three digits and the site's name, a title is not cut off in search results. */
const maxTitleLength = 48;

const laterPages = () =>
  group({
    title: v.pipe(
      pattern("number"),
      v.maxLength(maxTitleLength, `is too long, expected at most ${maxTitleLength} characters`),
    ),
    description: v.pipe(
      pattern("from", "to", "total"),
      v.minLength(50, "is too short, expected at least 50 characters"),
      v.maxLength(160, "is too long, expected at most 160 characters"),
    ),
    /** the two parts of the sheet label */
    section: text({ max: 40 }),
    sheet: pattern("number", "last"),
    lead: pattern("from", "to", "total"),
    heading: text({ max: 60 }),
  });

/** content/blog-pages.yaml: the pages of the blog's index, where there is more than one. */
export const blogPagesSchema = group({
  links: group({
    name: text({ max: 40 }),
    previous: text({ max: 20 }),
    next: text({ max: 20 }),
    page: pattern("number"),
  }),
  sorted: text({ max: 60 }),
  byDate: laterPages(),
  byTitle: laterPages(),
});
export type BlogPages = v.InferOutput<typeof blogPagesSchema>;
