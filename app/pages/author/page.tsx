import { fillPattern } from "content-model/fill-pattern";
import { definePages } from "../../engine/page.ts";
import { ArticleRows } from "../../parts/articles/ArticleRows.tsx";
import { hasAuthorPage } from "../../parts/articles/article-lists.ts";
import { type Article, type Author, articles, authors } from "../../parts/articles/schema.ts";
import { buildAuthor } from "../../parts/head/page-graph.ts";
import { site } from "../../parts/head/site-schema.ts";
import { ClosingCall } from "../../parts/sections/ClosingCall.tsx";
import { PageHero } from "../../parts/sections/PageHero.tsx";
import { Picture } from "../../parts/ui/Picture.tsx";
import { getArticlePath, getAuthorPath, getCanonicalPath } from "../../routes.ts";
import { authorPage } from "./schema.ts";

const listBy = ({ slug }: Author, articles: readonly Article[]) =>
  articles.filter(({ author }) => author === slug);

export default definePages({
  needs: { words: authorPage, authors, articles, site },
  items: ({ authors, articles }) => authors.filter(({ slug }) => hasAuthorPage(slug, articles)),
  address: ({ slug }: Author) => ({ path: getAuthorPath(slug) }),
  head: ({ words, articles, site }, author) => ({
    title: fillPattern(words.title, { name: author.name }),
    description: author.about,
    type: "ProfilePage" as const,
    hasFeed: true,
    modified: listBy(author, articles)[0]?.date,
    mainEntity: buildAuthor(site, author, true),
    items: listBy(author, articles).map(({ slug, title }) => ({
      name: title,
      href: getCanonicalPath(getArticlePath(slug)),
    })),
  }),
  render({ words, articles }, author) {
    const { label, title, readNewest, back, closing } = words;
    const [newest] = listBy(author, articles);
    return (
      <>
        <PageHero
          label={author.role ? [label, author.role] : [label]}
          title={fillPattern(title, { name: author.name })}
          lead={author.about}
          primary={newest && { label: readNewest, href: getArticlePath(newest.slug) }}
          secondary={back}
        />
        <section aria-labelledby="articles-title" className="bg-sheet py-band">
          <div className="page-column">
            {author.portrait && (
              <Picture
                picture={author.portrait.picture}
                alt={author.portrait.alt}
                sizes="128px"
                className="mb-8 size-32"
              />
            )}
            <h2 id="articles-title" className="mb-4 text-h3">
              {words.articles}
            </h2>
            <ArticleRows articles={listBy(author, articles)} />
          </div>
        </section>
        <ClosingCall {...closing} />
      </>
    );
  },
});
