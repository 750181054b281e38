import { group, list, pattern, text } from "../../content/fields.ts";
import { link, pageHead } from "../../content/page-fields.ts";
import { type Content, contentFile } from "../../content/source.ts";

/** content/pages/not-found.yaml: the page for every unknown address. */
export const notFoundPage = contentFile(
  "pages/not-found.yaml",
  group({
    ...pageHead,
    eyebrow: text({ max: 40 }),
    headline: text({ max: 60 }),
    text: text({ max: 240 }),
    home: link(),
    countdown: pattern("seconds"),
    /** the same at one second */
    countdownLast: text({ max: 120 }),
    stay: text({ max: 30 }),
    stayed: text({ max: 160 }),
    suggestions: group({ title: text({ max: 60 }), links: list(link(), { min: 1, max: 5 }) }),
  }),
);
export type NotFoundPage = Content<typeof notFoundPage>;
