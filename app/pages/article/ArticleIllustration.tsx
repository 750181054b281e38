import type { Article } from "../../parts/articles/schema.ts";
import type { MediaWords } from "../../parts/media/schema.ts";
import { Video } from "../../parts/media/Video.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import { HtmlText } from "../../parts/ui/HtmlText.tsx";
import { Picture } from "../../parts/ui/Picture.tsx";

/** As wide as figures are in article.css. */
const sizes =
  "(min-width: 100rem) 67rem, (min-width: 80rem) 52rem, (min-width: 64rem) 46rem, 100vw";

interface ArticleIllustrationProps {
  illustration: Exclude<Article["parts"][number], { html: string }>;
  words: MediaWords;
}

/** A picture or video in an article's text. */
export function ArticleIllustration({ illustration, words }: ArticleIllustrationProps) {
  const { picture, alt, caption, credit, video } = illustration;
  const isTall = picture.height > picture.width;
  return (
    <figure className={classNames("picture", isTall && "max-w-[32rem]")}>
      {video ? (
        <Video {...{ video, alt, sizes, words }} poster={picture} />
      ) : (
        <Picture {...{ picture, alt, sizes }} className="h-auto w-full" />
      )}
      {(caption || credit) && (
        <figcaption>
          {caption && <HtmlText html={caption} />}
          {credit && <span className="tag">{credit}</span>}
        </figcaption>
      )}
    </figure>
  );
}
