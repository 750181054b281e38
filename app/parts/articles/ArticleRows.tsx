import { getArticlePath } from "../../routes.ts";
import { AppLink } from "../ui/AppLink.tsx";
import { Arrow } from "../ui/Arrow.tsx";
import { Picture } from "../ui/Picture.tsx";
import { ArticleFacts } from "./ArticleFacts.tsx";
import type { Article } from "./schema.ts";

/** Articles as the lines of a drawing register. */
export function ArticleRows({ articles }: { articles: readonly Article[] }) {
  return (
    <ul className="@container border-t border-ink">
      {articles.map((article) => (
        <li
          key={article.slug}
          className="group/card relative grid grid-cols-[5.5rem_1fr] items-center gap-x-5 border-b border-hairline py-4 sm:grid-cols-[7rem_1fr_auto] sm:gap-x-7 @min-[60rem]:grid-cols-[7rem_1fr_1fr_auto]"
        >
          <div className="relative aspect-5/4">
            <Picture
              picture={article.picture}
              alt=""
              sizes="112px"
              className="absolute inset-0 size-full"
            />
          </div>
          <div>
            <h3 className="text-h4">
              <AppLink href={getArticlePath(article.slug)} className="card-cover">
                {article.title}
              </AppLink>
            </h3>
            <ArticleFacts article={article} className="mt-2" />
          </div>
          <p className="hidden max-w-note text-detail text-text @min-[60rem]:block">
            {article.excerpt}
          </p>
          <Arrow className="text-h4 max-sm:hidden" />
        </li>
      ))}
    </ul>
  );
}
