import { group, list, text } from "../../content/fields.ts";
import { closingCall, link, pageHead } from "../../content/page-fields.ts";
import { type Content, contentFile } from "../../content/source.ts";
import { relatedCount } from "../../parts/articles/schema.ts";

/**
 * content/pages/article.yaml: the words around every article. Title and description are those of
 * the not-found page for articles.
 */
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
    /** the cells of the title block */
    cells: group({
      date: text({ max: 20 }),
      author: text({ max: 20 }),
      readTime: text({ max: 20 }),
      category: text({ max: 20 }),
    }),
    copyLink: text({ max: 30 }),
    contents: text({ max: 30 }),
    /** the list at the end of the article; `undated` is said of a source without a year */
    sources: group({ title: text({ max: 30 }), undated: text({ max: 20 }) }),
    related: group({ label: text({ max: 40 }), title: text({ max: 40 }) }),
    /** slugs of the articles listed below an article that names none */
    defaultRelated: list(text({ max: 80 }), { min: relatedCount, max: relatedCount }),
    draft: text({ max: 60 }),
    closing: closingCall(),
  }),
);
export type ArticlePage = Content<typeof articlePage>;
