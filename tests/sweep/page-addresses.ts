import { globSync, statSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import { editions } from "../../app/editions.ts";
import { getArticleSlug, getCanonicalPath, paths, publicPaths } from "../../app/routes.ts";
import { isSitePage } from "../../server/file-rules.ts";

/** The folder with the site's own content. */
export const siteRoot = resolve(import.meta.dirname, "../..");

/** The build of that content. */
export const siteBuild = "build/current";

/** The contract's paths as links have them, by their canonical form. */
const links = new Map(
  editions.flatMap(({ prefix }) =>
    publicPaths.map((path) => [getCanonicalPath(prefix + path), prefix + path]),
  ),
);

/** Its pages, scripts and styles. */
export const client = resolve(siteRoot, siteBuild, "client");

/** Every page of the build, in each language, as links have it. */
export const pageAddresses: readonly string[] = globSync("**/index.html", { cwd: client })
  .map((file) => file.replaceAll(sep, "/"))
  .filter(isSitePage)
  .map((file) => `/${dirname(file)}`.replace("/.", "/"))
  .map((path) => links.get(getCanonicalPath(path)) ?? path)
  .sort();

/** The two pages of each language that answer 404. */
export const unknownAddresses: readonly string[] = editions.flatMap(({ prefix }) => [
  `${prefix}/no-such-page`,
  `${prefix}/blog/404`,
]);

const { privacy, imprint, disclaimer, terms, cookies, accessibility } = paths;
const legal: readonly string[] = [privacy, imprint, disclaimer, terms, cookies, accessibility];

/** Templates of pages that differ in nothing but their words. */
const textTemplates: readonly ((path: string) => boolean)[] = [
  (path) => getArticleSlug(path) !== undefined,
  (path) => legal.includes(path),
];

const getSize = (path: string) => statSync(join(client, path, "index.html")).size;

/** Of the pages of each such template and language, all but the longest. */
export const furtherTexts: ReadonlySet<string> = new Set(
  editions.flatMap(({ prefix }) =>
    textTemplates.flatMap((isOfTemplate) =>
      pageAddresses
        .filter((path) => path.startsWith(prefix) && isOfTemplate(path.slice(prefix.length)))
        .toSorted((a, b) => getSize(b) - getSize(a))
        .slice(1),
    ),
  ),
);
