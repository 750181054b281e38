import { described, withMetadata } from "content-model/field-metadata";
import { alike, group, list, pattern, text, texts } from "content-model/fields";
import { type Content, contentFile } from "content-model/source";
import { closingCall, link, pageHead } from "../../fields/page-fields.ts";
import { relatedCount } from "../../parts/articles/schema.ts";

export const articlePage = contentFile(
  "pages/article.yaml",
  group({
    ...pageHead,
    notFound: group({
      eyebrow: list(text({ max: 20 }), { min: 1, max: 2 }),
      text: text({ max: 160 }),
      link: link(),
    }),
    back: link(),
    cells: described(
      "what the facts below the excerpt are, for screen readers",
      group(alike(text({ max: 20 }), "date", "author", "readTime", "category")),
    ),
    ...texts({ copyLink: 30, contents: 30 }),
    sources: described(
      "the list at the end of the article; `undated` is for a source without a year",
      group(texts({ title: 30, undated: 20 })),
    ),
    related: group(texts({ label: 40, title: 40 })),
    defaultRelated: described(
      "up to three articles, shown below one that names none itself. An article is never related to itself; the newest other one takes its place.",
      list(withMetadata({ names: "articles" }, text({ max: 80 })), { max: relatedCount }),
    ),
    closing: closingCall(),
  }),
  "The words around every article. Title and description are for the page that is shown when an article does not exist.",
);
export type ArticlePage = Content<typeof articlePage>;

export const media = contentFile(
  "media.yaml",
  group({ watch: pattern("host"), captions: text({ max: 30 }) }),
  "Words with videos: `watch` is the link to a video on another site, `captions` their name in the player’s menu.",
);
export type MediaWords = Content<typeof media>;
