import { ArticleFacts } from "../../parts/articles/ArticleFacts.tsx";
import type { Article } from "../../parts/articles/schema.ts";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import { Arrow } from "../../parts/ui/Arrow.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import { Picture } from "../../parts/ui/Picture.tsx";
import { SheetLabel } from "../../parts/ui/SheetLabel.tsx";
import { getArticlePath } from "../../routes.ts";
import type { BlogPage } from "./schema.ts";

interface FeaturedArticleProps {
  article: Article;
  labels: BlogPage["featured"];
  /** Dark, with the picture on the other side. */
  room: boolean;
}

/** A large article of the index: its picture over half the page. The whole band is the link. */
export function FeaturedArticle({ article, labels, room }: FeaturedArticleProps) {
  const { slug, title, excerpt, picture, pictureAlt } = article;
  return (
    <article
      className={classNames(
        "group/card relative overflow-hidden border-b",
        room ? "room sheet-grid border-room-edge bg-room text-white" : "border-hairline bg-sheet",
      )}
    >
      <div
        className={classNames(
          "page-column grid items-center gap-x-12 gap-y-4 pt-12 pb-6 md:py-10 lg:py-16",
          room ? "md:grid-cols-[1.15fr_1fr]" : "md:grid-cols-[1fr_1.15fr]",
        )}
      >
        <div className={room ? "md:order-2" : undefined}>
          <SheetLabel parts={[labels.label]} />
          <h3 className="mt-5 max-w-[9.5em] text-h2">
            <AppLink
              href={getArticlePath(slug)}
              className="card-cover focus-visible:after:-outline-offset-8"
            >
              {title}
            </AppLink>
          </h3>
          <ArticleFacts article={article} className="mt-5" />
          <p className="mt-5 max-w-note text-lead text-text in-[.room]:text-room-text">{excerpt}</p>
          <p aria-hidden="true" className="mt-7 inline-flex items-center gap-2.5 font-medium">
            <span className="underline decoration-1 underline-offset-6">{labels.read}</span>
            <Arrow />
          </p>
        </div>
        <div className={classNames("relative", room ? "lg:-ml-8" : "lg:-mr-8")}>
          <div className="relative mx-auto aspect-5/4 max-w-[46rem]">
            <Picture
              picture={picture}
              alt={pictureAlt}
              sizes="(min-width: 80rem) 736px, (min-width: 48rem) 54vw, 100vw"
              className="absolute inset-0 size-full"
            />
          </div>
        </div>
      </div>
    </article>
  );
}
