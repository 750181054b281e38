import { described } from "content-model/field-metadata";
import { group, list, pattern, text, texts } from "content-model/fields";
import { type Content, contentFile } from "content-model/source";
import { link, pageHead } from "../../fields/page-fields.ts";

export const notFoundPage = contentFile(
  "pages/not-found.yaml",
  group({
    ...pageHead,
    ...texts({ eyebrow: 40, headline: 60, text: 240 }),
    home: link(),
    countdown: pattern("seconds"),
    countdownLast: described("the same text when one second is left", text({ max: 120 })),
    ...texts({ stay: 30, stayed: 160 }),
    suggestions: group({ title: text({ max: 60 }), links: list(link(), { min: 1, max: 5 }) }),
  }),
  "Shown for an address that doesn’t exist. After a countdown, it takes visitors to the homepage, unless they choose to stay.",
);
export type NotFoundPage = Content<typeof notFoundPage>;
