import { definePage } from "../../engine/page.ts";
import { articles } from "../../parts/articles/schema.ts";
import { ClosingCall } from "../../parts/sections/ClosingCall.tsx";
import { PageHero } from "../../parts/sections/PageHero.tsx";
import { getArticlePath, getCanonicalPath, paths } from "../../routes.ts";
import { ArticleRegister } from "./ArticleRegister.tsx";
import { FeaturedArticle } from "./FeaturedArticle.tsx";
import { blogPage } from "./schema.ts";

export default definePage({
  address: { path: paths.blog },
  needs: { words: blogPage, articles },
  head: ({ words, articles }) => ({
    ...words,
    type: "CollectionPage",
    hasFeed: true,
    items: articles
      .toSorted((a, b) => Number(b.featured) - Number(a.featured))
      .map(({ slug, title }) => ({ name: title, href: getCanonicalPath(getArticlePath(slug)) })),
  }),
  render({ words, articles }) {
    const featured = articles.filter((article) => article.featured);
    const others = articles.filter((article) => !article.featured);
    const [newest] = articles;
    return (
      <>
        <PageHero
          label={words.label}
          title={words.headline}
          lead={words.lead}
          primary={newest && { label: words.readNewest, href: getArticlePath(newest.slug) }}
          secondary={words.journey}
        />
        <section aria-labelledby="featured-title">
          <h2 id="featured-title" className="sr-only">
            {words.featured.title}
          </h2>
          {featured.map((article, index) => (
            <FeaturedArticle
              key={article.slug}
              article={article}
              labels={words.featured}
              room={index % 2 === 1}
            />
          ))}
        </section>
        <ArticleRegister articles={others} newest={newest?.slug} page={words} />
        <ClosingCall {...words.closing} />
      </>
    );
  },
});
