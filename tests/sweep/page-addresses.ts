import { resolve } from "node:path";
import { articles } from "../../app/parts/articles/schema.ts";
import { getArticlePath, publicPaths } from "../../app/routes.ts";
import { readContent } from "../../build-site/content/read-content.ts";

/** The folder with the site's own content. */
export const siteRoot = resolve(import.meta.dirname, "../..");

/** Every page that a visitor can come to, from the route map and the folder of the articles. */
export const pageAddresses: readonly string[] = [
  ...publicPaths,
  ...readContent(siteRoot, articles)
    .filter(({ draft }) => !draft)
    .map(({ slug }) => getArticlePath(slug)),
];

/** The two pages that answer 404. */
export const unknownAddresses: readonly string[] = ["/no-such-page", "/blog/404"];
