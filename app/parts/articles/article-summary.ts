import type { Article, ArticleSummary } from "./schema.ts";

/** What cards and lists show of an article; no text. */
export function getArticleSummary(article: Article): ArticleSummary {
  const { slug, title, excerpt, date, readTime, category, featured } = article;
  const { picture, pictureAlt } = article;
  return {
    slug,
    title,
    excerpt,
    date,
    readTime,
    category,
    featured,
    picture,
    pictureAlt,
  };
}
