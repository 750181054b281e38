import type { BlogPosting, Organization, Person } from "schema-dts";
import { getArticlePath } from "../../routes.ts";
import type { Article } from "../articles/schema.ts";
import type { Site } from "../chrome/site-schema.ts";
import { getCanonicalUrl } from "./page-graph.ts";
import { buildOrganization } from "./site-entries.ts";

/** An article, for search engines. */
export function buildBlogPosting(
  site: Site,
  article: Omit<Article, "html">,
  author: Person | Organization,
  inLanguage: string,
): BlogPosting {
  const url = getCanonicalUrl(getArticlePath(article.slug), site);
  return {
    "@type": "BlogPosting",
    "@id": `${url}#article`,
    headline: article.title,
    description: article.excerpt,
    image: new URL(article.picture.src, site.origin).href,
    datePublished: article.date,
    dateModified: article.date,
    author,
    publisher: buildOrganization(site),
    mainEntityOfPage: { "@id": url },
    articleSection: article.category,
    wordCount: article.words,
    timeRequired: `PT${Number.parseInt(article.readTime, 10)}M`,
    inLanguage,
  };
}
