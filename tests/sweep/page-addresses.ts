import { resolve } from "node:path";
import { editions } from "../../app/editions.ts";
import { articles } from "../../app/parts/articles/schema.ts";
import { getArticlePath, publicPaths } from "../../app/routes.ts";
import { readContent } from "../../build-site/content/read-content.ts";

/** The folder with the site's own content. */
export const siteRoot = resolve(import.meta.dirname, "../..");

/** Every page that a visitor can come to, from the route map and the articles, in each language. */
export const pageAddresses: readonly string[] = editions.flatMap(({ folder, prefix }) =>
  [
    ...publicPaths,
    ...readContent(resolve(siteRoot, folder), articles)
      .filter(({ draft }) => !draft)
      .map(({ slug }) => getArticlePath(slug)),
  ].map((path) => prefix + path),
);

/** The two pages of each language that answer 404. */
export const unknownAddresses: readonly string[] = editions.flatMap(({ prefix }) => [
  `${prefix}/no-such-page`,
  `${prefix}/blog/404`,
]);
