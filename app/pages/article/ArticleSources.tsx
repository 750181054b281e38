import type { Article } from "../../parts/articles/schema.ts";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import type { ArticlePage } from "./schema.ts";

interface ArticleSourcesProps {
  id: string;
  sources: NonNullable<Article["sources"]>;
  words: ArticlePage["sources"];
}

/** What the article names and others published, each with the publisher's page. */
export function ArticleSources({ id: headingId, sources, words }: ArticleSourcesProps) {
  return (
    <>
      <h2 id={headingId}>{words.title}</h2>
      <ol className="source-list">
        {sources.map(({ id, title, publisher, year, url }) => (
          <li key={id}>
            <AppLink href={url}>{title}</AppLink>
            {`, ${publisher}, ${year ?? words.undated}`}
          </li>
        ))}
      </ol>
    </>
  );
}
